/** The live regions for screen readers: polite for events, assertive for decisions. */

import type { Live } from './live.ts';

export const LiveRegion = ({ live }: { readonly live: Live }) => (
  <>
    <div class="visually-hidden" role="status" aria-live="polite">
      {live.polite}
    </div>
    <div class="visually-hidden" role="alert" aria-live="assertive">
      {live.assertive}
    </div>
  </>
);

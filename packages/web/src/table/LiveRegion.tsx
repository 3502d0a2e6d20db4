/** The ears of the table: polite for what happens, assertive for what is asked. */

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

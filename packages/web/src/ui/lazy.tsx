/** Parts of the app that are fetched when they are first shown. */

import type { FunctionComponent, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/**
 * A component that is fetched when it is first drawn; until then `waiting` stands in its place. A failed fetch is
 * thrown while drawing, so that the nearest error boundary shows it.
 */
export const lazy = <P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  waiting: VNode | null = null,
): FunctionComponent<P> => {
  let loaded: FunctionComponent<P> | undefined;
  return (props) => {
    const [, redraw] = useState(0);
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    useEffect(() => {
      if (loaded !== undefined) return;
      load().then(
        (component) => {
          loaded = component;
          redraw((count) => count + 1);
        },
        (error: unknown) => setFailure({ error }),
      );
    }, []);
    if (failure !== null) throw failure.error;
    const Loaded = loaded;
    return Loaded === undefined ? waiting : <Loaded {...props} />;
  };
};

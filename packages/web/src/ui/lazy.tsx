/** Components that are loaded on demand. */

import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadPatiently } from './load-patiently.ts';

/**
 * A component that is loaded on its first render. `Waiting` is rendered with the same props until then. A failed
 * load is thrown during rendering, so that the nearest error boundary shows it.
 */
export const lazy = <P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  Waiting: FunctionComponent<P> = () => null,
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
    const Shown = loaded ?? Waiting;
    return <Shown {...props} />;
  };
};

/**
 * A part of a table that is loaded on its first render. Without a network the table stays as it is, and the part appears
 * once it can be loaded.
 */
export const lazyPart = <P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  Waiting: FunctionComponent<P> = () => null,
): FunctionComponent<P> => {
  let loaded: FunctionComponent<P> | null = null;
  return (props) => {
    const [, redraw] = useState(0);
    useEffect(() => {
      if (loaded !== null) return;
      return loadPatiently(load, (component) => {
        loaded = component;
        redraw((count) => count + 1);
      });
    }, []);
    const Shown = loaded ?? Waiting;
    return <Shown {...props} />;
  };
};

/** Loads a part of the app that is not needed at once. Without a network it tries again until the network is back. */

/** The pauses between tries. The last one repeats. */
const PAUSES_MS = [500, 1000, 2000, 5000];

/** Returns a function that ends the tries. After that `onLoaded` is not called. */
export const loadPatiently = <V>(load: () => Promise<V>, onLoaded: (part: V) => void): (() => void) => {
  let isWanted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tryToLoad = (tries: number): void => {
    load().then(
      (part) => {
        if (isWanted) onLoaded(part);
      },
      () => {
        const pause = PAUSES_MS[tries] ?? PAUSES_MS.at(-1);
        if (isWanted) timer = setTimeout(() => tryToLoad(tries + 1), pause);
      },
    );
  };
  tryToLoad(0);
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
};

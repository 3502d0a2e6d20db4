/** Replaces the clock and `Math.random` with functions that throw, so that rules that call them are found. */

const trap = (name: string) => (): never => {
  throw new Error(`the rules called ${name}`);
};

/** Both `Date.now()` and `new Date()` read the clock; a Date made from given numbers does not. */
const trappedDate = (real: DateConstructor): DateConstructor =>
  new Proxy(real, {
    apply: trap('Date()'),
    construct: (target, given: readonly unknown[]) =>
      given.length === 0 ? trap('new Date()')() : Reflect.construct(target, given),
    get: (target, name) => (name === 'now' ? trap('Date.now') : Reflect.get(target, name)),
  });

export const withTraps = <R>(run: () => R): R => {
  const { random } = Math;
  const date = globalThis.Date;
  try {
    Math.random = trap('Math.random');
    globalThis.Date = trappedDate(date);
    return run();
  } finally {
    Math.random = random;
    globalThis.Date = date;
  }
};

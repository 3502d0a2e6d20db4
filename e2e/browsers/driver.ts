/** What the matches in other browsers need of a browser. */

export interface Driver {
  /** Name and version, as the browser says them. */
  readonly name: string;
  goto(url: string): Promise<void>;
  /** Runs the function in the page. It must be self-contained; argument and result travel as JSON. */
  evaluate<A, R>(run: (argument: A) => R | Promise<R>, argument: A): Promise<R>;
  /** A press of the pointer at this point of the window. */
  press(x: number, y: number): Promise<void>;
  /** A PNG of the window. */
  screenshot(): Promise<Buffer>;
  /** Errors that the page has reported since the last call. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Null if the browser is not installed. */
export type Launch = () => Promise<Driver | null>;

export const WINDOW = { width: 1280, height: 860 } as const;

/** The source of a call of the function. It resolves to the result as JSON. */
export const callOf = <A, R>(run: (argument: A) => R | Promise<R>, argument: A): string =>
  // tsx names functions by a helper, which the page does not have.
  `(async () => { const __name = (it) => it; return JSON.stringify((await (${run.toString()})(${JSON.stringify(argument) ?? 'undefined'})) ?? null); })()`;

export const resultOf = <R>(json: string): R => JSON.parse(json) as R;

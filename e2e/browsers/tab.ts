/** What the matches need of a browser. Each browser has a file of its own that speaks its protocol. */

export interface Tab {
  open(address: string): Promise<void>;
  /** The value of an expression in the page. A promise is awaited. */
  evaluate<T>(expression: string): Promise<T>;
  /** Presses at a point of the window, as a mouse does. */
  press(x: number, y: number): Promise<void>;
  screenshot(): Promise<Uint8Array>;
}

export interface OpenBrowser {
  readonly version: string;
  readonly tab: Tab;
  close(): Promise<void>;
}

/** A browser that may be installed on this machine. */
export interface KnownBrowser {
  readonly name: string;
  /** The packages of Debian that contain it. */
  readonly packages: string;
  /** Each entry lists the names that one needed program may have. */
  readonly programs: readonly (readonly string[])[];
  open(): Promise<OpenBrowser>;
}

/** The size of the window. */
export const WINDOW = { width: 1280, height: 800 } as const;

/**
 * Calls a self-contained function in the page. The compiler may wrap functions in a helper named `__name`, which the page
 * does not have.
 */
export const callIn = <A extends readonly unknown[], T>(
  tab: Tab,
  call: (...args: A) => T | Promise<T>,
  ...args: A
): Promise<T> => {
  const values = JSON.stringify(JSON.stringify(args));
  return tab.evaluate(`(() => { const __name = (one) => one; return (${call})(...JSON.parse(${values})); })()`);
};

export const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

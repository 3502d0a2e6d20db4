/**
 * Who plays the bots of a table that several tabs have open: the tab that came to the front last. The others follow the
 * log. Only the bots need this; that two tabs never write the same version is the store's promise.
 */

export interface Lead {
  /** Takes the lead from whoever has it. */
  claim(): void;
  /** Leaves it to the next in line. */
  release(): void;
}

export interface LeadListener {
  gained(): void;
  lost(): void;
}

/** What a lead needs of the browser's Web Locks. */
export interface Locks {
  request(name: string, options: LockOptions, whileHeld: () => Promise<void>): Promise<unknown>;
}

export const leadOver = (locks: Locks | null, name: string, listener: LeadListener): Lead =>
  locks === null ? soleLead(listener) : new LockLead(locks, name, listener);

/** Pages without encryption have no Web Locks. Two tabs may then both play a bot: the slower one finds it done. */
const soleLead = (listener: LeadListener): Lead => {
  let leads = false;
  return {
    claim() {
      if (!leads) listener.gained();
      leads = true;
    },
    release() {
      leads = false;
    },
  };
};

class LockLead implements Lead {
  readonly #locks: Locks;
  readonly #name: string;
  readonly #listener: LeadListener;
  /** Counts requests, so that the end of an older one is told from the end of the current one. */
  #request = 0;
  #isHeld = false;
  #letGo: () => void = () => undefined;

  constructor(locks: Locks, name: string, listener: LeadListener) {
    this.#locks = locks;
    this.#name = name;
    this.#listener = listener;
  }

  claim(): void {
    if (this.#isHeld) return;
    this.#letGo();
    this.#ask({ steal: true });
  }

  release(): void {
    this.#request++;
    this.#isHeld = false;
    this.#letGo();
  }

  #ask(options: LockOptions): void {
    const request = ++this.#request;
    const ended = (): void => this.#ended(request);
    this.#locks.request(this.#name, options, () => this.#hold(request)).then(ended, ended);
  }

  #hold(request: number): Promise<void> {
    if (request !== this.#request) return Promise.resolve();
    this.#isHeld = true;
    this.#listener.gained();
    return new Promise((resolve) => {
      this.#letGo = resolve;
    });
  }

  #ended(request: number): void {
    if (request !== this.#request) return;
    if (this.#isHeld) this.#standInLine();
    else this.#leadAnyway();
  }

  /** Another tab took the lead. */
  #standInLine(): void {
    this.#isHeld = false;
    this.#listener.lost();
    const waiting = new AbortController();
    this.#letGo = () => waiting.abort();
    this.#ask({ signal: waiting.signal });
  }

  /** The browser has locks but gives none to this page. */
  #leadAnyway(): void {
    this.#isHeld = true;
    this.#listener.gained();
  }
}

/**
 * Decides which tab plays the bots of a table that is open in several tabs: the tab that was in front last. The others
 * follow the log. Only bots need this: the store itself prevents two tabs from writing the same version.
 */

export interface LeaderElection {
  /** Takes the leadership from another tab. */
  claim(): void;
  /** Passes the leadership to the next waiting tab. */
  release(): void;
}

export interface LeaderListener {
  gained(): void;
  lost(): void;
}

/** The part of the Web Locks API that the election uses. */
export interface Locks {
  request(name: string, options: LockOptions, whileHeld: () => Promise<void>): Promise<unknown>;
}

export const electLeader = (locks: Locks | null, name: string, listener: LeaderListener): LeaderElection =>
  locks === null ? soleLead(listener) : new LockLead(locks, name, listener);

/** Pages without TLS have no Web Locks. Two tabs may then play the same bot; the slower one finds the action done. */
const soleLead = (listener: LeaderListener): LeaderElection => {
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

class LockLead implements LeaderElection {
  readonly #locks: Locks;
  readonly #name: string;
  readonly #listener: LeaderListener;
  /** Counts requests, to distinguish the end of an older request from that of the current one. */
  #request = 0;
  #isHeld = false;
  #letGo: () => void = () => undefined;

  constructor(locks: Locks, name: string, listener: LeaderListener) {
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
    if (this.#isHeld) this.#waitForLock();
    else this.#leadWithoutLock();
  }

  /** Another tab has taken the leadership. */
  #waitForLock(): void {
    this.#isHeld = false;
    this.#listener.lost();
    const waiting = new AbortController();
    this.#letGo = () => waiting.abort();
    this.#ask({ signal: waiting.signal });
  }

  /** The browser refuses locks to this page. */
  #leadWithoutLock(): void {
    this.#isHeld = true;
    this.#listener.gained();
  }
}

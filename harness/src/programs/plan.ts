/** What a stand is told: the same server, with something wrong on purpose. */

/** Where a stand can be told to die, in the order a command passes them. */
export const FAIL_POINTS = [
  'beforeWrite',
  'afterClaim',
  'afterInsert',
  'beforeCommit',
  'afterCommit',
  'beforeAnswer',
  'afterAnswer',
] as const;
export type FailPoint = (typeof FAIL_POINTS)[number];

/** Faults a harness has to find. */
export const FAULTS = [
  /** Says that a command is safe and writes it down a little later. */
  'ackBeforeCommit',
  /** Does not recognise a command that was sent before the last start. */
  'forgetCommands',
  /** Comes back without the last entry of every match. */
  'forgetLast',
  /** `synchronous=NORMAL`: safe from a crash, not from a power cut. */
  'lazyDisk',
  /** Takes a command for whichever seat it names. */
  'anySeat',
  /** Says nothing to what it cannot read. */
  'silent',
  /** Falls over what it cannot read. */
  'fragile',
  /** Stops to think now and then. */
  'stall',
  /** Shows the whole state beside the view. */
  'leakyView',
  /** Tells the whole state with every refusal. */
  'leakyRefusal',
  /** Has an endpoint that nobody thought about. */
  'unlistedRoute',
  /** Lets everybody see every table. */
  'openDoor',
  /** Takes every origin for ours that has our name in it. */
  'suffixOrigin',
] as const;
export type Fault = (typeof FAULTS)[number];

export interface StandPlan {
  readonly fault?: Fault;
  /** A word that every state of every match has in it, beside what the rules know. */
  readonly mark?: string;
  /** Dies at the n-th time it passes there. */
  readonly failAt?: { readonly point: FailPoint; readonly count: number };
}

const VARIABLE = 'HARNESS_STAND';

export const standEnv = (plan: StandPlan): Record<string, string> => ({ [VARIABLE]: JSON.stringify(plan) });

export const readStandPlan = (env: Readonly<Record<string, string | undefined>>): StandPlan =>
  JSON.parse(env[VARIABLE] ?? '{}');

/** The fault and the fail point of a faulty server, passed to it in its environment. */

/** The points at which a faulty server can end its own process, in the order in which a command passes them. */
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

/** The faults that harnesses must find. */
export const FAULTS = [
  /** Acknowledges a command before it is stored. */
  'ackBeforeCommit',
  /** Forgets the ids of commands at a restart. */
  'forgetCommands',
  /** Loses the last entry of every match at a restart. */
  'forgetLast',
  /** Uses `synchronous=NORMAL`, which survives a crash but not a power cut. */
  'lazyDisk',
  /** Accepts commands for seats of other people. */
  'anySeat',
  /** Does not answer messages that it cannot decode. */
  'silent',
  /** Crashes on messages that it cannot decode. */
  'fragile',
  /** Leaks memory with every refused message. */
  'hoard',
  /** Blocks the event loop now and then. */
  'stall',
  /** Adds the whole state to every view. */
  'leakyView',
  /** Adds the whole state to every refusal. */
  'leakyRefusal',
  /** Has an endpoint that the authorization matrix does not list. */
  'unlistedRoute',
  /** Shows every table to all callers. */
  'openDoor',
  /** Takes every caller for an operator. */
  'openAdmin',
  /** Every access token counts as one with all scopes. */
  'anyScope',
  /** Accepts every origin that contains the host name of the server. */
  'suffixOrigin',
  /** Sends the whole history of a match in one message. */
  'wholeHistory',
  /** Names its own commands by a hash of public values. */
  'guessableTimeout',
  /** Gives a player who returns half a minute, however often. */
  'timeComesBack',
  /** Keeps an undo request open until it is answered, at no cost for its asker. */
  'freeUndoAsk',
  /** Lets the host replace a player as soon as the connection drops. */
  'hastyKick',
  /** Lets a person open any number of tables, and lists the newest ones only. */
  'floodedLobby',
  /** Lets a seat undo as often as it likes. */
  'endlessLog',
  /** Counts a program and its owner as two voters. */
  'votingPrograms',
  /** Forgets from which household a match was opened. */
  'floodedMatches',
  /** Rewrites titles that contain the name of a deleted person. */
  'rewrittenTitles',
  /** Deletes the words of a report together with the account. */
  'erasedEvidence',
  /** Revokes all invitations when the host refuses a person. */
  'revokedInvites',
  /** Counts every use of a link or code against all people of an address. */
  'sharedTries',
  /** Shows people under the name that they chose, also if another person at the table has it. */
  'sameNames',
  /** Shows old chat lines under the new name of a person. */
  'renamedLines',
  /** Fails with an internal error when a person mutes an unknown id. */
  'brokenMute',
  /** Knows a chat line by its id, whatever its table. */
  'sharedChatIds',
  /** Shows the host to people who wait for admission. */
  'shownHost',
  /** The database accepts the writes of a node that another one has replaced, and the node does not notice. */
  'noFence',
  /** A node does not notice that its lease has run out. */
  'timelessLease',
  /** Nodes tell each other nothing. */
  'deafBus',
] as const;
export type Fault = (typeof FAULTS)[number];

export interface FaultPlan {
  readonly fault?: Fault;
  /** A canary: a word that the server adds to every state and must never send. */
  readonly mark?: string;
  /** Kills the server at the `count`-th pass of the point. */
  readonly failAt?: { readonly point: FailPoint; readonly count: number };
}

const VARIABLE = 'HARNESS_FAULTS';

export const faultEnv = (plan: FaultPlan): Record<string, string> => ({ [VARIABLE]: JSON.stringify(plan) });

export const readFaultPlan = (env: Readonly<Record<string, string | undefined>>): FaultPlan =>
  JSON.parse(env[VARIABLE] ?? '{}');

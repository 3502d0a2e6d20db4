/** Limits of messages and times. The server refuses larger messages. */

/** Raise it when old clients cannot decode new messages. */
export const PROTOCOL_VERSION = 3;

export const LIMITS = {
  frameBytes: 16_384,
  commandBytes: 4_096,
  /** The deepest nesting of arrays and objects. */
  nesting: 16,
  nameLength: 24,
  titleLength: 60,
  chatLength: 300,
  /** Reasons and notes of the operator. */
  reasonLength: 200,
  seats: 12,
  /** One message contains at most so many steps of the history. */
  historySteps: 200,
  /** One answer contains at most so many steps of the past with their views. */
  pastSteps: 40,
  /** One message contains at most so many bytes of history or chat. A single larger step is sent alone. */
  historyBytes: 49_152,
  /** The server closes a socket whose unsent messages exceed this. */
  sendQueueBytes: 262_144,
  /** The server closes a socket that does not say hello within this time. */
  helloMs: 5_000,
  /** The server pings every socket this often and closes it after two pings without a pong. */
  heartbeatMs: 10_000,
  /** Browsers hide those pings from the page, so the client sends its own. */
  pingMs: 15_000,
} as const;

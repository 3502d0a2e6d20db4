/** How large things may be. Both sides keep to it: the server refuses what is larger. */

/** Raised when an old client would no longer understand. */
export const PROTOCOL_VERSION = 2;

export const LIMITS = {
  frameBytes: 16_384,
  commandBytes: 4_096,
  /** Of arrays and objects inside each other. */
  nesting: 16,
  nameLength: 24,
  titleLength: 60,
  chatLength: 300,
  seats: 12,
  /** More steps than this are not told one by one: the client gets a fresh look. */
  missedSteps: 200,
  sendQueueBytes: 262_144,
  helloMs: 5_000,
  /** The server asks for a sign of life this often, and gives up after two without an answer. */
  heartbeatMs: 10_000,
  /** A browser does not see that, so it asks too. */
  pingMs: 15_000,
} as const;

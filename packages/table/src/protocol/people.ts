/** People and their sessions. */

import { SEAT_COLOURS } from '../messages.ts';
import { LIMITS } from './limits.ts';
import { personName } from './names.ts';
import { count, type DecodedBy, flag, listOf, matching, nullable, oneOf, optional, shape, text } from './shape.ts';

/** Public: it identifies a person and does not authenticate them. */
export const personId = matching(/^[a-z0-9]{1,32}$/);

/** Empty after the person deleted their account. Clients then show a placeholder. */
const shownName = text(4 * LIMITS.nameLength);

/** `bot` is there for a program: it plays for `owner`. */
export const person = shape({
  id: personId,
  name: shownName,
  colour: oneOf(SEAT_COLOURS),
  bot: optional(shape({ owner: shape({ id: personId, name: shownName }) })),
});
export type Person = DecodedBy<typeof person>;

/** The parts of a profile that a person chooses. */
export const persona = shape({ name: personName, colour: oneOf(SEAT_COLOURS) });
export type Persona = DecodedBy<typeof persona>;

/** A session of a person. `id` is not secret: it only names the session to end. */
export const sessionInfo = shape({ id: matching(/^[0-9a-f]{16}$/), created: count, seen: count, current: flag });
export type SessionInfo = DecodedBy<typeof sessionInfo>;

/** `recoveryCode` is sent only once; null if the person existed already. */
export const meAnswer = shape({ me: person, recoveryCode: nullable(text(64)) });
export type MeAnswer = DecodedBy<typeof meAnswer>;

export const sessionsAnswer = shape({ sessions: listOf(sessionInfo, 1_000) });
export const mutesAnswer = shape({ muted: listOf(person, 10_000) });

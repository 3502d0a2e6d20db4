/** People as others see them, and as they see themselves. */

import { SEAT_COLOURS } from '../messages.ts';
import { LIMITS } from './limits.ts';
import { count, type DecodedBy, flag, listOf, matching, nullable, oneOf, shape, text } from './shape.ts';
import { lineOf } from './words.ts';

/** Public: it names a person, it proves nothing. */
export const personId = matching(/^[a-z0-9]{1,32}$/);

/** Empty once the person has deleted themselves: a name to be shown as "somebody". */
const shownName = text(4 * LIMITS.nameLength);

export const person = shape({ id: personId, name: shownName, colour: oneOf(SEAT_COLOURS) });
export type Person = DecodedBy<typeof person>;

/** What somebody may choose about themselves. */
export const persona = shape({ name: lineOf(LIMITS.nameLength), colour: oneOf(SEAT_COLOURS) });
export type Persona = DecodedBy<typeof persona>;

/** A device where a person is known. `id` is no secret: it only names the session to end. */
export const sessionLine = shape({ id: matching(/^[0-9a-f]{16}$/), created: count, seen: count, current: flag });
export type SessionLine = DecodedBy<typeof sessionLine>;

/** `recoveryCode` is shown this once and never again; null when the person was known already. */
export const meAnswer = shape({ me: person, recoveryCode: nullable(text(64)) });
export type MeAnswer = DecodedBy<typeof meAnswer>;

export const sessionsAnswer = shape({ sessions: listOf(sessionLine, 1_000) });
export const mutesAnswer = shape({ muted: listOf(person, 10_000) });

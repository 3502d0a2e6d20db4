/**
 * The JSON Schema of the whole protocol, made from the decoders. The server publishes it at `/api/schema.json`. Web pages do not
 * need it, so it is not part of the protocol's index.
 */

import { BOT_LEVELS, levelsFor } from '@fremont/bots';
import { GAMES } from '@fremont/games/registry';
import type { AnyGame, JsonSchema } from '@fremont/kernel';
import { SEAT_COLOURS, SEAT_REASONS } from '../messages.ts';
import { ADMIN_ROUTES } from './admin-routes.ts';
import { CHAT_MODES, CHAT_PRESETS, chatMessage, REPORT_REASONS, said } from './chat.ts';
import { command } from './commands.ts';
import { decodeError, ERROR_CODES, fieldProblem } from './errors.ts';
import { decodeFromClient } from './from-client.ts';
import {
  CLOSE_CODES,
  decodeFrame,
  decodeUpdate,
  historyStep,
  player,
  reference,
  undoAsk,
  undoState,
  vote,
} from './from-server.ts';
import { LIMITS, PROTOCOL_VERSION } from './limits.ts';
import { person, persona } from './people.ts';
import { ROUTES } from './routes.ts';
import { type Decoder, oneOf } from './shape.ts';
import {
  chair,
  clockPlan,
  clockView,
  matchResult,
  outcome,
  ROLES,
  room,
  roomMember,
  TABLE_PROBLEMS,
  TABLE_STATUSES,
  tableListing,
  tablePlan,
  VISIBILITIES,
} from './tables.ts';
import { accessToken, SCOPES } from './tokens.ts';

export { ADMIN_ROUTES } from './admin-routes.ts';
export { ROUTES, type Route } from './routes.ts';

/** The definitions of the schema. Where one of them is part of another, the other refers to it. */
const DEFINITIONS: Readonly<Record<string, Decoder<unknown>>> = {
  fromClient: decodeFromClient,
  fromServer: decodeFrame,
  command,
  update: decodeUpdate,
  historyStep,
  player,
  undoState,
  undoAsk,
  vote,
  outcome,
  clockView,
  error: decodeError,
  problem: fieldProblem,
  reference,
  person,
  persona,
  room,
  member: roomMember,
  chair,
  plan: tablePlan,
  clockPlan,
  tableListing,
  matchResult,
  chatMessage,
  said,
  accessToken,
  gameId: oneOf(Object.keys(GAMES)),
  colour: oneOf(SEAT_COLOURS),
  visibility: oneOf(VISIBILITIES),
  role: oneOf(ROLES),
  scope: oneOf(SCOPES),
  tableStatus: oneOf(TABLE_STATUSES),
  tableProblem: oneOf(TABLE_PROBLEMS),
  seatReason: oneOf(SEAT_REASONS),
  botLevel: oneOf(BOT_LEVELS),
  chatMode: oneOf(CHAT_MODES),
  chatPreset: oneOf(CHAT_PRESETS),
  reportReason: oneOf(REPORT_REASONS),
  errorCode: oneOf(ERROR_CODES),
};

export const protocolSchema = (): JsonSchema => {
  const names = new Map(Object.entries(DEFINITIONS).map(([name, { schema }]) => [schema, name]));
  const refer = (schema: JsonSchema): unknown => withReferences(schema, names);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Fremont protocol',
    description: 'Messages on the socket are fromClient and fromServer. x-routes lists the HTTP requests below /api.',
    anyOf: [refer(decodeFromClient.schema), refer(decodeFrame.schema)],
    $defs: Object.fromEntries(
      Object.entries(DEFINITIONS).map(([name, { schema }]) => [name, partsWithReferences(schema, names)]),
    ),
    'x-protocol': PROTOCOL_VERSION,
    'x-limits': LIMITS,
    'x-close-codes': CLOSE_CODES,
    'x-routes': Object.entries({ ...ROUTES, ...ADMIN_ROUTES }).map(([route, { body, answer, access, program }]) => {
      const [method, path] = route.split(' ');
      return {
        method,
        path,
        access,
        program,
        body: body === null ? null : refer(body.schema),
        answer: refer(answer.schema),
      };
    }),
    'x-games': Object.fromEntries(Object.entries(GAMES).map(([id, game]) => [id, describedGame(id, game)])),
  };
};

const describedGame = (id: string, { meta, schemas }: AnyGame): object => ({
  title: meta.title,
  seats: meta.seats,
  botLevels: levelsFor(id),
  /** Not in `legal`, because they are too many: a client makes them up, and the rules judge them. */
  openActions: meta.openActions,
  offTurnActions: meta.offTurnActions,
  endings: meta.endings,
  options: schemas?.options ?? {},
  action: schemas?.action ?? {},
  order: schemas?.order ?? null,
});

type Names = ReadonlyMap<JsonSchema, string>;

/** Decoders share the schemas of their parts, so a definition is recognised by identity. */
const withReferences = (schema: unknown, names: Names): unknown => {
  const name = names.get(schema as JsonSchema);
  return name === undefined ? partsWithReferences(schema, names) : { $ref: `#/$defs/${name}` };
};

const partsWithReferences = (schema: unknown, names: Names): unknown => {
  if (Array.isArray(schema)) return schema.map((part) => withReferences(part, names));
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, withReferences(part, names)]));
};

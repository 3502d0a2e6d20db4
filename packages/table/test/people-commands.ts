/** A table of Las Vegas with people, and their commands besides actions. */

import type { LasVegas } from '@fremont/games/las-vegas';
import { seatAt } from '@fremont/kernel';
import type { Answer, Command, ServerCommand, Table } from '@fremont/table';
import { need, newId, person } from './tables.ts';

export const TWO = [person('Ada'), person('Ben')];
export const THREE = [...TWO, person('Cy')];
export const FOUR = [...THREE, person('Di')];

export type Asked = Command | ServerCommand;
export type Without<C> = C extends Asked ? Omit<C, 'id'> : never;

export const ask = (table: Table<LasVegas>, command: Without<Asked>): Promise<Answer> =>
  table.send({ ...command, id: newId() } as Asked);

/** Sends a command as JSON, as a client does. */
export const askAsPerson = (table: Table<LasVegas>, command: Without<Command>): Promise<Answer> =>
  new Promise((resolve) => table.receive({ ...command, id: newId() }, resolve));

export const leave = (table: Table<LasVegas>, seat: number) => ask(table, { type: 'leave', seat: seatAt(seat) });
export const comeBack = (table: Table<LasVegas>, seat: number) => ask(table, { type: 'return', seat: seatAt(seat) });
export const vote = (table: Table<LasVegas>, seat: number, about: number, keep = true) =>
  ask(table, { type: 'vote', seat: seatAt(seat), about: seatAt(about), keep });
export const timeout = (table: Table<LasVegas>) => {
  const { id, seat } = need(table.asks[0]);
  return ask(table, { type: 'timeout', seat, decision: id });
};
export const askUndo = (table: Table<LasVegas>, seat: number, consent: readonly number[] = []) =>
  ask(table, { type: 'undoAsk', seat: seatAt(seat), consent: consent.map(seatAt) });
export const answerUndo = (table: Table<LasVegas>, seat: number, accept: boolean) =>
  ask(table, { type: 'undoAnswer', seat: seatAt(seat), ask: need(table.undoAsk).version, accept });

export const errorOf = (answer: Answer): unknown => (answer.type === 'failed' ? answer.error : answer.type);
export const playedBy = (table: Table<LasVegas>): string => table.players.map(({ by }) => by[0]).join('');

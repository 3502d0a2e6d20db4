/** Creates tables over HTTP, as the lobby does. */

import type { ChairPlan, TablePlan } from '@fremont/table/protocol';
import { type Person, Refused } from './person.ts';

type ChairKind = 'person' | Extract<ChairPlan, { readonly type: 'bot' }>['level'];

/** A chair is `person` or the level of a bot. */
export const tablePlan = (
  chairs: readonly ChairKind[],
  change: Partial<Omit<TablePlan, 'chairs'>> = {},
): TablePlan => ({
  visibility: 'public',
  title: 'Harness',
  game: 'las-vegas',
  options: { edition: 'classic', neutralDice: false, winnings: 'open' },
  clock: { type: 'none' },
  chat: 'all',
  chairs: chairs.map((kind) => (kind === 'person' ? { type: 'person' } : { type: 'bot', level: kind })),
  ...change,
});

const seatsForPeople = ({ chairs }: TablePlan): number[] =>
  chairs.flatMap(({ type }, seat) => (type === 'person' ? [seat] : []));

export const createTable = async (host: Person, plan: TablePlan): Promise<string> => {
  const [seat = 0] = seatsForPeople(plan);
  const { table } = (await host.post('/api/tables', { plan, sit: [{ seat, name: null }] })) as { table: string };
  return table;
};

/** The first person is the host, who is already seated. The others take the free chairs in order. */
export const sitAndStart = async (table: string, people: readonly Person[], plan: TablePlan): Promise<void> => {
  const seats = seatsForPeople(plan);
  for (const [index, person] of people.entries())
    if (index > 0)
      await ignoreRefusal('taken', person.post(`/api/tables/${table}/sit`, { seat: seats[index], name: null }));
  const [host] = people;
  if (host !== undefined) await ignoreRefusal('started', host.post(`/api/tables/${table}/start`, {}));
};

export const startedTable = async (people: readonly Person[], plan: TablePlan): Promise<string> => {
  const [host] = people;
  if (host === undefined) throw new Error('a table needs a host');
  const table = await createTable(host, plan);
  await sitAndStart(table, people, plan);
  return table;
};

/** Ignores the refusal `why`: an earlier try succeeded, but its answer was lost. */
const ignoreRefusal = async (why: string, job: Promise<unknown>): Promise<void> => {
  try {
    await job;
  } catch (error) {
    const isDone = error instanceof Refused && 'why' in error.error && error.error.why === why;
    if (!isDone) throw error;
  }
};

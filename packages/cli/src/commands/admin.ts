/** `fremont admin`: moderates a running server from a shell. */

import { isIP } from 'node:net';
import {
  adminPeopleAnswer,
  adminPersonAnswer,
  adminReportsAnswer,
  adminTablesAnswer,
  auditAnswer,
  REPORT_OUTCOMES,
  type SanctionInfo,
  sanctionAnswer,
  sanctionsAnswer,
} from '@fremont/table/admin';
import { doneAnswer } from '@fremont/table/protocol';
import { type AdminClient, newAdminClient } from '../admin/admin-client.ts';
import { auditLines, personLines, reportLines, sanctionLines, tableLines } from '../admin/lines.ts';
import { readArgs, wholeNumber } from '../args.ts';
import { printJson, printLines } from '../output.ts';
import { runServerCommand } from '../server-command.ts';
import { Finding, UsageError } from '../usage-error.ts';

const DAY_MS = 86_400_000;
const DAYS_MAX = 3_650;
const SERVER_DEFAULT = 'http://127.0.0.1:8614';

const FLAGS = {
  server: { type: 'string', default: SERVER_DEFAULT },
  status: { type: 'string' },
  outcome: { type: 'string' },
  reason: { type: 'string' },
  note: { type: 'string', default: '' },
  days: { type: 'string' },
  until: { type: 'string' },
  new: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

type Flags = ReturnType<typeof readArgs<typeof FLAGS>>['flags'];

/** The answer of the server, and the same as lines. */
interface Result {
  readonly json: unknown;
  readonly lines: readonly string[];
}

interface Call {
  readonly client: AdminClient;
  /** The word after the name of the action; empty if there is none. */
  readonly word: string;
  readonly flags: Flags;
}

const ACTIONS: Readonly<Record<string, (call: Call) => Promise<Result>>> = {
  async reports({ client, flags }) {
    const { reports } = await client.get(`reports?${query({ status: flags.status })}`, adminReportsAnswer);
    return { json: reports, lines: reports.flatMap(reportLines) };
  },
  async 'close-report'({ client, word, flags }) {
    const outcome = REPORT_OUTCOMES.find((one) => one === flags.outcome);
    if (outcome === undefined) throw new UsageError(`--outcome is one of ${REPORT_OUTCOMES.join(', ')}`);
    const body = { outcome, note: flags.note };
    return done(await client.post(`reports/${idOf(word, 'report')}/close`, body, doneAnswer));
  },
  async tables({ client, word, flags }) {
    const path = `tables?${query({ search: word, status: flags.status })}`;
    const { tables } = await client.get(path, adminTablesAnswer);
    return { json: tables, lines: tables.flatMap(tableLines) };
  },
  async people({ client, word }) {
    const { people } = await client.get(`people?${query({ search: word })}`, adminPeopleAnswer);
    return { json: people, lines: people.flatMap(personLines) };
  },
  async person({ client, word }) {
    const found = await client.get(`people/${idOf(word, 'person')}`, adminPersonAnswer);
    const { person, sessions, tables, reports } = found;
    const lines = [
      ...personLines(person),
      `${sessions} sessions, ${tables.length} tables, ${reports.length} reports`,
      ...tables.flatMap(tableLines),
      ...reports.flatMap(reportLines),
    ];
    return { json: found, lines };
  },
  async sanctions({ client }) {
    const { sanctions } = await client.get('sanctions', sanctionsAnswer);
    return { json: sanctions, lines: sanctions.flatMap(sanctionLines) };
  },
  async close({ client, word, flags }) {
    return done(await client.post(`tables/${idOf(word, 'table')}/close`, { reason: reasonOf(flags) }, doneAnswer));
  },
  async mute({ client, word, flags }) {
    return imposed(await client.post(`people/${idOf(word, 'person')}/mute`, termsOf(flags), sanctionAnswer));
  },
  async ban({ client, word, flags }) {
    if (isAddress(word))
      return imposed(await client.post('addresses/ban', { range: word, ...termsOf(flags) }, sanctionAnswer));
    return imposed(await client.post(`people/${idOf(word, 'person')}/ban`, termsOf(flags), sanctionAnswer));
  },
  unban: ({ client, word, flags }) => lift(client, word, flags.note),
  async audit({ client }) {
    const { entries } = await client.get('audit', auditAnswer);
    return { json: entries, lines: entries.flatMap(auditLines) };
  },
};

export const run = async (args: readonly string[]): Promise<number> => {
  const { flags, words } = readArgs(args, FLAGS, 2);
  const [name = '', word = ''] = words;
  if (name === 'token') return newToken(flags);
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (action === undefined) throw new UsageError(`name what to do: ${[...Object.keys(ACTIONS), 'token'].join(', ')}`);
  const client = newAdminClient(flags.server, process.env['ADMIN_TOKEN']);
  const { json, lines } = await action({ client, word, flags });
  if (flags.json) printJson(json);
  else printLines(lines.length === 0 ? ['nothing'] : lines);
  return 0;
};

/** Writes to the database of the server, so it works without the old token. */
const newToken = async (flags: Flags): Promise<number> => {
  if (!flags.new) throw new UsageError('only the hash of the token is stored; --new makes a new token');
  await runServerCommand(['new-admin-token']);
  return 0;
};

/** Lifts every ban and mute that the word names: by its own id, by the person or by the range. */
const lift = async (client: AdminClient, word: string, note: string): Promise<Result> => {
  if (word === '') throw new UsageError('name a person, a range of addresses, or the id of a ban or mute');
  const { sanctions } = await client.get('sanctions', sanctionsAnswer);
  const isNamed = ({ id, person, range }: SanctionInfo): boolean =>
    [id, person?.id, range, range?.replace(/\/(?:32|128)$/, '')].includes(word.toLowerCase());
  const named = sanctions.filter(isNamed);
  if (named.length === 0) throw new Finding(`no ban or mute of "${word}" is in force`);
  for (const { id } of named) await client.post(`sanctions/${id}/lift`, { note }, doneAnswer);
  return { json: named.map(({ id }) => id), lines: named.flatMap(sanctionLines).map((line) => `lifted ${line}`) };
};

const done = (json: unknown): Result => ({ json, lines: ['done'] });

const imposed = ({ sanction }: { readonly sanction: SanctionInfo }): Result => ({
  json: sanction,
  lines: sanctionLines(sanction),
});

const isAddress = (word: string): boolean => isIP(word.split('/')[0] ?? '') !== 0;

const idOf = (word: string, what: string): string => {
  if (!/^[a-z0-9]{1,32}$/.test(word)) throw new UsageError(`name the id of a ${what}, not "${word}"`);
  return word;
};

const reasonOf = ({ reason }: Flags): string => {
  if (reason === undefined || reason.trim() === '')
    throw new UsageError('--reason is needed; the people concerned are shown it');
  return reason;
};

const termsOf = (flags: Flags): { readonly until: number; readonly reason: string } => ({
  until: untilOf(flags),
  reason: reasonOf(flags),
});

const untilOf = ({ days, until }: Flags): number => {
  if ((days === undefined) === (until === undefined))
    throw new UsageError('give the end with either --days or --until');
  if (days !== undefined) return Date.now() + wholeNumber(days, '--days', { min: 1, max: DAYS_MAX }) * DAY_MS;
  const time = Date.parse(until ?? '');
  if (Number.isNaN(time)) throw new UsageError(`--until takes a date such as 2030-01-31, not "${until}"`);
  return time;
};

const query = (values: Readonly<Record<string, string | undefined>>): string =>
  new URLSearchParams(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''),
  ).toString();

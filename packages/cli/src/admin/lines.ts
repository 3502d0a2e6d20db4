/** Turns answers of the admin API into lines of text. */

import type { AdminPerson, AdminReport, AdminTable, AuditEntry, SanctionInfo } from '@fremont/table/admin';
import type { Person } from '@fremont/table/protocol';

/** Seconds are enough, and the time zone is always UTC. */
const timeText = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

const nameOf = ({ name, id }: Person): string => `${name === '' ? '(deleted)' : name} [${id}]`;

export const reportLines = ({
  id,
  at,
  reason,
  name,
  reported,
  reporter,
  table,
  title,
  context,
  result,
}: AdminReport) => [
  `${id}  ${timeText(at)}  ${reason}: ${nameOf({ ...reported, name: name ?? '' })}, reported by ${nameOf(reporter)}`,
  `    table ${title} [${table}]`,
  ...(context ?? []).map(({ by, words }) => `    ${by.padEnd(8)}  ${words}`),
  ...(result === null ? [] : [`    closed ${timeText(result.at)}: ${[result.outcome, result.note].join(' ').trim()}`]),
];

export const tableLines = ({ id, code, title, game, status, host, people, updated, closed }: AdminTable) => [
  `${id}  ${code}  ${status.padEnd(7)}  ${timeText(updated)}  ${title} (${game})`,
  `    host ${nameOf(host)}; people: ${people.map(nameOf).join(', ')}`,
  ...(closed === null ? [] : [`    closed: ${closed}`]),
];

export const personLines = ({ person, created, seen, address, sanctions }: AdminPerson) => [
  `${nameOf(person)}  since ${timeText(created)}, last seen ${timeText(seen)}${address === null ? '' : ` from ${address}`}`,
  ...sanctions.flatMap(sanctionLines).map((line) => `    ${line}`),
];

export const sanctionLines = ({ id, kind, person, range, reason, until, lifted }: SanctionInfo) => [
  `${id}  ${kind}  ${person === null ? range : nameOf(person)}  until ${timeText(until)}${
    lifted === null ? '' : `, lifted ${timeText(lifted)}`
  }: ${reason}`,
];

export const auditLines = ({ at, actor, action, target, reason }: AuditEntry) => [
  `${timeText(at)}  ${actor}  ${[action, target, reason].filter((part) => part !== '').join('  ')}`,
];

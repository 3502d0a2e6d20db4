/** The local tables of the page. They run in a worker. */

import type { GameTypes } from '@fremont/kernel';
import { WorkerLink } from './link.ts';
import type { TableClient, Tables } from './types.ts';

const startWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tables' });

/** One worker per page, started on first use and restarted after a failure. */
let link: WorkerLink | null = null;
const liveLink = (): WorkerLink => {
  if (link === null || link.hasFailed) link = new WorkerLink(startWorker());
  return link;
};

const tables: Tables = {
  list: () => liveLink().call('list', {}),
  create: (table) => liveLink().call('create', { table }),
  open: <T extends GameTypes>(id: string) => liveLink().open(id) as Promise<TableClient<T> | null>,
  keep: (match) => liveLink().call('keep', { match }),
  rematch: (id) => liveLink().call('rematch', { id }),
  async remove(id) {
    await liveLink().call('remove', { id });
  },
  exportRecord: (id) => liveLink().call('exportRecord', { id }),
  exportProof: (id) => liveLink().call('exportProof', { id }),
  advise: (question) => liveLink().call('advise', { question }),
  storage: () => liveLink().call('storage', {}),
};

export const localTables = (): Tables => tables;

document.addEventListener('visibilitychange', () => {
  if (!document.hidden) link?.front();
});

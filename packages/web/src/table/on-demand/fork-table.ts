/** Copies a running table of this device, so that something can be tried without changing the match. */

import { loadMessages, t } from '../../i18n/index.ts';
import { navigate } from '../../router/index.ts';
import { localTables } from '../../tables/local.ts';
import type { TableSetting } from '../../tables/types.ts';
import { notify } from '../../ui/Toast.tsx';
import { dialogMessages } from './messages.ts';

export const forkTable = async ({ id, occupants }: Pick<TableSetting, 'id' | 'occupants'>): Promise<void> => {
  const tables = localTables();
  const record = await tables.exportRecord(id).catch(() => null);
  const place = record?.entries.length ?? 0;
  const copy =
    record &&
    (await tables
      .keep({ record, occupants, origin: { type: 'fork', of: id, place }, playedAt: null })
      .catch(() => null));
  await loadMessages(dialogMessages);
  notify({ key: 'fork', text: () => t(copy === null ? 'dialogs.forkFailed' : 'dialogs.forked') });
  if (copy !== null) navigate(`/table/${copy}`);
};

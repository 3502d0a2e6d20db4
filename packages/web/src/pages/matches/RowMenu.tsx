/** The menu of a match in the list: table or replay, file, deletion. */

import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { navigate } from '../../router/index.ts';
import { ConfirmDialog } from '../../ui/Dialog.tsx';
import { Menu, type MenuItem } from '../../ui/Menu.tsx';
import { notify } from '../../ui/Toast.tsx';
import { deleteTables } from '../kept-tables.ts';
import { saveMatch } from './files.ts';
import { isFinished, type MatchListing, replayHref, tableHref } from './listings.ts';
import { namesIn } from './words.ts';

interface MenuProps {
  readonly entry: MatchListing;
  readonly read: () => Promise<void>;
}

const failed = (): void => notify({ key: 'matches', text: () => t('settings.dataFailed') });

export const RowMenu = ({ entry, read }: MenuProps) => {
  const isAsking = useSignal(false);
  const remove = (): void => {
    isAsking.value = false;
    deleteTables([entry]).catch(failed).then(read).catch(reportError);
  };
  return (
    <>
      <Menu
        label={t('matches.more', { names: namesIn(entry) })}
        icon="more"
        items={itemsOf(entry, () => {
          isAsking.value = true;
        })}
      />
      {isAsking.value && (
        <ConfirmDialog
          title={t('matches.removeTitle')}
          confirm={t('matches.removeConfirm')}
          look="danger"
          onConfirm={remove}
          onClose={() => {
            isAsking.value = false;
          }}
        >
          <p>{t('matches.removeText', { names: namesIn(entry) })}</p>
        </ConfirmDialog>
      )}
    </>
  );
};

const itemsOf = (entry: MatchListing, onRemove: () => void): readonly MenuItem[] => {
  const isLocal = entry.where === 'device';
  const isOver = isFinished(entry);
  const open: MenuItem = {
    key: 'table',
    icon: 'dice',
    label: t('replay.toTable'),
    onChoose: () => navigate(tableHref(entry)),
  };
  const replay: MenuItem = {
    key: 'replay',
    icon: 'play',
    label: t('replay.title'),
    onChoose: () => navigate(replayHref(entry)),
  };
  const save: MenuItem = {
    key: 'save',
    icon: 'download',
    label: t('replay.saveFile'),
    onChoose: () => {
      saveMatch(entry).catch(failed);
    },
  };
  const remove: MenuItem = { key: 'remove', icon: 'trash', label: t('matches.remove'), onChoose: onRemove };
  return [
    ...(isOver || entry.status === 'broken' ? [] : [open]),
    ...(isOver ? [open] : isLocal && entry.status === 'running' ? [replay] : []),
    ...(isLocal || isOver ? [save] : []),
    ...(isLocal ? [remove] : []),
  ];
};

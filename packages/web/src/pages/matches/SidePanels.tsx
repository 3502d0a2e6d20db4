/** Beside the list: matches from a file, and how much this device keeps. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language, t } from '../../i18n/index.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { notify } from '../../ui/Toast.tsx';
import type { KeptTables } from '../kept-tables.ts';
import { type KeptCounts, keepFile, saveAll } from './files.ts';
import type { MatchListing } from './listings.ts';

export const ImportPanel = ({ kept, read }: { readonly kept: KeptTables; readonly read: () => Promise<void> }) => {
  const note = useSignal<string | null>(null);
  const keep = async (file: File): Promise<void> => {
    const result = await keepFile(file, kept.tables);
    if (!result.ok) {
      note.value = t(result.error.code === 'tooLarge' ? 'replay.tooLarge' : 'replay.notAMatch');
      return;
    }
    note.value = importedWords(result.value);
    await read();
  };
  return (
    <section class="panel" aria-labelledby="import">
      <h2 id="import" class="panel-head">
        <Icon name="download" size={17} />
        {t('matches.import')}
      </h2>
      <FileDrop
        label={t('replay.chooseFile')}
        note={note.value ?? t('matches.importNote')}
        onFile={(file) => {
          keep(file).catch(() => {
            note.value = t('settings.dataFailed');
          });
        }}
      />
    </section>
  );
};

const importedWords = ({ kept, known, refused }: KeptCounts): string =>
  [
    kept === 0 ? t('matches.importedNone') : t('matches.imported', { count: kept }),
    ...(known === 0 ? [] : [t('matches.importedKnown', { count: known })]),
    ...(refused === 0 ? [] : [t('matches.importedRefused', { count: refused })]),
  ].join(' ');

interface StorageProps {
  readonly kept: KeptTables;
  readonly entries: readonly MatchListing[];
}

export const StoragePanel = ({ kept: { tables, storage }, entries }: StorageProps) => {
  const usage = useSignal<number | null>(null);
  useEffect(() => {
    usedBytes().then((bytes) => {
      usage.value = bytes;
    }, reportError);
  }, [tables]);
  const none = entries.length === 0 ? t('settings.noTables') : null;
  return (
    <section class="panel matches-storage" aria-labelledby="storage">
      <h2 id="storage" class="panel-head">
        <Icon name="log" size={17} />
        {t('matches.storage')}
      </h2>
      <dl>
        <div>
          <dt>{t('matches.stored')}</dt>
          <dd>{tables.length}</dd>
        </div>
        {usage.value !== null && (
          <div>
            <dt>{t('matches.used')}</dt>
            <dd>{megabytes(usage.value)}</dd>
          </div>
        )}
      </dl>
      <p>{storage === 'kept' ? t('matches.storageNote') : t('home.memoryOnly')}</p>
      <div class="matches-storage-ways">
        <Button size="small" icon="download" off={none} onPress={() => save(entries)}>
          {t('matches.saveAll')}
        </Button>
        <ButtonLink size="small" look="ghost" href="/settings#data" icon="trash">
          {t('settings.delete')}
        </ButtonLink>
      </div>
    </section>
  );
};

const save = (entries: readonly MatchListing[]): void => {
  saveAll(entries).then(
    (unread) => {
      if (unread > 0) notify({ key: 'matches', text: () => t('matches.savedWithout', { count: unread }) });
    },
    () => notify({ key: 'matches', text: () => t('settings.dataFailed') }),
  );
};

/** The space that this site takes up in the browser, the app included. Null if the browser does not say. */
const usedBytes = async (): Promise<number | null> => {
  const { usage } = (await navigator.storage?.estimate?.()) ?? {};
  return usage ?? null;
};

const megabytes = (bytes: number): string =>
  new Intl.NumberFormat(language.value, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
    bytes / 1_000_000,
  );

/** The lobby: open tables, own tables, and the code field. */

import type { TableListing } from '@fremont/table/protocol';
import { signal, useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { WhenReachable } from '../../online/Gate.tsx';
import { NameDialog } from '../../online/NameDialog.tsx';
import { me } from '../../online/people.ts';
import { RecoveryNote } from '../../online/RecoveryNote.tsx';
import { Die } from '../../pieces/Die.tsx';
import { address, navigate } from '../../router/index.ts';
import { wantedTable } from '../../setup/address.ts';
import { SetupDialog } from '../../setup/lazy-dialog.ts';
import type { SetupStart } from '../../setup/SetupDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../frame/Page.tsx';
import { CodeEntry } from './CodeEntry.tsx';
import { Filters } from './Filters.tsx';
import { useFeed } from './feed.ts';
import { ALL, type Filter, hiddenBy, isOpen, isShown, soonestOf } from './filter.ts';
import { MyTables } from './MyTables.tsx';
import { Newcomer } from './Newcomer.tsx';
import { TableRow } from './TableRow.tsx';
import './lobby.css';

/** Kept while the app runs, so that the filter survives a visit to a table. */
const filter = signal<Filter>(ALL);

/** Strangers may view the lobby. The app asks for a name when they sit down or watch. */
export const LobbyPage = () => (
  <Page title={t('shell.lobby')}>
    <WhenReachable>
      {() => (
        <>
          <RecoveryNote />
          <Lobby />
          <NameDialog />
        </>
      )}
    </WhenReachable>
  </Page>
);

const ANY_TABLE: SetupStart = { game: null, seats: 'last', edition: null, where: 'public' };

const Lobby = () => {
  const { open, mine, showMore } = useFeed();
  const setup = useSignal<SetupStart | null>(null);
  const wanted = wantedTable(address.value.anchor) ?? setup.value;
  return (
    <div class="lobby">
      <aside class="lobby-find" aria-label={t('online.findTable')}>
        <h1>{t('online.findTable')}</h1>
        <CodeEntry />
        <Filters filter={filter} />
      </aside>
      <section class="lobby-open" aria-labelledby="open-tables">
        <div class="lobby-head">
          <h2 id="open-tables">{t('online.openTables')}</h2>
          <p class="lobby-count">{open.value !== null && countWords(open.value.tables)}</p>
          <Button
            look={open.value?.tables.some(isOpen) === false ? 'primary' : 'plain'}
            icon="plus"
            onPress={() => {
              setup.value = ANY_TABLE;
            }}
          >
            {t('online.newTable')}
          </Button>
        </div>
        {open.value === null ? <Waiting /> : <OpenTables lines={open.value.tables} />}
        {open.value !== null && open.value.more > 0 && (
          <Button class="lobby-more" onPress={showMore}>
            {t('online.showMore', { count: open.value.more })}
          </Button>
        )}
      </section>
      {me.value === null ? <Newcomer /> : <MyTables lines={mine.value} />}
      {wanted !== null && (
        <SetupDialog
          start={wanted}
          onClose={() => {
            setup.value = null;
            // The dialog may already have navigated to its new table.
            if (address.peek().path === '/lobby') navigate('/lobby', 'replace');
          }}
        />
      )}
    </div>
  );
};

type Lines = readonly TableListing[];

/** A placeholder with a typical height, to avoid layout shift. */
const Waiting = () => <p class="lobby-waiting" role="status" aria-label={t('online.connecting')} />;

const countWords = (lines: Lines): string =>
  t('online.tableCounts', {
    waiting: lines.filter(({ status }) => status === 'lobby').length,
    playing: lines.filter(({ status }) => status === 'running').length,
  });

const OpenTables = ({ lines }: { readonly lines: Lines }) => {
  const shown = lines.filter((line) => isShown(filter.value, line));
  if (shown.length === 0) return <NoTables hidden={hiddenBy(filter.value, lines)} />;
  const best = soonestOf(shown)?.id;
  return (
    <ul class="lobby-tables">
      {shown.map((line) => (
        <TableRow key={line.id} line={line} isBest={line.id === best} />
      ))}
    </ul>
  );
};

const NoTables = ({ hidden }: { readonly hidden: number }) => (
  <div class="lobby-none panel">
    <Die enamel="neutral" face={1} />
    <p>{hidden === 0 ? t('online.noTables') : t('online.noTablesFit', { count: hidden })}</p>
    {hidden > 0 && (
      <Button
        onPress={() => {
          filter.value = ALL;
        }}
      >
        {t('online.showAll')}
      </Button>
    )}
  </div>
);

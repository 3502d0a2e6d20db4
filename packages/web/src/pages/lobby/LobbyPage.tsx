/** Where people find each other: open tables, one's own, and the way in by code. */

import { signal, useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { Gate } from '../../online/Gate.tsx';
import { RecoveryNote } from '../../online/RecoveryNote.tsx';
import { Die } from '../../pieces/Die.tsx';
import { address, navigate } from '../../router/index.ts';
import { wantedTable } from '../../setup/address.ts';
import type { SetupStart } from '../../setup/SetupDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Page } from '../frame/Page.tsx';
import { CodeEntry } from './CodeEntry.tsx';
import { Filters } from './Filters.tsx';
import { useFeed } from './feed.ts';
import { ALL, type Filter, hiddenBy, isOpen, isShown } from './filter.ts';
import { MyTables } from './MyTables.tsx';
import { TableRow } from './TableRow.tsx';
import './lobby.css';

const SetupDialog = lazy(async () => (await import('../../setup/SetupDialog.tsx')).SetupDialog);

/** Kept while the app runs: whoever comes back from a table finds the lobby as they left it. */
const filter = signal<Filter>(ALL);

export const LobbyPage = () => (
  <Page title={t('shell.lobby')}>
    <Gate title={t('online.gateLobby')} text={t('online.gateText')} submit={t('online.goOn')} promise={<Promises />}>
      {() => (
        <>
          <RecoveryNote />
          <Lobby />
        </>
      )}
    </Gate>
  </Page>
);

/** What a stranger finds behind the door. */
const Promises = () => (
  <ul class="gate-promises">
    <li>
      <Icon name="people" size={20} />
      {t('online.gateTables')}
    </li>
    <li>
      <Icon name="link" size={20} />
      {t('online.gateInvite')}
    </li>
    <li>
      <Icon name="eye" size={20} />
      {t('online.gateWatch')}
    </li>
  </ul>
);

const ANY_TABLE: SetupStart = { game: null, seats: 'last', edition: null, where: 'public' };

const Lobby = () => {
  const { open, mine } = useFeed();
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
          <p class="lobby-count">{countWords(open.value)}</p>
          <Button
            look={open.value.some(isOpen) ? 'plain' : 'primary'}
            icon="plus"
            onPress={() => {
              setup.value = ANY_TABLE;
            }}
          >
            {t('online.newTable')}
          </Button>
        </div>
        <OpenTables lines={open.value} />
      </section>
      <MyTables lines={mine.value} />
      {wanted !== null && (
        <SetupDialog
          start={wanted}
          onClose={() => {
            setup.value = null;
            // The table that was set up may be on its way already.
            if (address.peek().path === '/lobby') navigate('/lobby', 'replace');
          }}
        />
      )}
    </div>
  );
};

type Lines = ReturnType<typeof useFeed>['open']['value'];

const countWords = (lines: Lines): string =>
  t('online.tableCounts', {
    waiting: lines.filter(({ status }) => status === 'lobby').length,
    playing: lines.filter(({ status }) => status === 'running').length,
  });

const OpenTables = ({ lines }: { readonly lines: Lines }) => {
  const shown = lines.filter((line) => isShown(filter.value, line));
  if (shown.length === 0) return <NoTables hidden={hiddenBy(filter.value, lines)} />;
  const best = shown.find(isOpen)?.id;
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

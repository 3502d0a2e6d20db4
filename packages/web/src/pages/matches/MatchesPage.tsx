/** Every match of this browser: to continue, to watch again, to keep as a file. */

import { signal, useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { KINDS } from '../../games/kinds.ts';
import { t } from '../../i18n/index.ts';
import { Die } from '../../pieces/Die.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Chips } from '../../ui/Chips.tsx';
import { Page } from '../frame/Page.tsx';
import { FinishedRow } from './FinishedRow.tsx';
import { ALL, COMPANIES, type Filter, isShown } from './filter.ts';
import { isFinished, keyOf, type MatchListing, RESULTS, resultOf, WHERE } from './listings.ts';
import { type Matches, useMatches } from './load.ts';
import { RunningRow } from './RunningRow.tsx';
import { ImportPanel, StoragePanel } from './SidePanels.tsx';
import './matches.css';

/** Kept while the app runs, so that the filter survives a visit to a replay. */
const filter = signal<Filter>(ALL);

export const MatchesPage = () => {
  const { matches, read } = useMatches();
  return (
    <Page title={t('matches.title')}>
      {matches.value === null ? (
        <p class="matches-waiting" role="status" aria-label={t('matches.loading')} />
      ) : (
        <div class="matches">
          <Find count={matches.value.entries.length} />
          <Lists matches={matches.value} read={read} />
          <aside class="matches-side" aria-label={t('matches.files')}>
            <ImportPanel kept={matches.value.kept} read={read} />
            <StoragePanel kept={matches.value.kept} entries={matches.value.entries} />
          </aside>
        </div>
      )}
    </Page>
  );
};

const Find = ({ count }: { readonly count: number }) => (
  <aside class="matches-find" aria-label={t('matches.find')}>
    <h1>
      {t('matches.title')} <small class="matches-count">{count}</small>
    </h1>
    {count > 0 && <Filters />}
  </aside>
);

const Filters = () => {
  const now = filter.value;
  return (
    <>
      <Search />
      <div class="chip-filters">
        <Chips
          title={t('matches.game')}
          all={KINDS.map(({ id }) => id)}
          on={now.kinds}
          label={(one) => KINDS.find(({ id }) => id === one)?.label() ?? one}
          onChange={(kinds) => {
            filter.value = { ...now, kinds };
          }}
        />
        <Chips
          title={t('matches.company')}
          all={COMPANIES}
          on={now.companies}
          label={(one) => t(`matches.company-${one}`)}
          onChange={(companies) => {
            filter.value = { ...now, companies };
          }}
        />
        <Chips
          title={t('matches.where')}
          all={WHERE}
          on={now.where}
          label={(one) => t(`matches.where-${one}`)}
          onChange={(where) => {
            filter.value = { ...now, where };
          }}
        />
        <Chips
          title={t('matches.result')}
          all={RESULTS}
          on={now.results}
          label={(one) => t(`matches.result-${one}`)}
          onChange={(results) => {
            filter.value = { ...now, results };
          }}
        />
      </div>
    </>
  );
};

const Search = () => {
  const id = useId();
  return (
    <>
      <label class="cap" for={id}>
        {t('matches.search')}
      </label>
      <input
        id={id}
        class="field matches-search"
        type="search"
        autocomplete="off"
        placeholder={t('matches.searchHint')}
        value={filter.value.search}
        onInput={({ currentTarget }) => {
          filter.value = { ...filter.value, search: currentTarget.value };
        }}
      />
    </>
  );
};

interface ListsProps {
  readonly matches: Matches;
  readonly read: () => Promise<void>;
}

const Lists = ({ matches: { entries, failed }, read }: ListsProps) => {
  const shown = entries.filter((entry) => isShown(filter.value, entry));
  const running = shown.filter((entry) => !isFinished(entry));
  const finished = shown.filter(isFinished);
  return (
    <div class="matches-lists">
      {failed.device && <p class="matches-note">{t('home.listFailed')}</p>}
      {failed.online && <p class="matches-note">{t('matches.onlineFailed')}</p>}
      {entries.length === 0 && <NoMatches />}
      {entries.length > 0 && shown.length === 0 && <NothingFits hidden={entries.length} />}
      {running.length > 0 && (
        <section aria-labelledby="running">
          <div class="matches-head">
            <h2 id="running">{t('matches.running')}</h2>
            <p class="matches-count">{running.length}</p>
          </div>
          <ul class="matches-list">
            {running.sort(yourTurnFirst).map((entry) => (
              <RunningRow key={keyOf(entry)} entry={entry} read={read} />
            ))}
          </ul>
        </section>
      )}
      {finished.length > 0 && <Finished entries={finished} read={read} />}
    </div>
  );
};

const yourTurnFirst = (one: MatchListing, other: MatchListing): number =>
  Number(other.isYourTurn) - Number(one.isYourTurn);

const ROWS_AT_FIRST = 20;
const ROWS_MORE = 40;

const Finished = ({
  entries,
  read,
}: {
  readonly entries: readonly MatchListing[];
  readonly read: () => Promise<void>;
}) => {
  const rows = useSignal(ROWS_AT_FIRST);
  const hidden = entries.length - rows.value;
  const won = entries.filter((entry) => resultOf(entry) === 'won').length;
  return (
    <section aria-labelledby="finished">
      <div class="matches-head">
        <h2 id="finished">{t('matches.finished')}</h2>
        <p class="matches-count">{t('matches.finishedCount', { count: entries.length, won })}</p>
      </div>
      <ul class="matches-list">
        {entries.slice(0, rows.value).map((entry) => (
          <FinishedRow key={keyOf(entry)} entry={entry} read={read} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button
          class="matches-more"
          look="ghost"
          onPress={() => {
            rows.value += ROWS_MORE;
          }}
        >
          {t('matches.showMore', { count: Math.min(hidden, ROWS_MORE) })}
        </Button>
      )}
    </section>
  );
};

const NoMatches = () => (
  <div class="matches-none panel">
    <Die enamel="neutral" face={3} />
    <h2>{t('matches.none')}</h2>
    <p>{t('matches.noneText')}</p>
    <ButtonLink href="/" look="primary" icon="play">
      {t('shell.play')}
    </ButtonLink>
  </div>
);

const NothingFits = ({ hidden }: { readonly hidden: number }) => (
  <div class="matches-none panel">
    <Die enamel="neutral" face={1} />
    <p role="status">{t('matches.noneFit', { count: hidden })}</p>
    <Button
      onPress={() => {
        filter.value = ALL;
      }}
    >
      {t('online.showAll')}
    </Button>
  </div>
);

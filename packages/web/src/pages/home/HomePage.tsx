/** The home page: the sign, the games, the tables to continue. */

import { type Signal, useSignal } from '@preact/signals';
import type { OpenFront } from '../../games/front.ts';
import { FIRST_FRONT, FRONTS } from '../../games/fronts.ts';
import { t } from '../../i18n/index.ts';
import { navigate } from '../../router/index.ts';
import { newTableHref } from '../../setup/address.ts';
import { openQuickTable } from '../../setup/open.ts';
import type { SetupStart } from '../../setup/SetupDialog.tsx';
import { reasonAgainstOnline } from '../../setup/WhereChoice.tsx';
import { Button } from '../../ui/Button.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { notify } from '../../ui/Toast.tsx';
import { Page } from '../frame/Page.tsx';
import { Backdrop } from './Backdrop.tsx';
import { Billboard } from './Billboard.tsx';
import { ContinueRow, useKeptTables } from './ContinueRow.tsx';
import './home.css';

const SetupDialog = lazy(async () => (await import('../../setup/SetupDialog.tsx')).SetupDialog);

const playBots = (front: OpenFront, edition: string): void => {
  openQuickTable(front, edition).catch(() => notify({ key: 'open', text: () => t('home.openFailed') }));
};

const usualEdition = ({ editions }: OpenFront): string => editions[0]?.value ?? '';

export const HomePage = () => {
  const setup = useSignal<SetupStart | null>(null);
  const { kept, online, ready, read } = useKeptTables();
  if (!ready.value) return null;
  return (
    <Page class="home" bare>
      <Backdrop>
        <Hero setup={setup} />
      </Backdrop>
      <div class="billboards" data-count={FRONTS.length}>
        {FRONTS.map((front) => (
          <Game key={front.id} front={front} setup={setup} />
        ))}
      </div>
      <ContinueRow kept={kept.value} online={online.value} read={read} />
      {setup.value !== null && (
        <SetupDialog
          start={setup.value}
          onClose={() => {
            setup.value = null;
          }}
        />
      )}
    </Page>
  );
};

interface SetupProps {
  /** The start values of the set-up dialog; null while it is closed. */
  readonly setup: Signal<SetupStart | null>;
}

const Hero = ({ setup }: SetupProps) => (
  <>
    <h1>{t('home.title')}</h1>
    <p>{t('home.promise')}</p>
    <div class="hero-buttons">
      <Button look="primary" size="large" onPress={() => playBots(FIRST_FRONT, usualEdition(FIRST_FRONT))}>
        {t('home.playNow')}
      </Button>
      <Button
        size="large"
        icon="plus"
        onPress={() => {
          setup.value = { game: null, seats: 'last', edition: null, where: 'here' };
        }}
      >
        {t('home.newTable')}
      </Button>
      <Button
        size="large"
        icon="link"
        off={reasonAgainstOnline()}
        onPress={() => {
          setup.value = { game: null, seats: 'last', edition: null, where: 'link' };
        }}
      >
        {t('home.inviteByLink')}
      </Button>
    </div>
  </>
);

const Game = ({ front, setup }: SetupProps & { readonly front: OpenFront }) => {
  const edition = useSignal(usualEdition(front));
  return (
    <Billboard
      front={front}
      edition={edition}
      onPlayBots={() => playBots(front, edition.value)}
      onHotSeat={() => {
        const chosen = edition.value === '' ? null : edition.value;
        setup.value = { game: front.id, seats: 'people', edition: chosen, where: 'here' };
      }}
      online={reasonAgainstOnline()}
      onOnline={() => navigate(newTableHref(front.id, edition.value))}
    />
  );
};

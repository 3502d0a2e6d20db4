/** The first page: the sign over the Strip, the game with its ways to play, the tables to go back to. */

import type { Edition } from '@fremont/games/las-vegas';
import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { navigate } from '../../router/index.ts';
import { openQuickTable } from '../../setup/open.ts';
import type { SetupStart } from '../../setup/SetupDialog.tsx';
import { reasonAgainstOnline } from '../../setup/WhereChoice.tsx';
import { Button } from '../../ui/Button.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { notify } from '../../ui/Toast.tsx';
import { Page } from '../frame/Page.tsx';
import { Billboard } from './Billboard.tsx';
import { ContinueRow, useKeptTables } from './ContinueRow.tsx';
import { Scene } from './Scene.tsx';
import './home.css';

const SetupDialog = lazy(async () => (await import('../../setup/SetupDialog.tsx')).SetupDialog);

const playBots = (edition: Edition): void => {
  openQuickTable(edition).catch(() => notify({ key: 'open', text: () => t('home.openFailed') }));
};

export const HomePage = () => {
  const edition = useSignal<Edition>('classic');
  const setup = useSignal<SetupStart | null>(null);
  const { kept, online, ready, read } = useKeptTables();
  if (!ready.value) return null;
  return (
    <Page class="home" bare>
      <Scene>
        <h1>{t('home.title')}</h1>
        <p>{t('home.promise')}</p>
        <div class="hero-buttons">
          <Button look="primary" size="large" onPress={() => playBots(edition.value)}>
            {t('home.playNow')}
          </Button>
          <Button
            size="large"
            icon="plus"
            onPress={() => {
              setup.value = { seats: 'last', edition: null, where: 'here' };
            }}
          >
            {t('home.newTable')}
          </Button>
          <Button
            size="large"
            icon="link"
            off={reasonAgainstOnline()}
            onPress={() => {
              setup.value = { seats: 'last', edition: null, where: 'link' };
            }}
          >
            {t('home.inviteByLink')}
          </Button>
        </div>
      </Scene>
      <Billboard
        edition={edition}
        onPlayBots={() => playBots(edition.value)}
        onHotSeat={() => {
          setup.value = { seats: 'people', edition: edition.value, where: 'here' };
        }}
        online={reasonAgainstOnline()}
        onOnline={() => navigate('/lobby')}
      />
      <ContinueRow kept={kept.value} online={online.value} read={read} />
      <p class="home-coming">{t('home.coming')}</p>
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

/** The home page: the sign, the games, the tables to continue. */

import { type Signal, useSignal } from '@preact/signals';
import type { OpenFront } from '../../games/front.ts';
import { FIRST_FRONT, FRONTS, lessonFrontOf } from '../../games/fronts.ts';
import { loadMessages, t } from '../../i18n/index.ts';
import { lessonToOffer } from '../../lessons/first-time.ts';
import { lessonMessages } from '../../lessons/messages.ts';
import type { Offer } from '../../lessons/on-demand/LessonOffer.tsx';
import { startLesson } from '../../lessons/start.ts';
import { navigate } from '../../router/index.ts';
import { newTableHref } from '../../setup/address.ts';
import { reasonAgainstOnline } from '../../setup/against-online.ts';
import { SetupDialog } from '../../setup/lazy-dialog.ts';
import { openQuickTable } from '../../setup/open.ts';
import type { SetupStart } from '../../setup/SetupDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { notify } from '../../ui/Toast.tsx';
import { Page } from '../frame/Page.tsx';
import { Backdrop } from './Backdrop.tsx';
import { Billboard } from './Billboard.tsx';
import { ContinueRow, type Kept, useKeptTables } from './ContinueRow.tsx';
import './home.css';

const LessonOffer = lazy(async () => {
  await loadMessages(lessonMessages);
  return (await import('../../lessons/on-demand/LessonOffer.tsx')).LessonOffer;
});

const openBots = (front: OpenFront, edition: string): void => {
  openQuickTable(front, edition).catch(() => notify({ key: 'open', text: () => t('home.openFailed') }));
};

/** A person who plays a game for the first time is offered its lesson before the table opens. */
const usePlayBots = (kept: Kept) => {
  const offer = useSignal<Offer | null>(null);
  const playBots = (front: OpenFront, edition: string): void => {
    const hasPlayed = typeof kept !== 'string' && kept.tables.some(({ game }) => game === front.id);
    const lesson = lessonToOffer(front, edition, hasPlayed);
    if (lesson === null) openBots(front, edition);
    else offer.value = { front, lesson, onPlain: () => openBots(front, edition) };
  };
  return { offer, playBots };
};

const usualEdition = ({ editions }: OpenFront): string => editions[0]?.value ?? '';

export const HomePage = () => {
  const setup = useSignal<SetupStart | null>(null);
  const { kept, online, ready, read } = useKeptTables();
  const { offer, playBots } = usePlayBots(kept.value);
  if (!ready.value) return null;
  return (
    <Page class="home" bare>
      <Backdrop>
        <Hero setup={setup} playBots={playBots} />
      </Backdrop>
      <div class="billboards" data-count={FRONTS.length}>
        {FRONTS.map((front) => (
          <Game key={front.id} front={front} setup={setup} playBots={playBots} />
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
      {offer.value !== null && (
        <LessonOffer
          {...offer.value}
          onClose={() => {
            offer.value = null;
          }}
        />
      )}
    </Page>
  );
};

interface SetupProps {
  /** The start values of the set-up dialog; null while it is closed. */
  readonly setup: Signal<SetupStart | null>;
  readonly playBots: (front: OpenFront, edition: string) => void;
}

const Hero = ({ setup, playBots }: SetupProps) => (
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

const Game = ({ front, setup, playBots }: SetupProps & { readonly front: OpenFront }) => {
  const edition = useSignal(usualEdition(front));
  const lesson = lessonFrontOf(front, edition.value);
  return (
    <Billboard
      front={front}
      edition={edition}
      onPlayBots={() => playBots(front, edition.value)}
      onLesson={lesson && (() => startLesson(front, lesson))}
      onHotSeat={() => {
        const chosen = edition.value === '' ? null : edition.value;
        setup.value = { game: front.id, seats: 'people', edition: chosen, where: 'here' };
      }}
      online={reasonAgainstOnline()}
      onOnline={() => navigate(newTableHref(front.id, edition.value))}
    />
  );
};

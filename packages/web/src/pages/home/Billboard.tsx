/** Las Vegas on its billboard: the six signs, the edition, the ways to play. */

import { EDITION_FACTS, type Edition, FACES, LISTED_EDITIONS, lasVegas } from '@fremont/games/las-vegas';
import type { Signal } from '@preact/signals';
import { type MessageKey, t } from '../../i18n/index.ts';
import { CasinoSign } from '../../pieces/CasinoSign.tsx';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Icon } from '../../ui/Icon.tsx';

const ABOUT: Readonly<Record<Edition, MessageKey>> = {
  classic: 'home.aboutClassic',
  'royale-base': 'home.aboutRoyale',
  royale: 'home.aboutRoyaleTiles',
};

/** At a relaxed pace around a table; against bots it is far quicker. */
const MINUTES = 30;

export const Billboard = (props: {
  readonly edition: Signal<Edition>;
  readonly onPlayBots: () => void;
  readonly onHotSeat: () => void;
  /** Why nothing can be played online now; null when it can. */
  readonly online: string | null;
  readonly onOnline: () => void;
}) => {
  const edition = props.edition.value;
  return (
    <section class="billboard" aria-labelledby="las-vegas">
      <div class="billboard-signs">
        {FACES.map((face) => (
          <CasinoSign key={face} face={face} />
        ))}
      </div>
      <div class="billboard-text">
        <h2 id="las-vegas">{t('home.lasVegas')}</h2>
        <Facts edition={edition} />
        <p>{t(ABOUT[edition])}</p>
        <Choice
          label={t('home.edition')}
          value={edition}
          look="paper"
          options={LISTED_EDITIONS.map((value) => ({ value, label: t(`home.${value}`) }))}
          onChoose={(value) => {
            props.edition.value = value;
          }}
        />
        <div class="billboard-buttons">
          <Button look="primary" icon="bot" onPress={props.onPlayBots}>
            {t('home.playBots')}
          </Button>
          <Button icon="people" onPress={props.onHotSeat}>
            {t('home.hotSeat')}
          </Button>
          <Button icon="globe" off={props.online} onPress={props.onOnline}>
            {t('setup.online')}
          </Button>
          <a class="button button-ghost button-normal" href="/rules/las-vegas">
            <Icon name="book" size={18} />
            {t('home.howToPlay')}
          </a>
        </div>
      </div>
    </section>
  );
};

const Facts = ({ edition }: { readonly edition: Edition }) => (
  <ul class="billboard-facts">
    <li>
      <Icon name="people" size={17} />
      {t('home.players', { ...lasVegas.meta.seats })}
    </li>
    <li>
      <Icon name="dice" size={17} />
      {t('home.rounds', { rounds: EDITION_FACTS[edition].rounds })}
    </li>
    <li>
      <Icon name="clock" size={17} />
      {t('home.minutes', { minutes: MINUTES })}
    </li>
  </ul>
);

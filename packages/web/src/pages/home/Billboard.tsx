/** One game on the home page: picture, description and ways to play. */

import type { Signal } from '@preact/signals';
import type { OpenFront } from '../../games/front.ts';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { minutesOf } from './facts.ts';

interface BillboardProps {
  readonly front: OpenFront;
  /** The chosen edition; empty for a game with a single edition. */
  readonly edition: Signal<string>;
  readonly onPlayBots: () => void;
  /** Null if the chosen edition has no lesson. */
  readonly onLesson: (() => void) | null;
  readonly onHotSeat: () => void;
  /** Why online play is unavailable; null if it is available. */
  readonly online: string | null;
  readonly onOnline: () => void;
}

export const Billboard = (props: BillboardProps) => {
  const { front, edition } = props;
  const { id, title, about, editions, neon, Art } = front;
  return (
    <section class="billboard" data-neon={neon} aria-labelledby={id}>
      <div class="billboard-art">
        <Art />
      </div>
      <div class="billboard-head">
        <h2 id={id}>{t(title)}</h2>
        <Facts front={front} />
      </div>
      <p>{t(editions.find(({ value }) => value === edition.value)?.about ?? about)}</p>
      <Editions front={front} edition={edition} />
      <div class="billboard-more">
        {props.onLesson !== null && (
          <button type="button" class="billboard-how" onClick={props.onLesson}>
            <Icon name="star" size={17} />
            {t('shell.guided')}
          </button>
        )}
        {front.parts.rules !== null && (
          <a class="billboard-how" href={`/rules/${id}`}>
            <Icon name="book" size={17} />
            {t('home.howToPlay')}
          </a>
        )}
      </div>
      <Ways {...props} />
    </section>
  );
};

const Ways = ({ onPlayBots, onHotSeat, online, onOnline }: BillboardProps) => (
  <div class="billboard-buttons">
    <Button look="primary" icon="bot" onPress={onPlayBots}>
      {t('home.playBots')}
    </Button>
    <Button icon="people" onPress={onHotSeat}>
      {t('home.hotSeat')}
    </Button>
    <Button icon="globe" off={online} onPress={onOnline}>
      {t('shell.online')}
    </Button>
  </div>
);

const Editions = ({ front, edition }: Pick<BillboardProps, 'front' | 'edition'>) => {
  const billed = front.editions.filter(({ isBilled }) => isBilled);
  if (billed.length < 2) return null;
  return (
    <Choice
      label={t('home.edition')}
      value={edition.value}
      look="paper"
      options={billed.map(({ value, label }) => ({ value, label: t(label) }))}
      onChoose={(value) => {
        edition.value = value;
      }}
    />
  );
};

const Facts = ({ front }: { readonly front: OpenFront }) => (
  <ul class="billboard-facts">
    <li>
      <Icon name="people" size={17} />
      {t('home.players', { ...front.seats })}
    </li>
    <li>
      <Icon name="clock" size={17} />
      {minutesOf(front)}
    </li>
  </ul>
);

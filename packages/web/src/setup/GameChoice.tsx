/** The choice of game and edition. */

import { useId } from 'preact/hooks';
import type { OpenFront } from '../games/front.ts';
import { FRONTS } from '../games/fronts.ts';
import { GameSign } from '../games/GameSign.tsx';
import { t } from '../i18n/index.ts';
import { minutesOf } from '../pages/home/facts.ts';
import { Choice } from '../ui/Choice.tsx';
import { Icon } from '../ui/Icon.tsx';
import { fittingOptions } from './options.ts';
import type { OptionsDraft } from './setup-draft.ts';

/** Hidden while there is only one game. */
export const GameChoice = (props: { readonly now: OpenFront; readonly onChoose: (front: OpenFront) => void }) => {
  const name = useId();
  if (FRONTS.length < 2) return null;
  return (
    <div class="game-choice" role="radiogroup" aria-label={t('setup.game')}>
      {FRONTS.map((front) => (
        <label key={front.id} class="game-option">
          <input type="radio" name={name} checked={front.id === props.now.id} onChange={() => props.onChoose(front)} />
          <GameSign game={front.id} />
          <span class="game-option-text">
            <b>{t(front.title)}</b>
            <small>
              {front.seats.min}–{front.seats.max} · {minutesOf(front)}
            </small>
          </span>
          <Icon name="check" size={18} />
        </label>
      ))}
    </div>
  );
};

export const EditionChoice = (props: {
  readonly front: OpenFront;
  readonly draft: OptionsDraft;
  readonly seats: number;
}) => {
  const { front, draft, seats } = props;
  const { options } = draft;
  if (front.editions.length < 2) return null;
  return (
    <>
      <h3 class="cap">{t('setup.edition')}</h3>
      <Choice
        label={t('setup.edition')}
        value={String(options.value['edition'])}
        options={front.editions.map(({ value, label }) => ({ value, label: t(label) }))}
        onChoose={(edition) => {
          options.value = fittingOptions(draft.setup, { ...options.value, edition }, seats);
        }}
      />
    </>
  );
};

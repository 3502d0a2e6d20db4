/** The edition in numbers, with every bill of its pile. Taken from the game's own data. */

import { BILLS, EDITION_FACTS, EDITIONS, type Edition, lasVegas } from '@fremont/games/las-vegas';
import { t } from '../../../i18n/index.ts';
import { type NumberFact, NumbersPanel } from '../../../pages/rules/NumbersPanel.tsx';
import { Note } from '../../../pieces/Note.tsx';

const { min, max } = lasVegas.meta.seats;

export const Numbers = (props: { readonly edition: string }) => {
  const edition = EDITIONS.find((one) => one === props.edition) ?? 'classic';
  return (
    <NumbersPanel facts={factsOf(edition)}>
      <ul class="rules-bills">
        {BILLS[edition].map(({ value, count }) => (
          <li key={value}>
            <Note value={value} />
            <span>{t('rules.billTimes', { count })}</span>
          </li>
        ))}
      </ul>
    </NumbersPanel>
  );
};

const factsOf = (edition: Edition): NumberFact[] => {
  const { rounds, dice, chipsPerRound } = EDITION_FACTS[edition];
  const chips: NumberFact[] = chipsPerRound > 0 ? [[t('rules.chips'), chipsPerRound]] : [];
  const bigDice: NumberFact[] = dice.big > 0 ? [[t('rules.bigDice'), dice.big]] : [];
  return [
    [t('rules.players'), `${min}–${max}`],
    [t('rules.rounds'), rounds],
    [t('rules.dice'), dice.small + dice.big],
    ...bigDice,
    ...chips,
    [t('rules.bills'), BILLS[edition].reduce((sum, { count }) => sum + count, 0)],
  ];
};

/** The edition in numbers, with every bill of its pile. Taken from the game's own data. */

import { BILLS, EDITION_FACTS, EDITIONS, lasVegas } from '@fremont/games/las-vegas';
import { t } from '../../../i18n/index.ts';
import { Note } from '../../../pieces/Note.tsx';

const { min, max } = lasVegas.meta.seats;

export const Numbers = (props: { readonly edition: string }) => {
  const edition = EDITIONS.find((one) => one === props.edition) ?? 'classic';
  const { rounds, dice, chipsPerRound } = EDITION_FACTS[edition];
  const bills = BILLS[edition];
  return (
    <aside class="rules-numbers panel" aria-label={t('rules.inNumbers')}>
      <h2 class="cap">{t('rules.inNumbers')}</h2>
      <dl>
        <Fact name={t('rules.players')} value={`${min}–${max}`} />
        <Fact name={t('rules.rounds')} value={rounds} />
        <Fact name={t('rules.dice')} value={dice.small + dice.big} />
        {dice.big > 0 && <Fact name={t('rules.bigDice')} value={dice.big} />}
        {chipsPerRound > 0 && <Fact name={t('rules.chips')} value={chipsPerRound} />}
        <Fact name={t('rules.bills')} value={bills.reduce((sum, { count }) => sum + count, 0)} />
      </dl>
      <ul class="rules-bills">
        {bills.map(({ value, count }) => (
          <li key={value}>
            <Note value={value} />
            <span>{t('rules.billTimes', { count })}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
};

const Fact = ({ name, value }: { readonly name: string; readonly value: string | number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

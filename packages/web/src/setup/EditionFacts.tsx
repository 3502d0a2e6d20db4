/** The chosen table in a few words, at the foot of the set-up. */

import { EDITION_FACTS, type Options } from '@fremont/games/las-vegas';
import { t } from '../i18n/index.ts';
import type { SeatDraft } from './draft.ts';

const factsOf = ({ edition }: Options): string[] => {
  const { rounds, dice, chipsPerRound } = EDITION_FACTS[edition];
  return [
    t('setup.factRounds', { rounds }),
    t('setup.factDice', { small: dice.small }),
    ...(dice.big > 0 ? [t('setup.factBig')] : []),
    ...(chipsPerRound > 0 ? [t('setup.factChips', { chips: chipsPerRound })] : []),
  ];
};

const noteOn = ({ winnings }: Options, seats: readonly SeatDraft[]): string | null => {
  const people = seats.filter(({ kind }) => kind === 'person').length;
  if (people === 0) return t('setup.watching');
  return people > 1 && winnings === 'hidden' ? t('setup.handOver') : null;
};

export const EditionFacts = (props: { readonly options: Options; readonly seats: readonly SeatDraft[] }) => (
  <p class="setup-facts">
    <b>{factsOf(props.options).join(' · ')}</b>
    <span>{noteOn(props.options, props.seats)}</span>
  </p>
);

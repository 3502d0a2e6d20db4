/** The finale of Las Vegas, assembled. */

import { CHIP_VALUE, EDITION_FACTS, isImaginary } from '@fremont/games/las-vegas/base';
import type { Place, Seat, Sentence } from '@fremont/kernel';
import { loadMessages, money, t } from '../../../../i18n/index.ts';
import { type AnyGameFinale, anyGameFinale, type GameFinale } from '../../../../table/on-demand/finale/game-finale.ts';
import { told } from '../../../../table/sentences.ts';
import type { LasVegasModel, LasVegasScreen } from '../../types.ts';
import { casinoPlace } from '../../words.ts';
import { Account } from './Account.tsx';
import { highlightsOf, type LasVegasHighlight } from './highlights.ts';
import { lasVegasFinaleMessages } from './messages.ts';
import { moneyByRound } from './money.ts';
import { Picture } from './Picture.tsx';

type OfKind<K extends LasVegasHighlight['kind']> = Extract<LasVegasHighlight, { readonly kind: K }>;

const hasChips = (model: LasVegasModel): boolean => EDITION_FACTS[model.view.options.edition].chipsPerRound > 0;

const finale: GameFinale<LasVegasScreen, LasVegasHighlight> = {
  period: 'round',
  endsWithScoring: false,
  windowValue: CHIP_VALUE,
  scoreWords: (_model, score) => money(score),
  scoreShort: money,
  scoreOnChart: (score) => (score === 0 ? '0' : `${score / 1000}K`),
  chartTitle: () => t('las-vegas.finaleChart'),
  tieBreakWords: (model) => t('las-vegas.finaleTieBreak', { chips: hasChips(model) ? 'yes' : 'no' }),
  series: moneyByRound,
  highlights: highlightsOf,
  sentenceOf: (model, highlight, you) => sentenceOf(model, highlight, you),
  gainWords: (_model, { swing }, seat) => money(Math.abs(swing[seat] ?? 0)),
  Picture,
  Account,
  accountTitle: () => t('las-vegas.resultTitle'),
};

const sentenceOf = (model: LasVegasModel, highlight: LasVegasHighlight, you: Seat | null): Sentence => {
  switch (highlight.kind) {
    case 'win':
      return winSentence(highlight, you);
    case 'tie':
      return tieSentence(highlight, you);
    case 'steal':
      return stealSentence(highlight, you);
    case 'tile':
      return tileSentence(model, highlight, you);
  }
};

const winSentence = ({ casino, seat, bill }: OfKind<'win'>, you: Seat | null): Sentence =>
  told('las-vegas.finaleWin', {
    who: seat === you ? 'you' : 'other',
    name: { seat },
    money: { money: bill },
    casino: casinoPlace(casino),
  });

const tieSentence = ({ casino, tied, bill, taker }: OfKind<'tie'>, you: Seat | null): Sentence => {
  const isTied = you !== null && tied.includes(you);
  const seats = tied.filter((one): one is Seat => !isImaginary(one));
  return told('las-vegas.finaleTie', {
    who: isTied ? 'you' : you !== null && taker === you ? 'gain' : 'other',
    names: seats.map((seat): Place => ({ seat })),
    money: { money: bill },
    casino: casinoPlace(casino),
  });
};

const stealSentence = ({ casino, seat, from, dice }: OfKind<'steal'>, you: Seat | null): Sentence =>
  told('las-vegas.finaleSteal', {
    who: seat === you ? 'you' : from === you ? 'lost' : 'other',
    count: dice.small + dice.big,
    name: { seat },
    other: { seat: from },
    casino: casinoPlace(casino),
  });

const tileSentence = (
  model: LasVegasModel,
  { seat, face, money: amount }: OfKind<'tile'>,
  you: Seat | null,
): Sentence => {
  const isLoss = amount < 0;
  const own = isLoss ? 'lost' : 'you';
  return told('las-vegas.finaleTile', {
    who: seat === you ? own : isLoss ? 'otherLost' : 'other',
    tile: { name: model.text.value.tiles[face].name, key: `tile:${face}` },
    name: { seat },
    money: { money: Math.abs(amount) },
  });
};

export const loadLasVegasFinale = async (): Promise<AnyGameFinale> => {
  await loadMessages(lasVegasFinaleMessages);
  return anyGameFinale(finale);
};

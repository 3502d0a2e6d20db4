/** The finale of Lords of Vegas, assembled. */

import { COMPANIES } from '@fremont/games/lords-of-vegas';
import { at, type Seat, type Sentence } from '@fremont/kernel';
import { loadMessages, t } from '../../../../i18n/index.ts';
import { seatOf } from '../../../../table/on-demand/finale/choose-highlights.ts';
import { type AnyGameFinale, anyGameFinale, type GameFinale } from '../../../../table/on-demand/finale/game-finale.ts';
import { told } from '../../../../table/sentences.ts';
import type { LordsModel, LordsScreen } from '../../types.ts';
import { millions } from '../../words.ts';
import { Account } from './Account.tsx';
import { highlightsOf, type LordsHighlight } from './highlights.ts';
import { lordsOfVegasFinaleMessages } from './messages.ts';
import { Picture } from './Picture.tsx';
import { pointsByTurn } from './points.ts';

type OfKind<K extends LordsHighlight['kind']> = Extract<LordsHighlight, { readonly kind: K }>;

const pointsWords = (model: LordsModel, points: number): string => model.text.value.counts.points(points);

const finale: GameFinale<LordsScreen, LordsHighlight> = {
  period: 'turn',
  endsWithScoring: false,
  windowValue: 1,
  scoreWords: pointsWords,
  scoreShort: String,
  scoreOnChart: String,
  chartTitle: () => t('lords-of-vegas.finaleChart'),
  tieBreakWords: () => t('lords-of-vegas.finaleTieBreak'),
  series: pointsByTurn,
  highlights: highlightsOf,
  sentenceOf: (model, highlight, you) => sentenceOf(model, highlight, you),
  gainWords: (model, highlight, seat) => gainWords(model, highlight, seat),
  noteOn: (highlight) =>
    highlight.kind === 'takeOver' ? t('lords-of-vegas.finaleCause', { cause: highlight.cause }) : '',
  Picture,
  Account,
  accountTitle: () => t('lords-of-vegas.resultTitle'),
};

const sentenceOf = (model: LordsModel, highlight: LordsHighlight, you: Seat | null): Sentence => {
  switch (highlight.kind) {
    case 'payout':
      return payoutSentence(model, highlight, you);
    case 'takeOver':
      return takeOverSentence(highlight, you);
    case 'gamble':
      return gambleSentence(highlight, you);
  }
};

const payoutSentence = (model: LordsModel, highlight: OfKind<'payout'>, you: Seat | null): Sentence => {
  const seat = seatOf(highlight, you);
  const points = at(highlight.points, seat);
  return told(points === 0 ? 'lords-of-vegas.finalePayoutMoney' : 'lords-of-vegas.finalePayout', {
    who: seat === you ? 'you' : 'other',
    name: { seat },
    payer: highlight.payer === 'strip' ? t('lords-of-vegas.strip') : COMPANIES[highlight.payer].name,
    money: { money: at(highlight.money, seat) },
    points: pointsWords(model, points),
  });
};

const takeOverSentence = ({ seat, from, colour }: OfKind<'takeOver'>, you: Seat | null): Sentence =>
  told('lords-of-vegas.finaleTakeOver', {
    who: seat === you ? 'you' : from === you ? 'lost' : 'other',
    name: { seat },
    other: { seat: from },
    company: COMPANIES[colour].name,
  });

const gambleSentence = ({ seat, boss, bet, result }: OfKind<'gamble'>, you: Seat | null): Sentence =>
  told('lords-of-vegas.finaleGamble', {
    who: seat === you ? 'you' : boss === you ? 'house' : 'other',
    name: { seat },
    bet: millions(bet),
    result,
  });

/** Points where there are any, otherwise money. */
const gainWords = (model: LordsModel, highlight: LordsHighlight, seat: Seat): string => {
  switch (highlight.kind) {
    case 'payout': {
      const points = at(highlight.points, seat);
      return points === 0 ? millions(at(highlight.money, seat)) : pointsWords(model, points);
    }
    case 'takeOver':
      return pointsWords(model, highlight.points);
    case 'gamble':
      return millions(Math.abs(seat === highlight.seat ? highlight.gambler : highlight.house));
  }
};

export const loadLordsOfVegasFinale = async (): Promise<AnyGameFinale> => {
  await loadMessages(lordsOfVegasFinaleMessages);
  return anyGameFinale(finale);
};

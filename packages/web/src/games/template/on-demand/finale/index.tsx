/** The finale of Neon Row, assembled. */

import type { NeonRow, Sign } from '@fremont/games/template';
import { at, type Seat } from '@fremont/kernel';
import type { HistoryStep } from '@fremont/table';
import { loadMessages, money, t } from '../../../../i18n/index.ts';
import { Die } from '../../../../pieces/Die.tsx';
import {
  type AnyGameFinale,
  anyGameFinale,
  type GameFinale,
  type Highlight,
  type Series,
} from '../../../../table/on-demand/finale/game-finale.ts';
import { told } from '../../../../table/sentences.ts';
import type { NeonRowProps, NeonRowScreen } from '../../types.ts';
import { Account } from './Account.tsx';
import { neonRowFinaleMessages } from './messages.ts';

interface Paid extends Highlight {
  readonly kind: 'paid';
  readonly sign: Sign;
  readonly seat: Seat;
  readonly money: number;
}

type History = readonly HistoryStep<NeonRow>[];

/** Turns have no numbers in this game, so they are counted. */
export const moneyByTurn = (history: History, seats: number): Series => {
  const sums = Array.from({ length: seats }, () => 0);
  const values = sums.map(() => [0]);
  const marks: number[] = [];
  let turn = 0;
  for (const event of history.flatMap(({ events }) => events)) {
    if (event.type === 'signPaid') sums[event.seat] = at(sums, event.seat) + event.money;
    const isEnd = event.type === 'matchEnded';
    if ((event.type === 'turnBegan' && turn > 0) || isEnd) {
      marks.push(turn);
      for (const [seat, line] of values.entries()) line.push(at(sums, seat));
    }
    if (event.type === 'turnBegan') turn += 1;
  }
  return { marks, values };
};

export const highlightsOf = (history: History, seats: number): Paid[] => {
  let turn = 0;
  return history.flatMap(({ version, events }) =>
    events.flatMap((event, index): Paid[] => {
      if (event.type === 'turnBegan') turn += 1;
      if (event.type !== 'signPaid') return [];
      const { sign, seat, money: paid } = event;
      const swing = Array.from({ length: seats }, (_, other) => (other === seat ? paid : 0));
      return [{ kind: 'paid', version, event: index, mark: turn, subject: `${sign}`, swing, sign, seat, money: paid }];
    }),
  );
};

const Picture = ({ highlight }: NeonRowProps & { readonly highlight: Paid }) => (
  <Die enamel="black" face={highlight.sign} />
);

const finale: GameFinale<NeonRowScreen, Paid> = {
  period: 'turn',
  endsWithScoring: false,
  windowValue: 1,
  scoreWords: (_model, score) => money(score),
  scoreShort: money,
  scoreOnChart: String,
  chartTitle: () => t('template.finaleChart'),
  tieBreakWords: () => t('template.finaleTieBreak'),
  series: moneyByTurn,
  highlights: highlightsOf,
  sentenceOf: (model, { sign, seat, money: paid }, you) =>
    told('template.finalePaid', {
      who: seat === you ? 'you' : 'other',
      name: { seat },
      sign: model.text.value.signs[sign],
      money: { money: paid },
    }),
  gainWords: (_model, { money: paid }) => money(paid),
  Picture,
  Account,
  accountTitle: () => t('template.resultTitle'),
};

export const loadNeonRowFinale = async (): Promise<AnyGameFinale> => {
  await loadMessages(neonRowFinaleMessages);
  return anyGameFinale(finale);
};

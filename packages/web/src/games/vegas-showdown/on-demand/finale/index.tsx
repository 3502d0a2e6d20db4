/** The finale of Vegas Showdown, assembled. */

import { at, type Seat, type Sentence } from '@fremont/kernel';
import { loadMessages, money, t } from '../../../../i18n/index.ts';
import { seatOf } from '../../../../table/on-demand/finale/choose-highlights.ts';
import { type AnyGameFinale, anyGameFinale, type GameFinale } from '../../../../table/on-demand/finale/game-finale.ts';
import { told } from '../../../../table/sentences.ts';
import type { ShowdownModel, ShowdownScreen } from '../../types.ts';
import { tileName } from '../../words.ts';
import { Account } from './Account.tsx';
import { fameByTurn } from './fame.ts';
import { highlightsOf, type ShowdownHighlight } from './highlights.ts';
import { vegasShowdownFinaleMessages } from './messages.ts';
import { Picture } from './Picture.tsx';

type OfKind<K extends ShowdownHighlight['kind']> = Extract<ShowdownHighlight, { readonly kind: K }>;

const fameWords = (model: ShowdownModel, fame: number): string => model.text.value.counts.fame(fame);

const finale: GameFinale<ShowdownScreen, ShowdownHighlight> = {
  period: 'turn',
  endsWithScoring: true,
  windowValue: 1,
  scoreWords: fameWords,
  scoreShort: String,
  scoreOnChart: String,
  chartTitle: () => t('vegas-showdown.finaleChart'),
  tieBreakWords: () => t('vegas-showdown.finaleTieBreak'),
  series: fameByTurn,
  highlights: highlightsOf,
  sentenceOf: (model, highlight, you) => sentenceOf(model, highlight, you),
  gainWords: (model, highlight, seat) => gainWords(model, highlight, seat),
  Picture,
  Account,
  accountTitle: () => t('vegas-showdown.accountTitle'),
};

const sentenceOf = (model: ShowdownModel, highlight: ShowdownHighlight, you: Seat | null): Sentence => {
  switch (highlight.kind) {
    case 'purchase': {
      const { seat, tile, price } = highlight;
      return told('vegas-showdown.finalePurchase', {
        who: seat === you ? 'you' : 'other',
        name: { seat },
        tile: tileName(model, tile),
        money: { money: price },
      });
    }
    case 'outbid': {
      const { seat, from, tile, price } = highlight;
      return told('vegas-showdown.finaleOutbid', {
        who: from === you ? 'lost' : 'other',
        name: { seat },
        other: { seat: from },
        tile: tileName(model, tile),
        money: { money: price },
      });
    }
    case 'card':
      return cardSentence(model, highlight, you);
    case 'scored':
      return scoredSentence(model, highlight, you);
  }
};

const cardSentence = (model: ShowdownModel, highlight: OfKind<'card'>, you: Seat | null): Sentence => {
  const seat = seatOf(highlight, you);
  const isLoss = at(highlight.amounts, seat) < 0;
  const own = isLoss ? 'lost' : 'you';
  return told('vegas-showdown.finaleCard', {
    who: seat === you ? own : isLoss ? 'otherLost' : 'other',
    name: { seat },
    card: model.text.value.cards[highlight.card].title,
    amount: gainWords(model, highlight, seat),
  });
};

/** The reader's own score, or the best score of the others beside it. */
const scoredSentence = (model: ShowdownModel, highlight: OfKind<'scored'>, you: Seat | null): Sentence => {
  const { fame, swing, item } = highlight;
  const best = fame.indexOf(Math.max(...fame)) as Seat;
  const isBehind = you !== null && at(swing, you) < 0;
  const seat = you === null || isBehind ? best : you;
  return told('vegas-showdown.finaleScored', {
    who: isBehind ? 'lost' : seat === you ? 'you' : 'other',
    name: { seat },
    item: model.text.value.names.items[item],
    amount: fameWords(model, at(fame, seat)),
    mine: you === null ? 0 : at(fame, you),
  });
};

const gainWords = (model: ShowdownModel, highlight: ShowdownHighlight, seat: Seat): string => {
  switch (highlight.kind) {
    case 'purchase':
    case 'outbid':
      return tileGain(model, highlight);
    case 'card': {
      const amount = Math.abs(at(highlight.amounts, seat));
      return highlight.unit === 'money' ? money(amount) : fameWords(model, amount);
    }
    case 'scored':
      return fameWords(model, at(highlight.swing, seat) < 0 ? -at(highlight.swing, seat) : at(highlight.fame, seat));
  }
};

/** The Fame that the tile gives, or its name where it gives none. */
const tileGain = (model: ShowdownModel, { tile, fame }: OfKind<'purchase' | 'outbid'>): string =>
  fame === 0 ? tileName(model, tile) : fameWords(model, fame);

export const loadVegasShowdownFinale = async (): Promise<AnyGameFinale> => {
  await loadMessages(vegasShowdownFinaleMessages);
  return anyGameFinale(finale);
};

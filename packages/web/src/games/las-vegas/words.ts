/** What a placement would bring, in words: short for the lane, whole sentences for the dock. */

import {
  type Award,
  CASINO_NAMES,
  CHIP_VALUE,
  type Face,
  isImaginary,
  type Participant,
} from '@fremont/games/las-vegas';
import { at, type Place, type Seat, type Sentence } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import { playerAt } from '../../table/players.ts';
import { spelled, told } from '../../table/sentences.ts';
import type { Prospect } from './prospects.ts';
import type { LasVegasSession } from './types.ts';

/** A participant in a sentence: a drawn name, or the word for the neutral player. */
const participantFilling = (session: LasVegasSession, participant: Participant): Place | string =>
  isImaginary(participant) ? session.text.value.names[participant] : { seat: participant };

export const participantName = (session: LasVegasSession, participant: Participant): string =>
  isImaginary(participant) ? session.text.value.names[participant] : playerAt(session.players, participant).name;

const casinoFilling = (face: Face): Place => ({ name: CASINO_NAMES[face], key: `casino:${face}` });

export const groupText = ({ dice, neutral, face }: Prospect): string =>
  t('las-vegas.group', { count: dice.small + dice.big + neutral, face });

/** Good, bad or neither: the tone of a lane. */
export const toneOf = ({ verdict }: Prospect): 'good' | 'bad' | 'plain' => {
  if (verdict.type === 'bill') return 'good';
  return verdict.type === 'tie' ? 'bad' : 'plain';
};

/** The result if placed: "1st: $80k", "Tie with Edie". */
export const laneHead = (session: LasVegasSession, { verdict }: Pick<Prospect, 'verdict'>): Sentence => {
  switch (verdict.type) {
    case 'bill':
      return told('las-vegas.laneBill', { rank: verdict.rank, money: { money: verdict.bill } });
    case 'noBill':
      return told('las-vegas.laneNoBill', { rank: verdict.rank });
    case 'tie':
      return told('las-vegas.laneTie', { others: fillings(session, verdict.others) });
    case 'absent':
      return told('las-vegas.laneAbsent');
  }
};

const fillings = (session: LasVegasSession, participants: readonly Participant[]): (Place | string)[] =>
  participants.map((participant) => participantFilling(session, participant));

/** The side effect: how far ahead or behind, or who gains from a tie. */
export const laneNote = (session: LasVegasSession, prospect: Prospect): Sentence => {
  const { verdict, rival, strength } = prospect;
  if (verdict.type === 'tie' || verdict.type === 'absent') return bestBill(session, prospect, 'lane');
  if (rival === null) return told('las-vegas.laneAlone');
  const name = participantFilling(session, rival.participant);
  return strength > rival.strength
    ? told('las-vegas.laneAhead', { count: strength - rival.strength, name })
    : told('las-vegas.laneBehind', { count: rival.strength - strength, name });
};

const BEST_BILL = {
  lane: { takes: 'las-vegas.laneTakes', nobody: 'las-vegas.laneNobody' },
  dock: { takes: 'las-vegas.thenTakes', nobody: 'las-vegas.thenNobody' },
} as const;

const bestBill = (session: LasVegasSession, { awards }: Prospect, where: keyof typeof BEST_BILL): Sentence => {
  const [best] = awards;
  if (best === undefined) return [];
  const money = { money: best.bill };
  return best.taker === null
    ? told(BEST_BILL[where].nobody, { money })
    : told(BEST_BILL[where].takes, { money, name: participantFilling(session, best.taker) });
};

/** Whole sentences for the dock: what moves, what it brings, what is left. */
export const consequences = (session: LasVegasSession, prospect: Prospect): Sentence[] => [
  movement(prospect),
  ...gain(session, prospect),
  told('las-vegas.thenLeft', { count: prospect.diceLeft }),
];

const movement = (prospect: Prospect): Sentence => {
  const { dice, face, rival, strength } = prospect;
  const casino = casinoFilling(face);
  const group = groupText(prospect);
  if (dice.small + dice.big === 0) return told('las-vegas.thenNeutral', { casino, group });
  return rival === null
    ? told('las-vegas.thenAlone', { casino, group, mine: strength })
    : told('las-vegas.thenAgainst', { casino, group, mine: strength, theirs: rival.strength });
};

const gain = (session: LasVegasSession, prospect: Prospect): Sentence[] => {
  const { verdict, seat, awards } = prospect;
  switch (verdict.type) {
    case 'bill':
      return [taking(session, verdict.bill, otherAward(awards, seat))];
    case 'noBill':
      return [told('las-vegas.thenNoBill', { rank: verdict.rank })];
    case 'tie':
      return [
        told('las-vegas.thenTie', { others: fillings(session, verdict.others) }),
        bestBill(session, prospect, 'dock'),
      ];
    case 'absent':
      return [bestBill(session, prospect, 'dock')];
  }
};

/** The best bill that goes to somebody else. */
const otherAward = (awards: readonly Award[], seat: Seat): Award | undefined =>
  awards.find(({ taker }) => taker !== null && taker !== seat);

const taking = (session: LasVegasSession, bill: number, other: Award | undefined): Sentence => {
  const money = { money: bill };
  if (other === undefined || other.taker === null) return told('las-vegas.thenTake', { money });
  const name = participantFilling(session, other.taker);
  return told('las-vegas.thenTakeOther', { money, name, other: { money: other.bill } });
};

/** What passing would cost. */
export const passConsequences = (session: LasVegasSession, dice: number): Sentence[] => {
  const { view } = session;
  const chips = at(view.chairs, view.turn).chips - 1;
  return [
    told('las-vegas.thenPass', { count: dice }),
    told('las-vegas.thenPassChips', { count: chips, money: { money: CHIP_VALUE } }),
  ];
};

/** The full name of a lane: "two 5s to Fifth Planet: 1st: $80k, 3 ahead of Chiara". */
export const laneLabel = (session: LasVegasSession, prospect: Prospect): string => {
  const head = spelled(laneHead(session, prospect), session.players);
  const note = spelled(laneNote(session, prospect), session.players);
  return t('las-vegas.laneLabel', {
    group: groupText(prospect),
    casino: CASINO_NAMES[prospect.face],
    outcome: note === '' ? head : `${head}, ${note}`,
  });
};

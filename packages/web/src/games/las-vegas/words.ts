/** The effect of a placement in words: short for the lane, whole sentences for the dock. */

import {
  type Award,
  CASINO_NAMES,
  CHIP_VALUE,
  type Face,
  isImaginary,
  type Participant,
} from '@fremont/games/las-vegas/base';
import { at, type Place, type Seat, type Sentence } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import { playerAt } from '../../table/players.ts';
import { spelled, told } from '../../table/sentences.ts';
import type { CasinoResult, PlacementPreview } from './placement-preview.ts';
import type { LasVegasModel } from './types.ts';

/** A participant in a sentence: a name with its badge, or the word for neutral or gray dice. */
const participantFilling = (model: LasVegasModel, participant: Participant): Place | string =>
  isImaginary(participant) ? model.text.value.names[participant] : { seat: participant };

export const nameOf = (model: LasVegasModel, seat: Seat): string => playerAt(model.players, seat).name;

export const participantName = (model: LasVegasModel, participant: Participant): string =>
  isImaginary(participant) ? model.text.value.names[participant] : nameOf(model, participant);

export const casinoPlace = (face: Face): Place => ({ name: CASINO_NAMES[face], key: `casino:${face}` });

export const groupText = ({ dice, neutral, face }: PlacementPreview): string =>
  t('las-vegas.group', { count: dice.small + dice.big + neutral, face });

export type Tone = 'good' | 'bad' | 'plain';

/** The colour of a lane. */
export const toneOf = ({ type }: CasinoResult): Tone => {
  if (type === 'bill') return 'good';
  return type === 'tie' ? 'bad' : 'plain';
};

/** The result if placed: "1st: $80k", "Tie with Edie". */
export const laneHead = (model: LasVegasModel, result: CasinoResult): Sentence => {
  switch (result.type) {
    case 'bill':
      return told('las-vegas.laneBill', { rank: result.rank, money: { money: result.bill } });
    case 'noBill':
      return told('las-vegas.laneNoBill', { rank: result.rank });
    case 'tie':
      return told('las-vegas.laneTie', { others: fillings(model, result.others) });
    case 'absent':
      return told('las-vegas.laneAbsent');
  }
};

const fillings = (model: LasVegasModel, participants: readonly Participant[]): (Place | string)[] =>
  participants.map((participant) => participantFilling(model, participant));

/** The lead over or the distance to the strongest rival. After a tie, the taker of the best bill. */
export const laneNote = (model: LasVegasModel, preview: PlacementPreview): Sentence => {
  const { result, rival, strength } = preview;
  if (result.type === 'tie' || result.type === 'absent') return bestBill(model, preview, 'lane');
  if (rival === null) return told('las-vegas.laneAlone');
  const name = participantFilling(model, rival.participant);
  return strength > rival.strength
    ? told('las-vegas.laneAhead', { count: strength - rival.strength, name })
    : told('las-vegas.laneBehind', { count: rival.strength - strength, name });
};

const BEST_BILL = {
  lane: { takes: 'las-vegas.laneTakes', nobody: 'las-vegas.laneNobody' },
  dock: { takes: 'las-vegas.thenTakes', nobody: 'las-vegas.thenNobody' },
} as const;

const bestBill = (model: LasVegasModel, { awards }: PlacementPreview, where: keyof typeof BEST_BILL): Sentence => {
  const [best] = awards;
  if (best === undefined) return [];
  const money = { money: best.bill };
  return best.taker === null
    ? told(BEST_BILL[where].nobody, { money })
    : told(BEST_BILL[where].takes, { money, name: participantFilling(model, best.taker) });
};

/** Sentences for the dock: the placement, the gain, the dice left. */
export const consequences = (model: LasVegasModel, preview: PlacementPreview): Sentence[] => [
  movement(preview),
  ...gain(model, preview),
  told('las-vegas.thenLeft', { count: preview.diceLeft }),
];

const movement = (preview: PlacementPreview): Sentence => {
  const { dice, face, rival, strength } = preview;
  const casino = casinoPlace(face);
  const group = groupText(preview);
  if (dice.small + dice.big === 0) return told('las-vegas.thenNeutral', { casino, group });
  return rival === null
    ? told('las-vegas.thenAlone', { casino, group, mine: strength })
    : told('las-vegas.thenAgainst', { casino, group, mine: strength, theirs: rival.strength });
};

const gain = (model: LasVegasModel, preview: PlacementPreview): Sentence[] => {
  const { result, seat, awards } = preview;
  switch (result.type) {
    case 'bill':
      return [taking(model, result.bill, otherAward(awards, seat))];
    case 'noBill':
      return [told('las-vegas.thenNoBill', { rank: result.rank })];
    case 'tie':
      return [told('las-vegas.thenTie', { others: fillings(model, result.others) }), bestBill(model, preview, 'dock')];
    case 'absent':
      return [bestBill(model, preview, 'dock')];
  }
};

/** The best bill that another participant takes. */
const otherAward = (awards: readonly Award[], seat: Seat): Award | undefined =>
  awards.find(({ taker }) => taker !== null && taker !== seat);

const taking = (model: LasVegasModel, bill: number, other: Award | undefined): Sentence => {
  const money = { money: bill };
  if (other === undefined || other.taker === null) return told('las-vegas.thenTake', { money });
  const name = participantFilling(model, other.taker);
  return told('las-vegas.thenTakeOther', { money, name, other: { money: other.bill } });
};

/** The cost of a pass. */
export const passConsequences = (model: LasVegasModel, dice: number): Sentence[] => {
  const { view } = model;
  const chips = at(view.chairs, view.turn).chips - 1;
  return [
    told('las-vegas.thenPass', { count: dice }),
    told('las-vegas.thenPassChips', { count: chips, money: { money: CHIP_VALUE } }),
  ];
};

/** The full name of a lane: "two 5s to Fifth Planet: 1st: $80k, 3 ahead of Chiara". */
export const laneLabel = (model: LasVegasModel, preview: PlacementPreview): string => {
  const head = spelled(laneHead(model, preview.result), model.players);
  const note = spelled(laneNote(model, preview), model.players);
  return t('las-vegas.laneLabel', {
    group: groupText(preview),
    casino: CASINO_NAMES[preview.face],
    outcome: note === '' ? head : `${head}, ${note}`,
  });
};

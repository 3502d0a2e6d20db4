/** The highlights that decide a match of Lords of Vegas: payouts, casinos that changed their boss, gambles. */

import {
  type Casino,
  type Colour,
  casinosOf,
  type Event,
  type GambleResult,
  type LordsOfVegas,
  type LotId,
  type Payer,
} from '@fremont/games/lords-of-vegas';
import { at, type Seat } from '@fremont/kernel';
import type { HistoryStep } from '@fremont/table';
import type { Highlight } from '../../../../table/on-demand/finale/game-finale.ts';
import { emptyLots, follow } from './board.ts';

export type TakeOverCause = 'tileTakenOver' | 'sprawled' | 'built' | 'remodelled' | 'reorganised' | 'tie' | 'deal';

export type LordsHighlight = Highlight &
  (
    | {
        readonly kind: 'payout';
        readonly payer: Payer;
        readonly money: readonly number[];
        readonly points: readonly number[];
      }
    /** `points` is what `seat` scored with the lots afterwards, which `from` would have scored. */
    | {
        readonly kind: 'takeOver';
        readonly seat: Seat;
        readonly from: Seat;
        readonly colour: Colour;
        readonly lots: readonly LotId[];
        readonly cause: TakeOverCause;
        readonly points: number;
      }
    | {
        readonly kind: 'gamble';
        readonly seat: Seat;
        readonly boss: Seat;
        readonly bet: number;
        readonly dice: readonly number[];
        readonly result: GambleResult;
        readonly gambler: number;
        readonly house: number;
      }
  );

/** How much money weighs as much as a point: about the price of the tiles that score it. */
const MONEY_PER_POINT = 4;

type Place = Pick<Highlight, 'version' | 'event' | 'mark'>;

const zeros = (seats: number): number[] => Array.from({ length: seats }, () => 0);

interface OpenPayout {
  readonly place: Place;
  readonly payer: Payer;
  readonly money: number[];
  readonly points: number[];
}

interface OpenTakeOver {
  readonly place: Place;
  readonly seat: Seat;
  readonly from: Seat;
  readonly colour: Colour;
  readonly lots: readonly LotId[];
  readonly cause: TakeOverCause;
  points: number;
}

export const highlightsOf = (history: readonly HistoryStep<LordsOfVegas>[], seats: number): LordsHighlight[] => {
  const reader = new HighlightReader(seats);
  for (const { version, events } of history)
    for (const [index, event] of events.entries()) reader.read(event, version, index);
  return reader.highlights();
};

class HighlightReader {
  readonly #seats: number;
  readonly #lots = emptyLots();
  /** The last boss of the casino that holds the lot. */
  readonly #bosses = new Map<LotId, Seat>();
  readonly #payouts: OpenPayout[] = [];
  readonly #takeOvers: OpenTakeOver[] = [];
  readonly #gambles: LordsHighlight[] = [];
  #turn = 0;
  /** The lots of the casino that was paid last. Points follow its payment. */
  #paidLots: readonly LotId[] = [];
  /** Lots rise to the highest die in several events; the first one is the cause. */
  #cause: TakeOverCause = 'built';

  constructor(seats: number) {
    this.#seats = seats;
  }

  read(event: Event, version: number, index: number): void {
    if (event.type === 'turnBegan') this.#turn = event.turn;
    const place = { version, event: index, mark: this.#turn };
    this.#readMoney(event, place);
    this.#cause = causeOf(event) ?? this.#cause;
    if (follow(this.#lots, event)) this.#noteBosses(place);
  }

  highlights(): LordsHighlight[] {
    const paid = this.#payouts.map((one): LordsHighlight => this.#payoutHighlight(one));
    const taken = this.#takeOvers.map((one): LordsHighlight => this.#takeOverHighlight(one));
    return [...paid, ...taken, ...this.#gambles];
  }

  #readMoney(event: Event, place: Place): void {
    const payout = this.#payouts.at(-1);
    if (event.type === 'cardDrawn') {
      const { payer } = event;
      this.#payouts.push({ place, payer, money: zeros(this.#seats), points: zeros(this.#seats) });
    } else if (event.type === 'lotsPaid' || event.type === 'casinoPaid') {
      for (const [seat, money] of event.money.entries()) add(payout?.money, seat, money);
      if (event.type === 'casinoPaid') this.#paidLots = event.lots;
    } else if (event.type === 'pointsScored') {
      const points = event.to - event.from;
      add(payout?.points, event.seat, points);
      this.#creditTakeOvers(event.seat, points);
    } else if (event.type === 'gambleRolled') this.#gambles.push(this.#gambleHighlight(event, place));
  }

  /** A taken lot scores one point each time its casino pays the new boss, as far as the track counted it. */
  #creditTakeOvers(seat: Seat, scored: number): void {
    let left = scored;
    for (const one of this.#takeOvers) {
      if (one.seat !== seat) continue;
      const lots = one.lots.filter((lot) => this.#paidLots.includes(lot) && this.#isLatest(one, lot));
      const points = Math.min(left, lots.length);
      one.points += points;
      left -= points;
    }
  }

  #isLatest(takeOver: OpenTakeOver, lot: LotId): boolean {
    return this.#takeOvers.findLast(({ lots }) => lots.includes(lot)) === takeOver;
  }

  #noteBosses(place: Place): void {
    for (const casino of casinosOf({ lots: this.#lots })) {
      const { boss } = casino;
      if (boss === null) continue;
      for (const from of losersIn(casino, boss, this.#bosses)) {
        const lots = casino.lots.filter((lot) => this.#bosses.get(lot) === from);
        const { colour } = casino;
        this.#takeOvers.push({ place, seat: boss, from, colour, lots, cause: this.#cause, points: 0 });
      }
      for (const lot of casino.lots) this.#bosses.set(lot, boss);
    }
  }

  #payoutHighlight({ place, payer, money, points }: OpenPayout): LordsHighlight {
    const swing = points.map((one, seat) => one + at(money, seat) / MONEY_PER_POINT);
    return { ...place, kind: 'payout', subject: `card.${place.version}.${place.event}`, payer, money, points, swing };
  }

  #takeOverHighlight({ place, ...facts }: OpenTakeOver): LordsHighlight {
    const swing = zeros(this.#seats);
    add(swing, facts.seat, facts.points);
    add(swing, facts.from, -facts.points);
    return { ...place, kind: 'takeOver', subject: `boss.${facts.lots.join('.')}`, ...facts, swing };
  }

  #gambleHighlight(event: Extract<Event, { type: 'gambleRolled' }>, place: Place): LordsHighlight {
    const { seat, boss, bet, dice, result, gambler, house } = event;
    const swing = zeros(this.#seats);
    add(swing, seat, gambler / MONEY_PER_POINT);
    add(swing, boss, house / MONEY_PER_POINT);
    const subject = `gamble.${place.version}`;
    return { ...place, kind: 'gamble', subject, seat, boss, bet, dice, result, gambler, house, swing };
  }
}

const add = (sums: number[] | undefined, seat: number, more: number): void => {
  if (sums !== undefined) sums[seat] = at(sums, seat) + more;
};

/** The seats that were boss of lots of this casino until now. */
const losersIn = ({ lots }: Casino, boss: Seat, bosses: ReadonlyMap<LotId, Seat>): Seat[] => [
  ...new Set(lots.flatMap((lot) => bosses.get(lot) ?? []).filter((before) => before !== boss)),
];

const causeOf = ({ type }: Event): TakeOverCause | null => {
  switch (type) {
    case 'tileTakenOver':
    case 'sprawled':
    case 'built':
    case 'remodelled':
    case 'reorganised':
      return type;
    case 'tieRerolled':
      return 'tie';
    case 'dealMade':
      return 'deal';
    default:
      return null;
  }
};

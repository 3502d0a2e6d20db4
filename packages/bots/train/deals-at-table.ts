/** Matches of Lords of Vegas in which the deals are counted, and sharks: dealers that know the code of their rivals. */

import {
  type Action,
  LOT_LIST,
  type LordsOfVegas,
  type LotFacts,
  lordsOfVegas,
  type Terms,
} from '@fremont/games/lords-of-vegas';
import { at, type Chance, canonicalJson, carryOut, type Seat, seatList, seededChance } from '@fremont/kernel';
import type { Bot } from '../src/bot.ts';
import { Appraiser } from '../src/lords-of-vegas/appraiser.ts';
import { assess } from '../src/lords-of-vegas/assessment.ts';
import { isFair } from '../src/lords-of-vegas/dealing.ts';
import { dealGains } from '../src/lords-of-vegas/deals.ts';
import { NOTHING, proposalOf } from '../src/lords-of-vegas/offers.ts';

type View = LordsOfVegas['view'];

/**
 * `bot` plays as the bot does. `silent` makes and accepts no deals. A shark offers what the rule of its rivals accepts and
 * what helps itself most: by the value of the table, or by greedy's estimate.
 */
export type Player = 'bot' | 'silent' | 'valueShark' | 'greedyShark';

/** What happened in all matches. */
export class DealCounts {
  matches = 0;
  offers = 0;
  /** Accepted offers, and those of them in which both sides gain by the value of the table. */
  deals = 0;
  good = 0;
  /** Offers with goods and price that the same seat was refused before in the match. */
  repeats = 0;
  gainOfAccepting = 0;
  gainOfOffering = 0;
}

const PRICE_STEPS = 8;
/** Points of greedy's estimate in one win. Only the order of offers matters. */
const POINTS = 30;
const SHARK_MIN = 0.002;

/** The deals of one piece for money at some prices. */
const dealsOver = (view: View, seat: Seat, other: Seat, { index, id }: LotFacts): Terms[] => {
  const { marker, die } = at(view.lots, index);
  const owner = marker ?? die?.owner ?? null;
  if (owner !== seat && owner !== other) return [];
  const goods = marker === null ? { ...NOTHING, dice: [id] } : { ...NOTHING, lots: [id] };
  const rest = { from: seat, to: other, action: null, waiver: null };
  const purse = at(view.chairs, owner === seat ? other : seat).money;
  return Array.from({ length: PRICE_STEPS + 1 }, (_, step) => {
    const paid = { ...NOTHING, money: Math.round((purse * step) / PRICE_STEPS) };
    return owner === seat ? { ...rest, give: goods, take: paid } : { ...rest, give: paid, take: goods };
  });
};

const sharkOffer = (view: View, seat: Seat, player: Player, chance: Chance): Action | null => {
  const appraiser = new Appraiser(view, seat, chance);
  const assessment = assess(view, seat);
  const gainOf = (terms: Terms): number =>
    player === 'valueShark' ? (appraiser.gains(terms)[seat] ?? 0) : dealGains(assessment, terms).from / POINTS;
  const ideas = seatList(view.chairs.length)
    .filter((other) => other !== seat)
    .flatMap((other) => LOT_LIST.flatMap((lot) => dealsOver(view, seat, other, lot)))
    .filter((terms) => isFair(appraiser, terms))
    .map((terms) => ({ terms, gain: gainOf(terms) }))
    .sort((one, other) => other.gain - one.gain);
  const best = ideas[0];
  if (best === undefined || best.gain < SHARK_MIN) return null;
  const offer = { type: 'offer' as const, to: best.terms.to, ...proposalOf(best.terms) };
  return lordsOfVegas.check(lordsOfVegas.guess(view, seat, chance), seat, offer) === null ? offer : null;
};

const withoutDeal = (action: Action | null, legal: readonly Action[]): Action | null =>
  action !== null && ['offer', 'counter', 'accept'].includes(action.type)
    ? (legal.find(({ type }) => type === 'decline' || type === 'endTurn') ?? null)
    : action;

const chosen = (player: Player, bot: Bot<LordsOfVegas>, view: View, seat: Seat, chance: Chance): Action | null => {
  const state = lordsOfVegas.guess(view, seat, seededChance(0));
  const legal = lordsOfVegas.legalActions(state, seat);
  const action = bot.choose(view, seat, legal, chance);
  if (player === 'bot') return action;
  const plain = withoutDeal(action, legal);
  const mayOffer = view.turn === seat && view.phase.type === 'playing' && view.offers.length === 0;
  if (player === 'silent' || !mayOffer || at(view.offersLeft, seat) === 0) return plain;
  return sharkOffer(view, seat, player, chance) ?? plain;
};

/** Plays a match; `players` by seat, all with the same bot for everything but deals. Returns the placings. */
export const playDealing = (
  bot: Bot<LordsOfVegas>,
  seed: number,
  players: readonly Player[],
  counts: DealCounts,
): readonly number[] => {
  const chance = seededChance(seed);
  const own = seededChance(seed + 500_000);
  const { state } = lordsOfVegas.setup({ gifts: true, endCardJitter: false }, players.length, chance);
  const refused = new Set<string>();
  counts.matches++;
  for (;;) {
    const toAct = lordsOfVegas.toAct(state)[0];
    if (toAct === undefined) return lordsOfVegas.outcome(state)?.placings ?? [];
    // Answers to offers come first.
    const seat = state.phase.type === 'playing' ? (state.offers[0]?.to ?? toAct) : toAct;
    const view = lordsOfVegas.view(state, seat);
    const action = chosen(at(players, seat), bot, view, seat, own) ?? at(lordsOfVegas.legalActions(state, seat), 0);
    if (at(players, seat) === 'bot') noteOffer(seat, action, refused, counts);
    noteAnswer(view, seat, action, refused, counts);
    carryOut(lordsOfVegas, state, seat, action, chance);
  }
};

const noteOffer = (seat: Seat, action: Action, refused: ReadonlySet<string>, counts: DealCounts): void => {
  if (action.type !== 'offer' && action.type !== 'counter') return;
  counts.offers++;
  if (refused.has(canonicalJson([seat, action.give, action.take]))) counts.repeats++;
};

const noteAnswer = (view: View, seat: Seat, action: Action, refused: Set<string>, counts: DealCounts): void => {
  if (action.type !== 'decline' && action.type !== 'accept') return;
  const offer = view.offers.find(({ id }) => id === action.offer);
  if (offer === undefined) return;
  if (action.type === 'decline') {
    refused.add(canonicalJson([offer.from, offer.give, offer.take]));
    return;
  }
  const gains = new Appraiser(view, seat, seededChance(1)).gains(offer);
  const [accepting, offering] = [gains[offer.to] ?? 0, gains[offer.from] ?? 0];
  counts.deals++;
  counts.gainOfAccepting += accepting;
  counts.gainOfOffering += offering;
  if (accepting > 0 && offering > 0) counts.good++;
};

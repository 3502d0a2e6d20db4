/** Styles: people can feel them, they cost little, and a choice in pieces is the same choice. */

import { BOT_STYLES, type BotStyle, botFor, levelsFor } from '@fremont/bots';
import { type Action as LasVegasAction, type View as LasVegasView, strengthOf } from '@fremont/games/las-vegas';
import { casinoNamed, type Action as LordsAction, type View as LordsView } from '@fremont/games/lords-of-vegas';
import { gameById } from '@fremont/games/registry';
import {
  lotStates,
  type Action as ShowdownAction,
  type View as ShowdownView,
  TILES,
} from '@fremont/games/vegas-showdown';
import { at, carryOut, type GameTypes, type Seat, seededChance } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { greedyWorths } from '../src/las-vegas/greedy.ts';
import { LEVELS } from '../src/las-vegas/levels.ts';
import { STYLE_DOLLARS } from '../src/las-vegas/style.ts';
import { gainsOf } from '../src/lords-of-vegas/greedy.ts';
import { atOnce } from '../src/thinking.ts';
import { worthsOf } from '../src/vegas-showdown/greedy.ts';
import { STYLE_FAME } from '../src/vegas-showdown/style.ts';

interface Decision {
  readonly view: GameTypes['view'];
  readonly seat: Seat;
  readonly legal: readonly GameTypes['action'][];
  readonly seed: number;
}

const gameNamed = (id: string) => {
  const game = gameById(id);
  if (game === null) throw new Error(`no game ${id}`);
  return game;
};

/** Decisions of the seat whose turn it is, in matches of steady bots with the usual options. */
const decisionsOf = (id: string, seats: number, matches: number): readonly Decision[] => {
  const game = gameNamed(id);
  const bot = botFor(id, 'steady');
  const found: Decision[] = [];
  for (let match = 1; match <= matches; match++) {
    const chance = seededChance(match);
    const options = game.decodeOptions({}, seats);
    if (!options.ok || bot === null) throw new Error('no match');
    const { state } = game.setup(options.value, seats, chance);
    for (let step = 0; step < game.meta.actionsMax; step++) {
      const seat = game.toAct(state)[0];
      if (seat === undefined) break;
      const view = game.view(state, seat);
      const legal = game.legalActions(state, seat);
      if (legal.length > 1) found.push({ view: structuredClone(view), seat, legal, seed: 1_000 * match + step });
      const action = bot.choose(view, seat, legal, chance) ?? at(legal, 0);
      carryOut(game, state, seat, action, chance);
    }
  }
  return found;
};

const known = new Map<string, GameTypes['action']>();

/** The choice of a steady bot. */
const choiceOf = (id: string, { view, seat, legal, seed }: Decision, style: BotStyle | null): GameTypes['action'] => {
  const key = `${id} ${seed} ${style}`;
  const bot = botFor(id, 'steady');
  const choice = known.get(key) ?? bot?.choose(view, seat, legal, seededChance(seed), style) ?? at(legal, 0);
  known.set(key, choice);
  return choice;
};

/** How often a style does what it likes, and how often a bot without a style does. */
const countsOf = (
  id: string,
  decisions: readonly Decision[],
  style: BotStyle,
  isLiked: (action: GameTypes['action'], decision: Decision) => boolean,
): readonly [number, number] => {
  const counted = (one: BotStyle | null): number =>
    decisions.filter((decision) => isLiked(choiceOf(id, decision, one), decision)).length;
  return [counted(style), counted(null)];
};

type Liked = (action: GameTypes['action'], decision: Decision) => boolean;

const inCasino =
  (likes: (own: number, rival: number, topBill: number, highest: number) => boolean): Liked =>
  (action, { view, seat }) => {
    const placed = action as LasVegasAction;
    const { casinos } = view as unknown as LasVegasView;
    if (placed.type !== 'place') return false;
    const { dice, bills } = at(casinos, placed.face - 1);
    const strengths = dice.map(strengthOf);
    const rivals = strengths.filter((_, other) => other !== seat);
    const highest = Math.max(...casinos.flatMap((casino) => casino.bills));
    return likes(at(strengths, seat), Math.max(...rivals), Math.max(0, ...bills), highest);
  };

const onLot =
  (likes: (lot: ReturnType<typeof lotStates>[number], decision: Decision) => boolean): Liked =>
  (action, decision) => {
    const bid = action as ShowdownAction;
    if (bid.type !== 'bid') return false;
    const lot = lotStates(decision.view as unknown as ShowdownView).find((one) => one.lot === bid.lot);
    return lot !== undefined && likes(lot, decision);
  };

const isRivals = (action: LordsAction, { view, seat }: Decision): boolean => {
  if (action.type !== 'reorganise' && action.type !== 'remodel') return false;
  const boss = casinoNamed(view as unknown as LordsView, action.casino)?.boss ?? null;
  return boss !== null && boss !== seat;
};

const LIKED: Readonly<Record<string, Readonly<Record<BotStyle, Liked>>>> = {
  'las-vegas': {
    builder: inCasino((own) => own > 0),
    gambler: inCasino((_own, _rival, topBill, highest) => topBill === highest),
    haggler: inCasino((_own, rival) => rival === 0),
    spoiler: inCasino((own, rival) => rival > 0 && own <= rival),
  },
  'lords-of-vegas': {
    builder: ({ type }) => type === 'build' || type === 'sprawl',
    gambler: ({ type }) => type === 'gamble' || type === 'reorganise',
    haggler: ({ type }) => type === 'offer',
    spoiler: (action, decision) => isRivals(action as LordsAction, decision),
  },
  'vegas-showdown': {
    builder: onLot(({ tile }) => tile !== null && TILES[tile].prerequisites.length > 0),
    gambler: onLot(({ tile }) => tile !== null && TILES[tile].colour === 'yellow'),
    haggler: onLot(({ standing }) => standing === null),
    spoiler: onLot(({ standing }, { seat }) => standing !== null && standing.seat !== seat),
  },
};

const SEATS = 4;
const MATCHES = { 'las-vegas': 4, 'lords-of-vegas': 4, 'vegas-showdown': 2 } as const;

describe.each(Object.entries(MATCHES))('the styles of %s', (id, matches) => {
  const decisions = decisionsOf(id, SEATS, matches);

  test.each(BOT_STYLES)('a %s does what it likes more often than a bot without a style', (style) => {
    const liked = LIKED[id]?.[style] ?? (() => false);
    const [own, plain] = countsOf(id, decisions, style, liked);
    if (process.env['SHOW'] === '1')
      process.stdout.write(`${id} ${style}: ${own}, without a style ${plain}, of ${decisions.length}\n`);
    expect(own).toBeGreaterThan(plain);
  });

  test('no style changes more than a part of the choices', () => {
    for (const style of BOT_STYLES) {
      const changed = decisions.filter(
        (decision) => JSON.stringify(choiceOf(id, decision, style)) !== JSON.stringify(choiceOf(id, decision, null)),
      );
      expect(changed.length / decisions.length).toBeLessThan(0.25);
    }
  });
});

const indexOf = (legal: readonly GameTypes['action'][], choice: GameTypes['action']): number =>
  legal.findIndex((action) => JSON.stringify(action) === JSON.stringify(choice));

describe('a style gives up no more than its bound, by the own estimate of the bot', () => {
  test('in Las Vegas', () => {
    for (const decision of decisionsOf('las-vegas', SEATS, 2))
      for (const style of BOT_STYLES) {
        const { view, seat, legal, seed } = decision;
        // The same chance makes the same forecasts.
        const worths = greedyWorths(view as never, seat, legal as never, seededChance(seed));
        const chosen = indexOf(legal, choiceOf('las-vegas', decision, style));
        expect(at(worths, chosen)).toBeGreaterThanOrEqual(Math.max(...worths) - STYLE_DOLLARS);
      }
  });

  test('in Vegas Showdown', () => {
    for (const decision of decisionsOf('vegas-showdown', SEATS, 1))
      for (const style of BOT_STYLES) {
        const { view, seat, legal } = decision;
        const worths = worthsOf(view as never, seat, legal as never);
        const chosen = indexOf(legal, choiceOf('vegas-showdown', decision, style));
        expect(at(worths, chosen)).toBeGreaterThanOrEqual(Math.max(...worths) - STYLE_FAME);
      }
  });

  test('in Lords of Vegas, where a gambler never bets without a purpose', () => {
    for (const decision of decisionsOf('lords-of-vegas', SEATS, 2)) {
      const { view, seat, legal } = decision;
      const chosen = choiceOf('lords-of-vegas', decision, 'gambler') as LordsAction;
      if (chosen.type !== 'gamble') continue;
      const gains = gainsOf(view as never, seat, legal as never);
      const bets = legal.filter(({ type }) => type === 'gamble') as unknown as readonly { readonly bet: number }[];
      // Greedy counts a bet without a purpose as its money, so the lowest bets lose least.
      const lowest = Math.min(...bets.map(({ bet }) => bet));
      const idle = legal.findIndex(
        (action) => action.type === 'gamble' && (action as LordsAction & { bet: number }).bet === lowest,
      );
      const own = indexOf(legal, chosen);
      const perDollar = at(gains, idle) / lowest;
      if (chosen.bet !== lowest) expect(at(gains, own)).toBeGreaterThan(chosen.bet * perDollar);
    }
  });
});

test('a browser loads the styles of classic Las Vegas with the first bot that has one', async () => {
  const options = { edition: 'classic' };
  const small = await LEVELS.steady?.(options);
  const full = await small?.withStyles?.();
  const decisions = decisionsOf('las-vegas', SEATS, 1);
  const chosenBy = (bot: typeof full, style: BotStyle | null): string =>
    JSON.stringify(
      decisions.map(({ view, seat, legal, seed }) => bot?.choose(view, seat, legal, seededChance(seed), style)),
    );
  const steady = botFor('las-vegas', 'steady') ?? undefined;
  expect(chosenBy(small, null)).toBe(chosenBy(steady, null));
  expect(chosenBy(full, 'gambler')).toBe(chosenBy(steady, 'gambler'));
  expect(chosenBy(full, 'gambler')).not.toBe(chosenBy(small, null));
});

describe.each(Object.keys(MATCHES))('the levels of %s', (id) => {
  const decisions = decisionsOf(id, SEATS, 1).filter((_, index) => index % 29 === 0);

  test.each(levelsFor(id))('%s chooses the same in pieces as at once', (level) => {
    const bot = botFor(id, level);
    for (const { view, seat, legal, seed } of decisions.slice(0, 2)) {
      const question = [view, seat, legal] as const;
      const pieces = bot?.think?.(...question, seededChance(seed), 'spoiler');
      if (pieces === undefined) continue;
      expect(atOnce(pieces)).toEqual(bot?.choose(...question, seededChance(seed), 'spoiler'));
    }
  });

  test('a master without time left still chooses a legal action, with far fewer pieces', () => {
    const bot = botFor(id, 'master');
    let hurried = 0;
    let usual = 0;
    for (const { view, seat, legal, seed } of decisions.slice(0, 2)) {
      const pieces = (spent: number): { count: number; action: unknown } => {
        const thinking = bot?.think?.(view, seat, legal, seededChance(seed));
        if (thinking === undefined) throw new Error('a master thinks in pieces');
        let count = 0;
        for (;;) {
          const step = thinking.next(spent);
          if (step.done === true) return { count, action: step.value };
          count++;
        }
      };
      const short = pieces(1);
      hurried += short.count;
      usual += pieces(0).count;
      expect(short.action).toSatisfy(
        (action: GameTypes['action']) =>
          legal.some((one) => JSON.stringify(one) === JSON.stringify(action)) || action.type === 'offer',
      );
    }
    expect(hurried).toBeLessThan(usual / 10);
  });
});

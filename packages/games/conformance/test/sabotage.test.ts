/** Tests of the laws: games with one planted fault each, and the laws that must find it. */

import { cloneJson, type Decoded, type DeepReadonly, err, type Game, pick, type Seat, seatAt } from '@fremont/kernel';
import { describe, expect, it } from 'vitest';
import { type Action, type Event, type NeonRow, neonRow, SIGNS, type State, type View } from '../../template/index.ts';
import { LAWS, type LawRun, runLaws } from '../index.ts';

type S = DeepReadonly<State>;

interface Sabotage {
  /** The planted fault, in words. */
  readonly fault: string;
  /** Called for every run, because some faults keep state. */
  readonly change: () => Partial<Game<NeonRow>>;
  /** Numbers of the laws that must find the fault. Others may find it too. */
  readonly laws: readonly number[];
}

const { advance, check, legalActions, setup, view, guess, outcome, meta, clone } = neonRow;

/** Adds something to every state that the rules produce. */
const tainted = (taint: (state: State) => void): Partial<Game<NeonRow>> => ({
  setup: (options, seats, chance) => {
    const dealt = setup(options, seats, chance);
    taint(dealt.state);
    return dealt;
  },
  // The game's own clone would not copy the taint.
  clone: (state) => {
    const copy = clone?.(state) ?? cloneJson(state as State);
    taint(copy);
    return copy;
  },
});

const afterwards = (meddle: (draft: State, seat: Seat, action: Action) => void): Partial<Game<NeonRow>> => ({
  advance: (draft, seat, action, chance) => {
    const events = [...advance(draft, seat, action, chance)];
    meddle(draft, seat, action);
    return events;
  },
});

const chairAt = (state: State, seat: number): State['chairs'][number] => {
  const chair = state.chairs[seat];
  if (chair === undefined) throw new Error(`no chair ${seat}`);
  return chair;
};

/** A view with the tips of `open` chairs uncovered. */
const uncovered = (state: S, seen: View, open: boolean): View => ({
  ...seen,
  chairs: seen.chairs.map((chair, index) => ({ ...chair, tip: open ? (state.chairs[index]?.tip ?? null) : chair.tip })),
});

const nameless = <T>(decoded: Decoded<T>): Decoded<T> => (decoded.ok ? decoded : err({ ...decoded.error, key: '' }));

const SABOTAGES: readonly Sabotage[] = [
  {
    fault: 'money appears with every placement',
    change: () =>
      afterwards((draft, seat) => {
        chairAt(draft, seat).money += 1;
      }),
    laws: [1],
  },
  {
    fault: 'the dice come from Math.random',
    change: () => ({
      advance: (draft, seat, action) => advance(draft, seat, action, { int: (n) => Math.floor(Math.random() * n) }),
    }),
    laws: [1],
  },
  {
    fault: 'the rules read Date.now',
    change: () => afterwards(() => void Date.now()),
    laws: [1],
  },
  {
    fault: 'the rules read the clock through new Date()',
    change: () => ({ outcome: (state) => (new Date().getDay() === 8 ? null : outcome(state)) }),
    laws: [1],
  },
  {
    fault: 'the deal throws',
    change: () => ({
      setup: () => {
        throw new Error('no dice in the box');
      },
    }),
    laws: [1],
  },
  {
    fault: 'all signs are listed, including those that were not rolled',
    change: () => ({
      legalActions: (state, seat) =>
        state.phase.type === 'placing' && state.turn === seat
          ? SIGNS.map((sign): Action => ({ type: 'place', sign }))
          : legalActions(state, seat),
    }),
    laws: [1, 5],
  },
  {
    fault: 'dice come back after every placement, so that the match never ends',
    change: () => ({
      ...afterwards((draft, seat, { type }) => {
        if (type !== 'place') return;
        for (const chair of draft.chairs) chair.dice = draft.options.dice;
        for (const sign of SIGNS) draft.row[sign] = draft.row[sign].map(() => 0);
        draft.turn = seat;
        draft.phase = { type: 'rolling' };
        for (const chair of draft.chairs) chair.money = 0;
      }),
    }),
    laws: [2, 16],
  },
  {
    fault: 'a seat is still to act after the match is over',
    change: () => ({ toAct: ({ turn }) => [turn] }),
    laws: [3, 4],
  },
  {
    fault: 'a seat that does not exist is to act as well',
    change: () => ({ toAct: (state) => [...neonRow.toAct(state), ...neonRow.toAct(state).map(() => seatAt(9))] }),
    laws: [3],
  },
  {
    fault: 'a seat that has to roll has no listed action',
    change: () => ({
      legalActions: (state, seat) => (state.phase.type === 'rolling' ? [] : legalActions(state, seat)),
    }),
    laws: [4],
  },
  {
    fault: 'every seat gets the list of the seat on turn',
    change: () => ({ legalActions: (state) => legalActions(state, seatAt(state.turn)) }),
    laws: [4, 5],
  },
  {
    fault: 'an action is listed twice',
    change: () => ({ legalActions: (state, seat) => legalActions(state, seat).flatMap((one) => [one, { ...one }]) }),
    laws: [5],
  },
  {
    fault: 'the list has another order every time',
    change: () => {
      let calls = 0;
      return {
        legalActions: (state, seat) => {
          calls += 1;
          return calls % 2 === 0 ? legalActions(state, seat) : legalActions(state, seat).toReversed();
        },
      };
    },
    laws: [5],
  },
  {
    fault: 'only the first action is listed',
    change: () => ({ legalActions: (state, seat) => legalActions(state, seat).slice(0, 1) }),
    laws: [6],
  },
  {
    fault: 'check does not ask whose turn it is',
    change: () => ({
      check: (state, seat, action) =>
        check(state, seat, action)?.code === 'notYourTurn'
          ? check(state, seatAt(state.turn), action)
          : check(state, seat, action),
      legalActions,
    }),
    laws: [6],
  },
  {
    fault: 'the rules memoize how often they were called',
    change: () => {
      let calls = 0;
      return afterwards((draft) => {
        calls += 1;
        if (calls % 3 === 0) chairAt(draft, 0).tip = 1;
      });
    },
    laws: [7, 8, 9],
  },
  {
    fault: 'events count up from match to match',
    change: () => {
      let calls = 0;
      return {
        advance: (draft, seat, action, chance) => {
          calls += 1;
          return [...advance(draft, seat, action, chance), { type: 'turnBegan', seat: calls } as unknown as Event];
        },
      };
    },
    laws: [7, 8, 20],
  },
  {
    fault: 'the deal depends on how many matches were dealt before',
    change: () => {
      let deals = 0;
      return {
        setup: (options, seats, chance) => {
          const dealt = setup(options, seats, chance);
          dealt.state.turn = seatAt(deals++ % seats);
          return dealt;
        },
      };
    },
    laws: [8, 20],
  },
  {
    fault: 'part of the state is stored under a symbol, which JSON drops',
    change: () => {
      const bonus = Symbol('bonus');
      type Secretive = State & { [bonus]?: number };
      return {
        setup: (options, seats, chance) => {
          const dealt = setup(options, seats, chance);
          (dealt.state as Secretive)[bonus] = 1;
          return dealt;
        },
        clone: (state) => {
          const copy: Secretive = cloneJson(state as State);
          const kept = (state as Secretive)[bonus];
          if (kept !== undefined) copy[bonus] = kept;
          return copy;
        },
        advance: (draft, seat, action, chance) => {
          const events = [...advance(draft, seat, action, chance)];
          return (draft as Secretive)[bonus] === undefined ? events.slice(1) : events;
        },
      };
    },
    laws: [9, 10],
  },
  {
    fault: 'a field of the state is undefined',
    change: () => tainted((state) => void Object.assign(state, { extra: undefined })),
    laws: [10],
  },
  {
    fault: 'the state contains a Set',
    change: () => tainted((state) => void Object.assign(state, { seen: new Set([1]) })),
    laws: [10],
  },
  {
    fault: 'a view contains NaN',
    change: () => ({ view: (state, viewer) => ({ ...view(state, viewer), average: Number.NaN }) as View }),
    laws: [10],
  },
  {
    fault: 'a refusal contains a function',
    change: () => ({
      check: (state, seat, action) => {
        const refusal = check(state, seat, action);
        return refusal === null ? null : Object.assign({ ...refusal }, { retry: () => true });
      },
    }),
    laws: [10],
  },
  {
    fault: 'the view shows every tip',
    change: () => ({ view: (state, viewer) => uncovered(state, view(state, viewer), true) }),
    laws: [11],
  },
  {
    fault: 'the view shows every tip, but only while a seat places dice late in the match',
    change: () => ({
      view: (state, viewer) => {
        const late = state.phase.type === 'placing' && state.chairs.some(({ dice }) => dice === 0);
        return uncovered(state, view(state, viewer), late);
      },
    }),
    laws: [11],
  },
  {
    fault: 'the view is the state itself',
    change: () => ({ view: (state) => state as unknown as View }),
    laws: [11],
  },
  {
    fault: 'an event of the deal shows the tip of another seat',
    change: () => ({ viewEvent: (event) => event }),
    laws: [12],
  },
  {
    fault: 'the event of a placement shows whether it was made on the tip',
    change: () => ({
      advance: (draft, seat, action, chance) => {
        const events = [...advance(draft, seat, action, chance)];
        const onTip = action.type === 'place' && chairAt(draft, seat).tip === action.sign;
        return events.map((event) => (event.type === 'dicePlaced' ? Object.assign({ ...event }, { onTip }) : event));
      },
    }),
    laws: [12],
  },
  {
    fault: "a guess ignores the viewer's own tip",
    change: () => ({
      guess: (seen, viewer, chance) => {
        const state = guess(seen, viewer, chance);
        for (const chair of state.chairs) chair.tip = pick(SIGNS, chance, 'guess');
        return state;
      },
    }),
    laws: [13],
  },
  {
    fault: 'a guess is a state with faults',
    change: () => ({
      guess: (seen, viewer, chance) => {
        const state = guess(seen, viewer, chance);
        state.chairs.push({ dice: 0, money: 0, tip: 1 });
        return state;
      },
    }),
    laws: [13],
  },
  {
    fault: 'the event that shows the tips is not declared as revealing',
    change: () => ({ meta: { ...meta, revealingEvents: [] } }),
    laws: [14],
  },
  {
    fault: 'the tip of the next seat decides whether the next turn is drawn, and only the draw ends undo',
    change: () => ({
      advance: (draft, seat, action, chance) => {
        const events = advance(draft, seat, action, chance);
        if (action.type !== 'place' || draft.phase.type === 'over') return events;
        if (chairAt(draft, draft.turn).tip === action.sign) return events;
        const able = draft.chairs.flatMap(({ dice }, index) => (dice > 0 ? [seatAt(index)] : []));
        draft.turn = pick(able, chance, 'lot');
        return [...events, { type: 'turnBegan', seat: draft.turn }];
      },
    }),
    laws: [14],
  },
  {
    fault: 'an event that is not declared as revealing shows a tip that no view shows',
    change: () => ({
      advance: (draft, seat, action, chance) => {
        const events = advance(draft, seat, action, chance);
        const { tip } = chairAt(draft, (seat + 1) % draft.chairs.length);
        if (action.type !== 'place' || tip === action.sign) return events;
        chance.int(2, 'lot');
        return [...events, { type: 'turnBegan', seat }];
      },
    }),
    laws: [14],
  },
  {
    fault: 'a rolled tip has to be placed, so that every other placement shows which tip the seat does not have',
    change: () => {
      const bound: Game<NeonRow>['check'] = (state, seat, action) => {
        const tip = state.chairs[seat]?.tip;
        const isRolled = state.phase.type === 'placing' && state.phase.roll.some((die) => die === tip);
        const isOther = action.type === 'place' && action.sign !== tip;
        return check(state, seat, action) ?? (isRolled && isOther ? { code: 'rollFirst' } : null);
      };
      const list: Game<NeonRow>['legalActions'] = (state, seat) =>
        legalActions(state, seat).filter((action) => bound(state, seat, action) === null);
      return { check: bound, legalActions: list };
    },
    laws: [14],
  },
  {
    fault: 'seesMore is false for every seat, although every seat sees its own tip',
    change: () => ({ seesMore: () => false }),
    laws: [23],
  },
  {
    fault: 'placings count from 0',
    change: () => ({
      outcome: (state) => {
        const result = outcome(state);
        return result && { ...result, placings: result.placings.map((placing) => placing - 1) };
      },
    }),
    laws: [15],
  },
  {
    fault: 'seats that share a placing get the worse one',
    change: () => ({
      outcome: (state) => {
        const result = outcome(state);
        const placingOf = (score: number) => result?.scores.filter((other) => other >= score).length ?? 0;
        return result && { ...result, placings: result.scores.map(placingOf) };
      },
    }),
    laws: [15],
  },
  {
    fault: 'meta does not declare the ending',
    change: () => ({ meta: { ...meta, endings: ['rowPaid'] } }),
    laws: [15],
  },
  {
    fault: 'meta declares an ending that no match reaches',
    change: () => ({ meta: { ...meta, endings: [...meta.endings, 'powerCut'] } }),
    laws: [16],
  },
  {
    fault: 'a clone shares the dice on the row',
    change: () => ({ clone: (state) => ({ ...cloneJson(state as State), row: state.row as State['row'] }) }),
    laws: [1],
  },
  {
    fault: 'a clone shares the dice on the row where nothing is frozen',
    change: () => ({
      clone(state) {
        const copy = cloneJson(state as State);
        return Object.isFrozen(state) ? copy : { ...copy, row: state.row as State['row'] };
      },
    }),
    laws: [17],
  },
  {
    fault: 'a clone forgets the options',
    change: () => ({ clone: (state) => ({ ...cloneJson(state as State), options: { dice: 3 } }) }),
    laws: [17],
  },
  {
    fault: 'the rules write to a chair of an old state, which a list that was already frozen kept from being frozen',
    change: () => {
      let kept: State['chairs'] | null = null;
      return {
        advance: (draft, seat, action, chance) => {
          const events = [...advance(draft, seat, action, chance)];
          if (kept?.[0] !== undefined) kept[0].tip = kept[0].tip === 1 ? 2 : 1;
          kept = draft.chairs;
          Object.freeze(draft.chairs);
          return events;
        },
      };
    },
    laws: [18],
  },
  {
    fault: 'the rules change an event after yielding it',
    change: () => {
      let changed: { count: number } | null = null;
      return {
        advance: (draft, seat, action, chance) => {
          const events = [...advance(draft, seat, action, chance)].map((event) => ({ ...event }));
          if (changed !== null) changed.count += 1;
          for (const event of events) if (event.type === 'dicePlaced') changed = event as { count: number };
          return events;
        },
      };
    },
    laws: [18],
  },
  {
    fault: 'the decoder of actions trusts its input',
    change: () => ({ decodeAction: (json) => ({ ok: true, value: json as Action }) }),
    laws: [19],
  },
  {
    fault: 'the decoder of actions throws on null',
    change: () => ({
      decodeAction: (json) => neonRow.decodeAction({ ...(json as object), type: (json as Action).type }),
    }),
    laws: [19],
  },
  {
    fault: 'the decoder of actions checks the type only',
    change: () => ({
      decodeAction: (json) => {
        const decoded = neonRow.decodeAction(json);
        const trusted = !decoded.ok && decoded.error.code === 'unknownSign';
        return trusted ? { ok: true, value: json as Action } : decoded;
      },
    }),
    laws: [19],
  },
  {
    fault: 'the decoder of actions drops extra fields without an error',
    change: () => ({
      decodeAction: (json) => {
        const decoded = neonRow.decodeAction(json);
        if (decoded.ok || decoded.error.code !== 'unknownField') return decoded;
        const { type, sign } = json as { type: unknown; sign?: unknown };
        return neonRow.decodeAction(sign === undefined ? { type } : { type, sign });
      },
    }),
    laws: [19],
  },
  {
    fault: 'the decoder of actions does not name the invalid field',
    change: () => ({ decodeAction: (json) => nameless(neonRow.decodeAction(json)) }),
    laws: [19],
  },
  {
    fault: 'the decoder of actions keeps extra fields',
    change: () => ({
      decodeAction: (json) => {
        const decoded = neonRow.decodeAction(json);
        const laden = !decoded.ok && decoded.error.code === 'unknownField';
        return laden ? { ok: true, value: json as Action } : decoded;
      },
    }),
    laws: [19],
  },
  {
    fault: 'the decoder of actions keeps -0',
    change: () => ({
      legalActions: (state, seat) => legalActions(state, seat).map((action) => ({ ...action, tip: 0 })),
      decodeAction: (json) => {
        const decoded = neonRow.decodeAction(json);
        if (!decoded.ok) return decoded;
        const { tip } = json as { readonly tip?: unknown };
        return tip === 0
          ? { ok: true, value: Object.assign({ ...decoded.value }, { tip }) }
          : { ok: false, error: 'badTip' };
      },
    }),
    laws: [19],
  },
  {
    fault: 'an action that is played again draws once more',
    change: () => {
      const seen = new Set<string>();
      return {
        advance: (draft, seat, action, chance) => {
          const key = JSON.stringify([draft, seat, action]);
          if (action.type === 'place' && seen.has(key)) chance.int(2, 'again');
          seen.add(key);
          return advance(draft, seat, action, chance);
        },
      };
    },
    laws: [7, 20],
  },
  {
    fault: 'check refuses a sign that is the tip of another seat',
    change: () => {
      const peeking: Game<NeonRow>['check'] = (state, seat, action) => {
        const others = state.chairs.filter((_, index) => index !== seat);
        const taken = action.type === 'place' && others.some(({ tip }) => tip === action.sign);
        return check(state, seat, action) ?? (taken ? { code: 'rollFirst' } : null);
      };
      const list: Game<NeonRow>['legalActions'] = (state, seat) =>
        legalActions(state, seat).filter((action) => peeking(state, seat, action) === null);
      return { check: peeking, legalActions: list };
    },
    laws: [21],
  },
  {
    fault: 'a refusal names the secret of another seat',
    change: () => ({
      check: (state, seat, action) => {
        const refusal = check(state, seat, action);
        const other = state.chairs[(seat + 1) % state.chairs.length];
        return refusal?.code === 'notRolled' ? Object.assign({ ...refusal }, { hint: other?.tip }) : refusal;
      },
    }),
    laws: [21],
  },
  {
    fault: 'the decoder of options trusts its input',
    change: () => ({ decodeOptions: (json) => ({ ok: true, value: json as NeonRow['options'] }) }),
    laws: [22],
  },
  {
    fault: 'the decoder of options drops the chosen values',
    change: () => ({
      decodeOptions: (json, seats) =>
        neonRow.decodeOptions(json, seats).ok ? neonRow.decodeOptions({}, seats) : neonRow.decodeOptions(json, seats),
    }),
    laws: [22],
  },
  {
    fault: 'options have no defaults',
    change: () => ({
      decodeOptions: (json, seats) =>
        typeof json === 'object' && json !== null && 'dice' in json
          ? neonRow.decodeOptions(json, seats)
          : err({ code: 'noDice', key: 'dice', allowed: { type: 'whole', min: 2, max: 4 } }),
    }),
    laws: [22],
  },
  {
    fault: 'null means the default of an option',
    change: () => ({
      decodeOptions: (json, seats) =>
        neonRow.decodeOptions((json as { dice?: unknown } | null)?.dice === null ? {} : json, seats),
    }),
    laws: [22],
  },
  {
    fault: 'the decoder of options does not name the invalid option',
    change: () => ({ decodeOptions: (json, seats) => nameless(neonRow.decodeOptions(json, seats)) }),
    laws: [22],
  },
  {
    fault: 'a seat that is not at the table is refused with notYourTurn',
    change: () => ({
      check: (state, seat, action) => {
        const refusal = check(state, seat, action);
        return refusal?.code === 'noSuchSeat' ? { code: 'notYourTurn', turn: state.turn } : refusal;
      },
    }),
    laws: [24],
  },
  {
    fault: 'the tip of the acting seat counts as money while the dice are placed',
    change: () => ({
      *advance(draft, seat, action, chance) {
        const { tip } = chairAt(draft, seat);
        for (const event of advance(draft, seat, action, chance)) {
          chairAt(draft, seat).money += tip;
          yield event;
          chairAt(draft, seat).money -= tip;
        }
      },
    }),
    laws: [25],
  },
  {
    fault: 'a variant allows more seats than the game',
    change: () => ({ variants: [{ name: 'crowd', options: { dice: 2 }, seats: { min: 2, max: 5 } }] }),
    laws: [1, 22],
  },
];

const RUN = { matches: 4, seed: 1 };
const numbersOf = (game: Game<NeonRow>, run: LawRun<NeonRow> = RUN): number[] =>
  runLaws(game, run).laws.flatMap(({ number, fault }) => (fault === null ? [] : [number]));

// Whole runs of the suite. Their duration is not tested.
describe('the laws', { timeout: 120_000 }, () => {
  it('find no fault in the unchanged game', () => {
    expect(numbersOf(neonRow)).toEqual([]);
  });

  it.each(SABOTAGES)('find that $fault', ({ change, laws }) => {
    // The run stops at these laws; other breaches do not matter here.
    const found = numbersOf({ ...neonRow, ...change() }, { ...RUN, until: laws });
    expect(found).toEqual(expect.arrayContaining([...laws]));
  });

  it('each catch some planted fault', () => {
    const named = new Set(SABOTAGES.flatMap(({ laws }) => laws));
    expect(LAWS.map(({ number }) => number).filter((number) => !named.has(number))).toEqual([]);
  });
});

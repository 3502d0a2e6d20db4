/** The laws themselves on trial: games with one planted fault each, and the laws that must object. */

import { cloneJson, type DeepReadonly, type Game, pick, type Seat, seatAt } from '@fremont/kernel';
import { describe, expect, it } from 'vitest';
import { type Action, type Event, type NeonRow, neonRow, SIGNS, type State, type View } from '../../template/index.ts';
import { LAWS, type LawRun, runLaws } from '../index.ts';

type S = DeepReadonly<State>;

interface Sabotage {
  /** What is wrong with the game. */
  readonly fault: string;
  /** Made anew for every run, since some faults are a memory. */
  readonly change: () => Partial<Game<NeonRow>>;
  /** Numbers of the laws that must object. Others may. */
  readonly laws: readonly number[];
}

const { advance, check, legalActions, setup, view, guess, outcome, meta, clone } = neonRow;

/** Adds something to every state the rules make. */
const tainted = (taint: (state: State) => void): Partial<Game<NeonRow>> => ({
  setup: (options, seats, chance) => {
    const dealt = setup(options, seats, chance);
    taint(dealt.state);
    return dealt;
  },
  // The clone by hand would leave the taint behind.
  clone: (state) => {
    const copy = clone?.(state) ?? cloneJson(state as State);
    taint(copy);
    return copy;
  },
});

const afterwards = (meddle: (draft: State, seat: Seat, action: Action) => void): Partial<Game<NeonRow>> => ({
  advance: (draft, seat, action, chance) => {
    const events = advance(draft, seat, action, chance);
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
    fault: 'all signs are offered, whatever was rolled',
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
    fault: 'somebody is still to act when the match is over',
    change: () => ({ toAct: ({ turn }) => [turn] }),
    laws: [3, 4],
  },
  {
    fault: 'a seat that does not exist is to act as well',
    change: () => ({ toAct: (state) => [...neonRow.toAct(state), ...neonRow.toAct(state).map(() => seatAt(9))] }),
    laws: [3],
  },
  {
    fault: 'whoever has to roll is offered nothing',
    change: () => ({
      legalActions: (state, seat) => (state.phase.type === 'rolling' ? [] : legalActions(state, seat)),
    }),
    laws: [4],
  },
  {
    fault: 'everybody is offered what the seat on turn is offered',
    change: () => ({ legalActions: (state) => legalActions(state, seatAt(state.turn)) }),
    laws: [4, 5],
  },
  {
    fault: 'an action is listed twice',
    change: () => ({ legalActions: (state, seat) => legalActions(state, seat).flatMap((one) => [one, { ...one }]) }),
    laws: [5],
  },
  {
    fault: 'the list comes in another order every time',
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
    fault: 'the judge forgets whose turn it is',
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
    fault: 'the rules remember how often they were called',
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
    fault: 'part of the state lives under a symbol, which no save keeps',
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
          const events = advance(draft, seat, action, chance);
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
    fault: 'a Set hides in the state',
    change: () => tainted((state) => void Object.assign(state, { seen: new Set([1]) })),
    laws: [10],
  },
  {
    fault: 'a view carries NaN',
    change: () => ({ view: (state, viewer) => ({ ...view(state, viewer), average: Number.NaN }) as View }),
    laws: [10],
  },
  {
    fault: 'a refusal carries a function',
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
    fault: 'the view shows every tip, but only while somebody places dice late in the match',
    change: () => ({
      view: (state, viewer) => {
        const late = state.phase.type === 'placing' && state.chairs.some(({ dice }) => dice === 0);
        return uncovered(state, view(state, viewer), late);
      },
    }),
    laws: [11],
  },
  {
    fault: 'the view hands out the state',
    change: () => ({ view: (state) => state as unknown as View }),
    laws: [11],
  },
  {
    fault: 'the tip of another seat is told in the deal',
    change: () => ({ viewEvent: (event) => event }),
    laws: [12],
  },
  {
    fault: 'a placement tells whether it was made on the tip',
    change: () => ({
      advance: (draft, seat, action, chance) => {
        const events = advance(draft, seat, action, chance);
        const onTip = action.type === 'place' && chairAt(draft, seat).tip === action.sign;
        return events.map((event) => (event.type === 'dicePlaced' ? Object.assign({ ...event }, { onTip }) : event));
      },
    }),
    laws: [12],
  },
  {
    fault: 'a guess forgets the own tip',
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
    fault: 'a guess is no sound state',
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
    fault: 'showing the tips is not marked as revealing',
    change: () => ({ meta: { ...meta, revealingEvents: [] } }),
    laws: [14],
  },
  {
    fault: 'nobody is said to see more than a spectator, although everybody sees the own tip',
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
    fault: 'seats that share a placing are given the worse one',
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
    fault: 'the ending is none that meta knows',
    change: () => ({ meta: { ...meta, endings: ['rowPaid'] } }),
    laws: [15],
  },
  {
    fault: 'meta promises an ending that nobody can reach',
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
    fault: 'the rules write to a chair of a state long gone, which a frozen list kept from being frozen',
    change: () => {
      let kept: State['chairs'] | null = null;
      return {
        advance: (draft, seat, action, chance) => {
          const events = advance(draft, seat, action, chance);
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
    fault: 'the rules go on writing to an event they have told',
    change: () => {
      let told: { count: number } | null = null;
      return {
        advance: (draft, seat, action, chance) => {
          const events = advance(draft, seat, action, chance).map((event) => ({ ...event }));
          if (told !== null) told.count += 1;
          for (const event of events) if (event.type === 'dicePlaced') told = event as { count: number };
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
    fault: 'the decoder of actions throws at null',
    change: () => ({
      decodeAction: (json) => neonRow.decodeAction({ ...(json as object), type: (json as Action).type }),
    }),
    laws: [19],
  },
  {
    fault: 'the decoder of actions looks at the type only',
    change: () => ({
      decodeAction: (json) => {
        const decoded = neonRow.decodeAction(json);
        const trusted = !decoded.ok && decoded.error === 'unknownSign';
        return trusted ? { ok: true, value: json as Action } : decoded;
      },
    }),
    laws: [19],
  },
  {
    fault: 'the decoder of actions lets extra fields through',
    change: () => ({
      decodeAction: (json) =>
        neonRow.decodeAction(json).ok ? { ok: true, value: json as Action } : neonRow.decodeAction(json),
    }),
    laws: [19],
  },
  {
    fault: 'the second time an action is played it draws once more',
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
    fault: 'nobody may place on a sign that another seat was tipped off about',
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
    fault: 'the decoder of options forgets what was chosen',
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
          : { ok: false, error: 'noDice' },
    }),
    laws: [22],
  },
  {
    fault: 'a variant is meant for more seats than the game has',
    change: () => ({ variants: [{ name: 'crowd', options: { dice: 2 }, seats: { min: 2, max: 5 } }] }),
    laws: [1, 22],
  },
];

const RUN = { matches: 4, seed: 1 };
const numbersOf = (game: Game<NeonRow>, run: LawRun<NeonRow> = RUN): number[] =>
  runLaws(game, run).laws.flatMap(({ number, fault }) => (fault === null ? [] : [number]));

// Whole runs of the suite: how long one takes is no part of what is tested.
describe('the laws', { timeout: 120_000 }, () => {
  it('have nothing to say against the game as it is', () => {
    expect(numbersOf(neonRow)).toEqual([]);
  });

  it.each(SABOTAGES)('object when $fault', ({ change, laws }) => {
    // What the run finds after them is no part of the question.
    const found = numbersOf({ ...neonRow, ...change() }, { ...RUN, until: laws });
    expect(found).toEqual(expect.arrayContaining([...laws]));
  });

  it('each catch some planted fault', () => {
    const named = new Set(SABOTAGES.flatMap(({ laws }) => laws));
    expect(LAWS.map(({ number }) => number).filter((number) => !named.has(number))).toEqual([]);
  });
});

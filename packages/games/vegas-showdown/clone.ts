/** Copies a state field by field. Bots and simulations copy states more often than they do anything else. */

import type { DeepReadonly } from '@fremont/kernel';
import type { Chair, Phase, Stack, State } from './types.ts';

export const clone = (state: DeepReadonly<State>): State => ({
  options: { ...state.options },
  phase: copyPhase(state.phase),
  turn: state.turn,
  dealer: state.dealer,
  chairs: state.chairs.map(copyChair),
  spaces: state.spaces.map((offer) => (offer === null ? null : { ...offer })),
  basics: { ...state.basics },
  stacks: {
    small: copyStack(state.stacks.small),
    medium: copyStack(state.stacks.medium),
    large: copyStack(state.stacks.large),
  },
  deck: state.deck.slice(),
  cards: state.cards.map((drawn) => ({ ...drawn })),
  discards: state.discards.slice(),
  removed: state.removed.slice(),
});

const copyPhase = (phase: DeepReadonly<Phase>): Phase =>
  phase.type === 'building' ? { ...phase, work: { ...phase.work } } : { ...phase };

const copyStack = ({ a, b }: DeepReadonly<Stack>): Stack => ({ a: a.slice(), b: b.slice() });

const copyChair = (chair: DeepReadonly<Chair>): Chair => ({
  money: chair.money,
  population: chair.population,
  revenue: chair.revenue,
  fame: chair.fame,
  sheet: chair.sheet.map(({ tile, cell: [x, y], turn }) => ({ tile, cell: [x, y], turn })),
  aside: chair.aside.slice(),
  choice: chair.choice === null ? null : { ...chair.choice },
  outbid: chair.outbid === null ? null : { ...chair.outbid },
});

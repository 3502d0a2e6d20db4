/** The preferences of each style in Las Vegas. */

import { type LasVegas, strengthOf } from '@fremont/games/las-vegas/base';
import { at, type DeepReadonly, type Seat } from '@fremont/kernel';
import type { BotStyle } from '../bot.ts';
import { NO_TASTE, type Taste } from '../style.ts';

type View = DeepReadonly<LasVegas['view']>;
type Action = LasVegas['action'];

/** The most that a style gives up in a decision, in dollars and in chance to win. */
export const STYLE_DOLLARS = 2_500;
export const STYLE_CHANCE = 0.004;

/** A casino as one seat sees it. */
interface Place {
  readonly own: number;
  /** The strength of the strongest rival. */
  readonly rival: number;
  /** The strength that the placement adds. */
  readonly added: number;
  /** Whether no casino has a higher bill. */
  readonly isRichest: boolean;
}

const LIKES: Readonly<Record<BotStyle, (place: Place) => boolean>> = {
  // It adds to casinos where it already has dice.
  builder: ({ own }) => own > 0,
  // It goes for the highest bill, wherever that is.
  gambler: ({ isRichest }) => isRichest,
  // It takes what nobody else wants.
  haggler: ({ rival }) => rival === 0,
  // It catches up with whoever leads a casino.
  spoiler: ({ own, rival, added }) => rival > 0 && own <= rival && own + added >= rival,
};

export const tasteOf = (view: View, seat: Seat, style: BotStyle | null | undefined): Taste<Action> => {
  if (style === null || style === undefined) return NO_TASTE;
  const highest = Math.max(...view.casinos.map(topBill));
  return (action) => {
    if (action.type === 'bet') return style === 'gambler' ? 1 : 0;
    if (action.type !== 'place' || view.phase.type !== 'placing') return 0;
    const casino = at(view.casinos, action.face - 1);
    const strengths = casino.dice.map(strengthOf);
    const { small, big } = view.phase.roll;
    const added = small.filter((face) => face === action.face).length + (big === action.face ? 2 : 0);
    const place = {
      own: at(strengths, seat),
      rival: Math.max(...strengths.filter((_, other) => other !== seat)),
      added,
      isRichest: topBill(casino) === highest,
    };
    return LIKES[style](place) ? 1 : 0;
  };
};

const topBill = ({ bills }: View['casinos'][number]): number => Math.max(0, ...bills);

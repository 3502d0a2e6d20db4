/** All texts of Vegas Showdown. Each language has one table of this type, in its own file, so that a page loads one language. */

import type { ByCode, ByType, Counted, Explanation, Sentence } from '@fremont/kernel';
import type {
  Action,
  CardId,
  Colour,
  Ending,
  Entrance,
  Event,
  Lot,
  Phase,
  Refusal,
  ScoreItem,
  Size,
  TileId,
  Zone,
} from '../types.ts';

export interface ActionLabel {
  /** Fits a small button: at most 14 characters. */
  readonly label: string;
  readonly labelLong: string;
}

export interface CardText {
  readonly title: string;
  /** The effect of the card, in one sentence. */
  readonly effect: string;
}

export interface VegasShowdownText {
  readonly names: {
    readonly title: string;
    readonly tiles: Readonly<Record<TileId, string>>;
    readonly lots: Readonly<Record<Lot, string>>;
    readonly counters: Readonly<Record<'money' | 'income' | 'population' | 'revenue' | 'fame', string>>;
    readonly sizes: Readonly<Record<Size, string>>;
    readonly colours: Readonly<Record<Colour, string>>;
    readonly entrances: Readonly<Record<Entrance | 'either', string>>;
    readonly zones: Readonly<Record<Zone, string>>;
    readonly items: Readonly<Record<ScoreItem | 'held', string>>;
    readonly dealer: string;
    readonly aside: string;
  };
  readonly cards: Readonly<Record<CardId, CardText>>;
  readonly log: ByType<Event, Sentence>;
  readonly refusals: ByCode<Refusal, Explanation>;
  readonly actions: ByType<Action, ActionLabel>;
  /** The question of each phase to the seat that acts. */
  readonly phases: Readonly<Record<Phase['type'], string>>;
  readonly endings: Readonly<Record<Ending, string>>;
  readonly counts: { readonly tiles: Counted; readonly fame: Counted };
}

/** The names of all sounds. Every cue also has a visible counterpart. */

export const CUES = [
  'turn',
  'tap',
  'refused',
  'diceRoll',
  'diceLand',
  'place',
  'chip',
  'moneyIn',
  'moneyOut',
  'card',
  'neon',
  'points',
  'fall',
  'tie',
  'win',
  'loss',
  'jackpot',
  'gavel',
  'outbid',
  'event',
  'undo',
  'clock',
  'end',
] as const;
export type Cue = (typeof CUES)[number];

/** Where the player is. Each place has its own ambience. */
export const PLACES = ['street', 'las-vegas', 'lords-of-vegas', 'vegas-showdown'] as const;
export type Place = (typeof PLACES)[number];

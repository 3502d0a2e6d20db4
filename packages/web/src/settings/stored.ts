/** Decodes stored settings: untrusted text in, complete values out. */

import { LANGUAGES, type Language } from '@fremont/kernel';

export const THEMES = ['auto', 'night', 'day'] as const;
export type Theme = (typeof THEMES)[number];

export const MOTIONS = ['auto', 'full', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];

/** Factors of styles/tokens.css: 100 %, 112.5 % and 125 %. */
export const TEXT_SIZES = ['standard', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const SPEEDS = [1, 2, 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** `auto` switches the ambience on except on phones. */
export const AMBIENCES = ['auto', 'on', 'off'] as const;
export type AmbienceChoice = (typeof AMBIENCES)[number];

/** Decisions with one legal answer that the table answers by itself: none, all but rolls and draws, or all. */
export const FORCED_MOVES = ['off', 'moves', 'all'] as const;
export type ForcedMoves = (typeof FORCED_MOVES)[number];

export type LanguageChoice = Language | 'auto';

export interface StoredSettings {
  readonly theme: Theme;
  readonly textSize: TextSize;
  readonly language: LanguageChoice;
  readonly motion: Motion;
  readonly speed: Speed;
  /** Actions need a second tap before they are sent. */
  readonly confirmMoves: boolean;
  readonly forcedMoves: ForcedMoves;
  /** Vibration, where the device has it. */
  readonly haptics: boolean;
  readonly muted: boolean;
  /** Volumes from 0 to 1. */
  readonly masterVolume: number;
  readonly effectsVolume: number;
  readonly turnVolume: number;
  readonly ambience: AmbienceChoice;
  readonly ambienceVolume: number;
}

export const DEFAULT_SETTINGS: StoredSettings = {
  theme: 'auto',
  textSize: 'standard',
  language: 'auto',
  motion: 'auto',
  speed: 1,
  confirmMoves: true,
  forcedMoves: 'moves',
  haptics: true,
  muted: false,
  masterVolume: 0.7,
  effectsVolume: 1,
  turnVolume: 1,
  ambience: 'auto',
  ambienceVolume: 0.5,
};

/** Missing and invalid fields get their defaults. */
export const decodeSettings = (text: string | null): StoredSettings => {
  const json = parseObject(text);
  const fallback = DEFAULT_SETTINGS;
  return {
    theme: oneOf(THEMES, json['theme'], fallback.theme),
    textSize: oneOf(TEXT_SIZES, json['textSize'], fallback.textSize),
    language: oneOf(['auto', ...LANGUAGES], json['language'], fallback.language),
    motion: oneOf(MOTIONS, json['motion'], fallback.motion),
    speed: oneOf(SPEEDS, json['speed'], fallback.speed),
    confirmMoves: oneOf([true, false], json['confirmMoves'], fallback.confirmMoves),
    forcedMoves: oneOf(FORCED_MOVES, json['forcedMoves'], fallback.forcedMoves),
    haptics: oneOf([true, false], json['haptics'], fallback.haptics),
    muted: oneOf([true, false], json['muted'], fallback.muted),
    masterVolume: volume(json['masterVolume'], fallback.masterVolume),
    effectsVolume: volume(json['effectsVolume'], fallback.effectsVolume),
    turnVolume: volume(json['turnVolume'], fallback.turnVolume),
    ambience: oneOf(AMBIENCES, json['ambience'], fallback.ambience),
    ambienceVolume: volume(json['ambienceVolume'], fallback.ambienceVolume),
  };
};

const parseObject = (text: string | null): Record<string, unknown> => {
  try {
    const json: unknown = JSON.parse(text ?? '{}');
    return json !== null && typeof json === 'object' ? (json as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

const oneOf = <T>(choices: readonly T[], value: unknown, fallback: T): T =>
  choices.includes(value as T) ? (value as T) : fallback;

const volume = (value: unknown, fallback: number): number =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : fallback;

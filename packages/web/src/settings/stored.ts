/** Decodes stored settings: untrusted text in, complete values out. */

import { LANGUAGES, type Language } from '@fremont/kernel';

export const THEMES = ['auto', 'night', 'day'] as const;
export type Theme = (typeof THEMES)[number];

export const MOTIONS = ['auto', 'full', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];

export const SPEEDS = [1, 2, 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

export type LanguageChoice = Language | 'auto';

export interface StoredSettings {
  readonly theme: Theme;
  readonly language: LanguageChoice;
  readonly motion: Motion;
  readonly speed: Speed;
  /** Actions need a second tap before they are sent. */
  readonly confirmMoves: boolean;
  readonly muted: boolean;
  /** Volumes from 0 to 1. */
  readonly masterVolume: number;
  readonly effectsVolume: number;
  readonly turnVolume: number;
}

export const DEFAULT_SETTINGS: StoredSettings = {
  theme: 'auto',
  language: 'auto',
  motion: 'auto',
  speed: 1,
  confirmMoves: true,
  muted: false,
  masterVolume: 0.7,
  effectsVolume: 1,
  turnVolume: 1,
};

/** Missing and invalid fields get their defaults. */
export const decodeSettings = (text: string | null): StoredSettings => {
  const json = parseObject(text);
  const fallback = DEFAULT_SETTINGS;
  return {
    theme: oneOf(THEMES, json['theme'], fallback.theme),
    language: oneOf(['auto', ...LANGUAGES], json['language'], fallback.language),
    motion: oneOf(MOTIONS, json['motion'], fallback.motion),
    speed: oneOf(SPEEDS, json['speed'], fallback.speed),
    confirmMoves: oneOf([true, false], json['confirmMoves'], fallback.confirmMoves),
    muted: oneOf([true, false], json['muted'], fallback.muted),
    masterVolume: volume(json['masterVolume'], fallback.masterVolume),
    effectsVolume: volume(json['effectsVolume'], fallback.effectsVolume),
    turnVolume: volume(json['turnVolume'], fallback.turnVolume),
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

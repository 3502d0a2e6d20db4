/** An online table while it is set up. Small: the set-up dialog holds it from the start. */

import type { BotLevel } from '@fremont/bots';
import type { SeatRange } from '@fremont/kernel';
import { SEAT_COLOURS, type SeatColour } from '@fremont/table';
import { type Signal, signal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { playerName } from '../../setup/open.ts';
import { fittingOnlineSeats } from './seats.ts';

export type OnlineKind = 'me' | 'open' | 'friend' | BotLevel;

export interface OnlineSeat {
  /** Stays the same while the seat is moved. */
  readonly key: number;
  readonly kind: OnlineKind;
  /** Of a friend. */
  readonly name: string;
}

export interface TableDraft {
  readonly title: string;
  readonly visibility: 'public' | 'link';
  /** Index into the clocks on offer. */
  readonly clock: number;
  readonly chat: 'off' | 'presets' | 'all';
}

export interface PersonaDraft {
  readonly name: string;
  readonly colour: SeatColour;
}

export interface OnlineDraft {
  readonly seats: Signal<readonly OnlineSeat[]>;
  readonly table: Signal<TableDraft>;
  /** For whoever is nobody yet. */
  readonly persona: Signal<PersonaDraft>;
  /** What went wrong when it was to be opened. */
  readonly trouble: Signal<string | null>;
}

/** Me and one chair for whoever comes: good enough to open at once. */
const STARTING_SEATS: readonly OnlineSeat[] = [
  { key: 1, kind: 'me', name: '' },
  { key: 2, kind: 'open', name: '' },
];

/** At local tables "Player" will do; among others everybody would be called that. */
const rememberedName = (): string => (playerName() === t('setup.defaultName') ? '' : playerName());

export const newPersona = (): PersonaDraft => ({ name: rememberedName(), colour: SEAT_COLOURS[0] });

export const newOnlineDraft = (visibility: TableDraft['visibility'], range: SeatRange): OnlineDraft => ({
  seats: signal(fittingOnlineSeats(STARTING_SEATS, range)),
  table: signal({ title: '', visibility, clock: 0, chat: 'all' }),
  persona: signal(newPersona()),
  trouble: signal(null),
});

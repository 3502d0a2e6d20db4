/** The draft of an online table. The file is small because the set-up dialog always loads it. */

import type { PlayLevel } from '@fremont/bots';
import type { SeatRange } from '@fremont/kernel';
import { SEAT_COLOURS, type SeatColour } from '@fremont/table';
import { type Signal, signal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { playerName } from '../../setup/open.ts';
import { fittingOnlineSeats } from './seats.ts';

export type OnlineKind = 'me' | 'open' | 'friend' | PlayLevel;

export interface OnlineSeat {
  /** Stays the same while the seat is moved. */
  readonly key: number;
  readonly kind: OnlineKind;
  /** The name of a friend. */
  readonly name: string;
}

export interface TableDraft {
  readonly title: string;
  readonly visibility: 'public' | 'link';
  /** An index into the clocks on offer. */
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
  /** The name and badge of a stranger. */
  readonly persona: Signal<PersonaDraft>;
  /** The error text of the last attempt to open the table. */
  readonly error: Signal<string | null>;
}

/** The person and one open seat, so that the table can be opened at once. */
const STARTING_SEATS: readonly OnlineSeat[] = [
  { key: 1, kind: 'me', name: '' },
  { key: 2, kind: 'open', name: '' },
];

/** The default name "Player" is not used online, where everyone would have it. A number keeps strangers apart. */
const rememberedName = (): string =>
  playerName() === t('shell.defaultName') ? t('shell.playerName', { number: strangerNumber() }) : playerName();

const STRANGERS = { from: 100, count: 900 } as const;

const strangerNumber = (): number => {
  const [word = 0] = crypto.getRandomValues(new Uint16Array(1));
  return STRANGERS.from + (word % STRANGERS.count);
};

export const newPersona = (): PersonaDraft => ({ name: rememberedName(), colour: SEAT_COLOURS[0] });

export const newOnlineDraft = (visibility: TableDraft['visibility'], range: SeatRange): OnlineDraft => ({
  seats: signal(fittingOnlineSeats(STARTING_SEATS, range)),
  table: signal({ title: '', visibility, clock: 0, chat: 'all' }),
  persona: signal(newPersona()),
  error: signal(null),
});

/** The last action of a person at this device. */

import type { Version } from '@fremont/table';
import type { ScreenTypes } from '../../game-screen.ts';
import type { TableModel } from '../../table-model.ts';

/** Null before the first one. */
export const lastOwnMove = <S extends ScreenTypes>({ history, people }: TableModel<S>): Version | null =>
  history.peek().findLast(({ seat }) => seat !== null && people.includes(seat))?.version ?? null;

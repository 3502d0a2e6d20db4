/** What the parts of the waiting room share. */

import type { Room } from '@fremont/table/protocol';
import type { Asked } from '../../online/api.ts';
import { troubleText } from '../../online/words.ts';
import { notify } from '../../ui/Toast.tsx';

export interface RoomProps {
  readonly room: Room;
  /** Whether the person at this device is the host. */
  readonly isHost: boolean;
}

/** Does it, and says so if it did not work. */
export const tryTo = (what: Asked<unknown>): void => {
  what.then((answer) => {
    if (!answer.ok) notify({ key: 'room', text: () => troubleText(answer.error) });
  }, reportError);
};

/** Shared parts of the waiting room. */

import type { Room } from '@fremont/table/protocol';
import type { ApiResult } from '../../online/api.ts';
import { errorText } from '../../online/error-text.ts';
import { notify } from '../../ui/Toast.tsx';

export interface RoomProps {
  readonly room: Room;
  /** True if the person at this device is the host. */
  readonly isHost: boolean;
}

/** Runs the request and shows an error in a toast. */
export const tryTo = (what: ApiResult<unknown>): void => {
  what.then((answer) => {
    if (!answer.ok) notify({ key: 'room', text: () => errorText(answer.error) });
  }, reportError);
};

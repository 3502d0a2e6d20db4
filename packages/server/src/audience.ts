/** Who is listening, as far as the rest of the server needs to know. The sockets are behind it. */

import type { Viewer } from '@fremont/kernel';
import type { TableId } from '@fremont/table/protocol';
import type { Outbound } from './projection.ts';

export interface Audience {
  /** To everybody who watches the match, each as the viewer they are; asked for each socket. */
  show(table: TableId, frameFor: (viewer: Viewer) => Outbound): void;
  /** To everybody at the table, each as the person they are; null says nothing to them. */
  tell(table: TableId, frameFor: (person: string) => Outbound | null): void;
  /** To one person, wherever they are but at this table. */
  call(person: string, besides: TableId, frame: () => Outbound): void;
  /** Takes the table away from somebody who may no longer see it. */
  dismiss(table: TableId, person: string, frame: Outbound): void;
  isPresent(table: TableId, person: string): boolean;
  /** People who are at the table now. */
  peopleAt(table: TableId): ReadonlySet<string>;
  /** Whether any socket watches it. */
  isWatched(table: TableId): boolean;
}

/** The match of a file that was opened on another page. An address cannot contain it. */

import type { FiledMatch } from '@fremont/table/file';
import { signal } from '@preact/signals';

export const openedFile = signal<FiledMatch | null>(null);

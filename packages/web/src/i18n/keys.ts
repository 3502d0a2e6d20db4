/** All message keys, derived from the English files. A wrong key does not compile. */

import type admin from '../../messages/en/admin.json';
import type catchup from '../../messages/en/catchup.json';
import type credits from '../../messages/en/credits.json';
import type dialogs from '../../messages/en/dialogs.json';
import type explain from '../../messages/en/explain.json';
import type finale from '../../messages/en/finale.json';
import type home from '../../messages/en/home.json';
import type lesson from '../../messages/en/lesson.json';
import type lessonLasVegas from '../../messages/en/lesson-las-vegas.json';
import type lessonLords from '../../messages/en/lesson-lords-of-vegas.json';
import type lessonRoyale from '../../messages/en/lesson-royale.json';
import type lessonShowdown from '../../messages/en/lesson-vegas-showdown.json';
import type matches from '../../messages/en/matches.json';
import type online from '../../messages/en/online.json';
import type replay from '../../messages/en/replay.json';
import type royale from '../../messages/en/royale.json';
import type rules from '../../messages/en/rules.json';
import type settings from '../../messages/en/settings.json';
import type setup from '../../messages/en/setup.json';
import type shell from '../../messages/en/shell.json';
import type table from '../../messages/en/table.json';

/** Open, because every game adds its own file in its `messages.ts`. */
export interface MessageFiles {
  admin: typeof admin;
  catchup: typeof catchup;
  credits: typeof credits;
  dialogs: typeof dialogs;
  explain: typeof explain;
  finale: typeof finale;
  home: typeof home;
  lesson: typeof lesson;
  'lesson-las-vegas': typeof lessonLasVegas;
  'lesson-lords-of-vegas': typeof lessonLords;
  'lesson-royale': typeof lessonRoyale;
  'lesson-vegas-showdown': typeof lessonShowdown;
  online: typeof online;
  matches: typeof matches;
  replay: typeof replay;
  royale: typeof royale;
  rules: typeof rules;
  settings: typeof settings;
  setup: typeof setup;
  shell: typeof shell;
  table: typeof table;
}

export type MessageKey = { [F in keyof MessageFiles]: `${F}.${keyof MessageFiles[F] & string}` }[keyof MessageFiles];

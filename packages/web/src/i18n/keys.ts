/** Every message key there is, taken from the English files: a wrong key does not compile. */

import type credits from '../../messages/en/credits.json';
import type games from '../../messages/en/games.json';
import type home from '../../messages/en/home.json';
import type lasVegas from '../../messages/en/las-vegas.json';
import type lordsOfVegas from '../../messages/en/lords-of-vegas.json';
import type online from '../../messages/en/online.json';
import type royale from '../../messages/en/royale.json';
import type rules from '../../messages/en/rules.json';
import type settings from '../../messages/en/settings.json';
import type setup from '../../messages/en/setup.json';
import type shell from '../../messages/en/shell.json';
import type table from '../../messages/en/table.json';
import type vegasShowdown from '../../messages/en/vegas-showdown.json';

interface Files {
  credits: typeof credits;
  games: typeof games;
  home: typeof home;
  'las-vegas': typeof lasVegas;
  'lords-of-vegas': typeof lordsOfVegas;
  online: typeof online;
  royale: typeof royale;
  rules: typeof rules;
  settings: typeof settings;
  setup: typeof setup;
  shell: typeof shell;
  table: typeof table;
  'vegas-showdown': typeof vegasShowdown;
}

export type MessageKey = { [F in keyof Files]: `${F}.${keyof Files[F] & string}` }[keyof Files];

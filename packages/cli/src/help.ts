/** What each command is for and how it is called. */

interface Help {
  readonly usage: string;
  readonly summary: string;
  readonly notes: readonly string[];
}

const JSON_NOTE = '--json             print JSON instead of lines to read';
const SEED_NOTE = '--seed S           a whole number; the same seed gives the same matches (1)';
const OPTIONS_NOTE =
  '--options JSON     the game\'s options, such as \'{"edition":"royale-base"}\'; what is left out is default';

export const HELP = {
  simulate: {
    usage:
      'fremont simulate <game> --seats N --matches N --seed S [--options JSON] [--bots a,b,…] [--records DIR] [--fast] [--json]',
    summary: 'play many matches of bots and count what happened',
    notes: [
      '--seats N          how many seats (the fewest the game allows)',
      '--matches N        how many matches (100)',
      SEED_NOTE,
      OPTIONS_NOTE,
      '--bots a,b,…       a level per seat, starting over when there are fewer levels than seats (random)',
      '--records DIR      write one record per match into this folder',
      '--fast             leave out the check of every state for faults',
      JSON_NOTE,
    ],
  },
  laws: {
    usage: 'fremont laws <game> [--matches N] [--seed S] [--json]',
    summary: 'run the laws every game must keep',
    notes: ['--matches N        matches per set of options and seats', SEED_NOTE, JSON_NOTE],
  },
  golden: {
    usage: 'fremont golden [<game>] [--record] [--json]',
    summary: 'replay every golden record and compare how it ends',
    notes: [
      '--record           play the golden matches anew from the seeds they name and write them down; read the diff',
      JSON_NOTE,
    ],
  },
  try: {
    usage: 'fremont try <game> < steps.json',
    summary: 'carry out steps from standard input and show what each did',
    notes: [
      'standard input     {"options", "seats", "state" or "record", "steps": [{"seat", "action", "draws"}]}',
      '                   draws are [stream, n, value]: out of n values of the stream, value came up',
      '                   without state and record a match is dealt, from "setupDraws" or else from "seed"',
      'standard output    one element per step: {"seat", "action", "events" or "refusal", "state"}',
    ],
  },
  play: {
    usage:
      'fremont play <game> --seats N [--me 0] [--bots greedy] [--seed S] [--options JSON] [--lang en|ru|it|fr|de] [--record FILE]',
    summary: 'play a whole match in the terminal',
    notes: [
      '--seats N          how many seats (the fewest the game allows)',
      '--me 0,2           the seats you play (0)',
      '--bots a,b,…       levels of the other seats, in order, starting over when short (greedy)',
      '--seed S           a whole number; without it the dice come from the operating system',
      OPTIONS_NOTE,
      '--lang en          language of the game: en, ru, it, fr or de (from LANG)',
      '--record FILE      write the record of the match into this file, also when it is left early',
    ],
  },
  replay: {
    usage: 'fremont replay <record.json> [--at N] [--lang en|ru|it|fr|de] [--json]',
    summary: 'tell a recorded match again',
    notes: [
      '--at N             stop after the first N actions',
      '--lang en          language of the story (from LANG)',
      JSON_NOTE,
    ],
  },
  bench: {
    usage: 'fremont bench [<name>] [--json]',
    summary: 'measure beside a peer in the same run',
    notes: [JSON_NOTE],
  },
  tournament: {
    usage: 'fremont tournament <game> --bots a,b,… --blocks N --seed S [--options JSON] [--json]',
    summary: 'let bots play each other in every rotation of seats',
    notes: [
      '--bots a,b,…       one level per seat',
      '--blocks N         a block is one seed played in every rotation of the seats (100)',
      SEED_NOTE,
      OPTIONS_NOTE,
      'rows               one per bot name; winShare is per seat, a shared win counts as its share,',
      '                   low and high bound it with 95 % confidence',
      JSON_NOTE,
    ],
  },
  data: {
    usage: 'fremont data <game> [--all] [--json]',
    summary: "list what is reconstructed in a game's components, and where to correct it",
    notes: ['--all              list every fact with how sure it is, not only the reconstructed ones', JSON_NOTE],
  },
  backup: {
    usage: 'fremont backup <file>',
    summary: "copy the server's database while the server runs",
    notes: [
      '<file>             where to; a file that is there already is never overwritten',
      'DATA_DIR           the folder of the server, as it was started with (data in the checkout)',
      'DATABASE_URL       PostgreSQL has a tool of its own; then this command says how to call it',
    ],
  },
} as const satisfies Record<string, Help>;

export type CommandName = keyof typeof HELP;
export const COMMAND_NAMES = Object.keys(HELP) as readonly CommandName[];

export const isCommand = (name: string): name is CommandName => Object.hasOwn(HELP, name);

export const overview = (): string =>
  [
    'fremont: three Vegas board games in the terminal',
    '',
    ...COMMAND_NAMES.map((name) => `  ${name.padEnd(12)}${HELP[name].summary}`),
    `  ${'help'.padEnd(12)}this page, or help <command>`,
    `  ${'--version'.padEnd(12)}the version`,
  ].join('\n');

export const helpOf = (name: CommandName): string => {
  const { usage, summary, notes } = HELP[name];
  return [`${usage}`, `  ${summary}`, '', ...notes.map((note) => `  ${note}`)].join('\n');
};

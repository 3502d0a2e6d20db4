/** The help texts of the commands. */

interface Help {
  readonly usage: string;
  readonly summary: string;
  readonly notes: readonly string[];
}

const JSON_NOTE = '--json             print JSON instead of lines to read';
const SEED_NOTE = '--seed S           a whole number; the same seed gives the same matches (1)';
const OPTIONS_NOTE =
  '--options JSON     the game\'s options, such as \'{"edition":"royale-base"}\'; other options keep their defaults';

export const HELP = {
  simulate: {
    usage:
      'fremont simulate <game> --seats N --matches N --seed S [--options JSON] [--bots a,b,…] [--records DIR] [--fast] [--json]',
    summary: 'play many matches of bots and count actions, events and faults',
    notes: [
      '--seats N          how many seats (the fewest the game allows)',
      '--matches N        how many matches (100)',
      SEED_NOTE,
      OPTIONS_NOTE,
      '--bots a,b,…       a level per seat; a shorter list repeats (random)',
      '--records DIR      write one record per match into this folder',
      '--fast             do not check states for faults',
      JSON_NOTE,
    ],
  },
  laws: {
    usage: 'fremont laws <game> [--matches N] [--seed S] [--json]',
    summary: 'check the laws that every game must keep',
    notes: ['--matches N        matches per set of options and seats', SEED_NOTE, JSON_NOTE],
  },
  golden: {
    usage: 'fremont golden [<game>] [--record] [--json]',
    summary: 'replay every golden record and compare the outcome',
    notes: ['--record           record the golden matches again from their seeds; read the diff', JSON_NOTE],
  },
  try: {
    usage: 'fremont try <game> < steps.json',
    summary: 'carry out steps from standard input and print the result of each',
    notes: [
      'standard input     {"options", "seats", "state" or "record", "steps": [{"seat", "action", "draws"}]}',
      '                   draws are [stream, n, value]: the stream gives value, one of n',
      '                   without state and record, a match is dealt from "setupDraws" or "seed"',
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
      '--bots a,b,…       levels of the other seats in order; a shorter list repeats (greedy)',
      '--seed S           a whole number; without it the dice come from the operating system',
      OPTIONS_NOTE,
      '--lang en          language of the game: en, ru, it, fr or de (from LANG)',
      '--record FILE      write the record of the match into this file, also if you quit early',
    ],
  },
  replay: {
    usage: 'fremont replay <record.json> [--at N] [--lang en|ru|it|fr|de] [--json]',
    summary: 'print the events of a recorded match',
    notes: [
      '--at N             stop after the first N actions',
      '--lang en          language of the events (from LANG)',
      JSON_NOTE,
    ],
  },
  verify: {
    usage: 'fremont verify <record.json> [--commitment HEX] [--anchor SEAT:HEX] [--json]',
    summary: 'recompute every draw of an online match from the secret that the server was bound to',
    notes: [
      '<record.json>      a saved online match, or the answer of /api/tables/:id/record',
      '--commitment HEX   the commitment that you noted before the match',
      '--anchor SEAT:HEX  the anchor of your seat that you noted before the match',
      JSON_NOTE,
    ],
  },
  adopt: {
    usage: 'fremont adopt <report.json> [--record FILE] [--root DIR] [--json]',
    summary: 'turn a report of a fault into a golden record or a failing test, and say which step differs',
    notes: [
      '<report.json>      a file that "Something is wrong here" has saved',
      '--record FILE      the record of the match, if the report was made while it was running online',
      '--root DIR         write into this folder instead of the checkout',
      JSON_NOTE,
    ],
  },
  codes: {
    usage: 'fremont codes <game> [--matches N] [--bots a,b,…] [--seed S] [--json]',
    summary: 'write matches and positions as codes for links, read them again, print their lengths',
    notes: [
      '--matches N        how many matches, with four positions each (20)',
      '--bots a,b,…       a level per seat; a shorter list repeats (greedy)',
      SEED_NOTE,
      JSON_NOTE,
    ],
  },
  bench: {
    usage: 'fremont bench [<name>] [--json]',
    summary: 'run benchmarks, beside a peer where there is one',
    notes: [JSON_NOTE],
  },
  tournament: {
    usage: 'fremont tournament <game> --bots a,b,… --blocks N --seed S [--options JSON] [--json]',
    summary: 'let bots play each other in every rotation of seats',
    notes: [
      '--bots a,b,…       one bot per seat: a level, or a level with a style, such as steady:gambler',
      '--blocks N         a block is one seed played in every rotation of the seats (100)',
      SEED_NOTE,
      OPTIONS_NOTE,
      'rows               one per bot name; winShare is per seat, a shared win counts as its share,',
      '                   low and high bound it with 95 % confidence',
      JSON_NOTE,
    ],
  },
  ladder: {
    usage:
      'fremont ladder <game> [--seats N] [--bots a,b,…] [--reach N] [--blocks N] [--seed S] [--options JSON] [--write] [--json]',
    summary: 'let all levels play each other and rank them',
    notes: [
      '--seats N          how many seats (the fewest the game allows)',
      '--bots a,b,…       the levels to rank, weakest first (all)',
      '--reach N          each level plays against the N levels below it (all)',
      '--blocks N         blocks for each pair: one seed in every rotation of the seats (50)',
      SEED_NOTE,
      OPTIONS_NOTE,
      '--write            write the table to docs/bots-ladder.md',
      JSON_NOTE,
    ],
  },
  sprt: {
    usage:
      'fremont sprt <game> <bot> <reference> [--base COMMIT] [--seats N] [--none P] [--gain P] [--seed S] [--json]',
    summary: 'decide whether a bot plays better than another, with as few matches as it takes',
    notes: [
      '<bot>              plays alone against copies of <reference>',
      '--base COMMIT      take the reference from this commit, to measure a change to a bot',
      '--seats N          how many seats (the fewest the game allows)',
      '--none P           the difference in percentage points of win share that is no gain (0)',
      '--gain P           the difference that is one (2)',
      '--error P          the chance of either wrong verdict, in percent (5)',
      '--max-blocks N     stop undecided after this many blocks (2000)',
      SEED_NOTE,
      OPTIONS_NOTE,
      JSON_NOTE,
    ],
  },
  data: {
    usage: 'fremont data <game> [--all] [--json]',
    summary: "list the reconstructed and doubtful facts about a game's components and the files to correct",
    notes: ['--all              list every fact with its certainty, also the sure ones', JSON_NOTE],
  },
  backup: {
    usage: 'fremont backup <file>',
    summary: "copy the server's database while the server runs",
    notes: [
      '<file>             the target; an existing file is never overwritten',
      'DATA_DIR           the data folder of the server (data in the checkout)',
      'DATABASE_URL       for PostgreSQL this command prints how to call its own backup tool',
    ],
  },
  admin: {
    usage: 'fremont admin <action> [<what>] [--server URL] [--json]',
    summary: 'moderate a running server: reports, tables, people, bans',
    notes: [
      'reports            open reports with the words around them; --status closed for the others',
      'close-report <id>  --outcome noAction|warned|muted|banned|tableClosed [--note N]',
      'tables [<words>]   by title, code, id or host; --status lobby|running|over',
      'people [<words>]   by name or id',
      'person <id>        one person with their tables, sessions and reports',
      'close <table>      --reason R; the people at the table are shown it',
      'mute <person>      no chat: --days N or --until DATE, --reason R',
      'ban <who>          a person, an address or a range (203.0.113.0/24): --days N or --until DATE, --reason R',
      'unban <who>        lifts bans and mutes: by person, range or id [--note N]',
      'sanctions          the bans and mutes in force',
      'audit              what was done, newest first',
      'token --new        makes a new admin token; DATA_DIR or DATABASE_URL as for the server',
      'ADMIN_TOKEN        the admin token of the server',
      '--server URL       the address of the server (http://127.0.0.1:8614)',
      JSON_NOTE,
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

/**
 * `npx tsx harness/src/releases/keep.ts <release>`: keeps this release in harness/releases, for the tests of later ones. It
 * plays matches of every game and variant on the built server, and stores them with the programs of the release.
 */

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { GAMES } from '@fremont/games/registry';
import { type AnyGame, seededChance } from '@fremont/kernel';
import { openStorage } from '@fremont/server/storage/index';
import { build } from 'vite';
import { Person } from '../client/person.ts';
import { PlayerGroup } from '../client/player-group.ts';
import { tablePlan } from '../client/tables.ts';
import { guardedUntil } from '../guard.ts';
import { Ledger } from '../ledger.ts';
import { startServer } from '../programs/server.ts';
import { each } from '../wait.ts';
import { DATABASE_FILE, PROGRAMS_FILE, RELEASES, SAVES_FILE, type Save, type Saves } from './release.ts';
import { replayed } from './replayed.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const WAIT_MS = 30_000;
/** Every second match is stopped at this version, so that running matches are kept too. */
const STOP_AT = 40;
/** A random match that goes on for longer is kept as a running one. */
const VERSION_MAX = 400;

const compressed = (bytes: Buffer | string): Buffer =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS } });

const buildPrograms = async (outDir: string): Promise<void> => {
  const input = {
    server: join(ROOT, 'packages/server/src/main.ts'),
    'bot-thread': join(ROOT, 'packages/server/src/bots/bot-thread.ts'),
    client: join(ROOT, 'harness/src/releases/client-program.ts'),
  };
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: { ssr: true, outDir, target: 'node20', minify: true, rollupOptions: { input } },
    ssr: { noExternal: [/^@fremont\//] },
  });
};

const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [relative(folder, file), readFileSync(file, 'utf8')]),
  );

interface Played {
  readonly variant: string;
  readonly group: PlayerGroup;
}

const variantsOf = ({ meta, variants }: AnyGame) =>
  variants.map(({ name, options, seats }) => ({ game: meta.id, name, options: options as object, seats: seats.min }));

/** One person opens many tables in a short time. */
const TUNING = JSON.stringify({
  newTables: { burst: 1000, perSecond: 1000 },
  openTablesMax: 1000,
  waitingTablesPerPerson: 1000,
  openTablesPerAddress: 1000,
  startWaitMs: 0,
  botDelayMs: 1,
});

const playAll = async (origin: string): Promise<{ readonly cookie: string; readonly played: readonly Played[] }> => {
  const site = { origin };
  const regular = await new Person(site).register();
  const ledger = new Ledger();
  const played = Object.values(GAMES)
    .flatMap(variantsOf)
    .map(({ game, name, options, seats }, index) => {
      const plan = tablePlan(Array<'person'>(seats).fill('person'), { game, options, title: name });
      const chance = seededChance(index);
      return {
        variant: name,
        group: new PlayerGroup({ site, ledger, chance, plan, thinkMs: [1, 2], repeatPerMille: 50 }),
      };
    });
  await each([...played.entries()], AT_ONCE, ([index, { group }]) =>
    playOne(group, regular, index % 2 === 0 ? VERSION_MAX : STOP_AT),
  );
  return { cookie: regular.cookie ?? '', played };
};

const AT_ONCE = 4;

/** The first seat belongs to the person who sits at every table. */
const playOne = async (group: PlayerGroup, regular: Person, versionMax: number): Promise<void> => {
  await group.register();
  const [host] = group.people;
  if (host !== undefined) host.cookie = regular.cookie;
  await group.joinMatch();
  await guardedUntil(WAIT_MS, () => group.players.some(({ latest }) => isEnough(latest, versionMax)));
  group.stopActing();
  group.disconnect();
};

const isEnough = (
  latest: { readonly version: number; readonly outcome: unknown } | null,
  versionMax: number,
): boolean => latest !== null && (latest.outcome !== null || latest.version >= versionMax);

const saveOf = async (storage: Awaited<ReturnType<typeof openStorage>>, { variant, group }: Played): Promise<Save> => {
  const table = group.tables[0] ?? '';
  const { setting, version, asked, outcome } = await replayed(storage, table);
  return { table, game: setting.game, variant, rulesVersion: setting.rulesVersion, version, asked, outcome };
};

const keep = async (release: string): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'fremont-keep-'));
  // In the checkout, so that Node finds the npm packages.
  const programs = join(ROOT, '.cache/harness/kept');
  rmSync(programs, { recursive: true, force: true });
  await buildPrograms(programs);
  const server = await startServer({
    program: join(programs, 'server.js'),
    dataDir: join(folder, 'data'),
    env: { TUNING },
  });
  const { cookie, played } = await playAll(server.origin);
  await server.stop();
  const at = Date.now();
  const storage = await openStorage({ databaseUrl: null, dataDir: join(folder, 'data') }, at);
  const saves: Saves = { at, cookie, saves: await Promise.all(played.map((one) => saveOf(storage, one))) };
  await storage.backup(join(folder, 'copy.db'));
  await storage.close();
  const kept = join(RELEASES, release);
  mkdirSync(kept, { recursive: true });
  writeFileSync(join(kept, PROGRAMS_FILE), compressed(JSON.stringify(filesIn(programs))));
  writeFileSync(join(kept, DATABASE_FILE), compressed(readFileSync(join(folder, 'copy.db'))));
  writeFileSync(join(kept, SAVES_FILE), `${JSON.stringify(saves, null, 2)}\n`);
  rmSync(folder, { recursive: true });
};

const [release] = process.argv.slice(2);
if (release === undefined) throw new Error('npx tsx harness/src/releases/keep.ts <release>');
await keep(release);
process.exit(0);

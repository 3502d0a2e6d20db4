/** One short match of each game: how its table is opened, and which controls answer its decisions. */

import { FINALE } from '../support/playing.ts';
import { collectFaults, lookFor, type Seen } from './look.ts';
import { callIn, later, type Tab } from './tab.ts';

export interface ShortMatch {
  readonly name: string;
  /** What opens the local table, one press after the other, on the home page. */
  readonly local: readonly string[];
  /** The game and options of the online table. */
  readonly online: { readonly game: string; readonly options: object };
  /** The controls in order of preference. Each is pressed at most once before the log grows. */
  readonly controls: readonly string[];
}

const billboard = (game: string, css: string): string => `.billboard[aria-labelledby="${game}"] ${css}`;
const playBots = (game: string): string => billboard(game, '.billboard-buttons button');
const dock = (id: string): string => `.dock [data-control="${id}"]`;

const DICE = [dock('roll'), '[data-control^="place-"]'];

export const MATCHES: readonly ShortMatch[] = [
  {
    name: 'Las Vegas',
    local: [playBots('las-vegas')],
    online: { game: 'las-vegas', options: { edition: 'classic', neutralDice: false, winnings: 'open' } },
    controls: DICE,
  },
  {
    name: 'Royale',
    local: [billboard('las-vegas', '.choice-option:last-child'), playBots('las-vegas')],
    online: { game: 'las-vegas', options: { edition: 'royale-base', neutralDice: false, winnings: 'open' } },
    controls: ['[data-control^="answer-"]', '[data-control^="target-"]', dock('confirm'), dock('freePass'), ...DICE],
  },
  {
    name: 'Lords of Vegas',
    local: [playBots('lords-of-vegas')],
    online: { game: 'lords-of-vegas', options: { gifts: true, endCardJitter: false } },
    controls: [
      ...['[data-control="action-0"]', '.lot-open'],
      ...['payAlone', 'draw', 'tool-build', 'endTurn'].map(dock),
    ],
  },
  {
    name: 'Vegas Showdown',
    local: [playBots('vegas-showdown')],
    online: { game: 'vegas-showdown', options: { premierRemoval: 'reach3', sheet: '3-2-2' } },
    controls: [
      '[data-control^="bid-"]',
      '[data-control="place"]',
      ...['publicity', 'renovate', 'pass', 'done'].map((id) => `[data-control="${id}"]`),
      '.stacks button',
    ],
  },
];

/** Stored before the first visit. */
const STORED = {
  'fremont.settings': { language: 'en', theme: 'night', speed: 2, motion: 'full', muted: true, confirmMoves: false },
  'fremont.lessons': Object.fromEntries(
    ['las-vegas/classic', 'las-vegas/royale', 'lords-of-vegas/first', 'vegas-showdown/first'].map((id) => [id, {}]),
  ),
};

/** A page of the server that loads nothing, so that the settings are stored before the app starts. */
const EMPTY_PAGE = '/livez';

const prepare = async (tab: Tab, address: string): Promise<void> => {
  await tab.open(`${address}${EMPTY_PAGE}`);
  await callIn(
    tab,
    (values) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value));
    },
    STORED,
  );
};

export const openLocal = async (tab: Tab, address: string, { local }: ShortMatch): Promise<void> => {
  await prepare(tab, address);
  await tab.open(`${address}/`);
  await callIn(tab, collectFaults);
  for (const css of local) await pressWhenSeen(tab, css);
};

/** Creates a guest and a table with two bots by the interface of the server, as the page does. */
export const openOnline = async (tab: Tab, address: string, { online }: ShortMatch): Promise<void> => {
  await prepare(tab, address);
  await tab.open(`${address}/credits`);
  const table = await callIn(tab, startTable, online);
  await tab.open(`${address}/online/${table}`);
  await callIn(tab, collectFaults);
};

/** Runs in the page. */
const startTable = async (rules: ShortMatch['online']): Promise<string> => {
  const ask = async (path: string, body: object): Promise<{ table: string }> => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  };
  await ask('me', { name: 'Ada', colour: 'cherry' });
  const bot = { type: 'bot', level: 'greedy' };
  const chairs = [{ type: 'person' }, bot, bot];
  const plan = { visibility: 'link', title: 'Ada', chairs, clock: { type: 'none' }, chat: 'all', ...rules };
  const { table } = await ask('tables', { plan, sit: [{ seat: 0, name: null }] });
  await ask(`tables/${table}/start`, {});
  return table;
};

const POLL_MS = 40;
/** A press that changed nothing, because a story was still playing, is repeated after this time. */
const AGAIN_MS = 2_000;
/** How long a screen may offer nothing to press. Bots think and stories are told in this time. */
const PATIENCE_MS = 60_000;
/** An upper bound for the decisions of one match. */
const PRESSES_MAX = 1_000;
/** After so many presses the match goes on without animations, so that it is short. */
const ANIMATED_PRESSES = 12;

const pressWhenSeen = async (tab: Tab, css: string): Promise<void> => {
  const { target } = await untilSeen(tab, [css], []);
  if (target !== null) await tab.press(target.x, target.y);
};

/** Waits for a control that was not pressed yet, for the end, or after a while for any control. */
const untilSeen = async (tab: Tab, controls: readonly string[], pressed: readonly number[]): Promise<Seen> => {
  const start = Date.now();
  for (;;) {
    const waited = Date.now() - start;
    const seen = await callIn(tab, lookFor, controls, FINALE, waited < AGAIN_MS ? pressed : []);
    if (seen.faults.length > 0) throw new Error(seen.faults.join('; '));
    if (seen.isOver || seen.target !== null) return seen;
    if (waited > PATIENCE_MS) throw new Error(`nothing can be pressed: ${seen.covered ?? 'no control is open'}`);
    await later(POLL_MS);
  }
};

/** Runs in the page. Switches animations off in place, as another tab with the settings does. */
const hurry = (): void => {
  const key = 'fremont.settings';
  const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), speed: 'instant' });
  localStorage.setItem(key, newValue);
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
};

/** A press that came too late for the control it was meant for may have opened a dialog. */
const CLOSE = 'dialog[open] button[aria-label="Close"]';

/** Plays to the finale. Returns the number of presses. */
export const playToTheEnd = async (tab: Tab, { controls }: ShortMatch): Promise<number> => {
  let told = -1;
  let pressed: number[] = [];
  for (let presses = 0; presses < PRESSES_MAX; presses++) {
    if (presses === ANIMATED_PRESSES) await callIn(tab, hurry);
    const seen = await untilSeen(tab, [CLOSE, ...controls], pressed);
    if (seen.isOver || seen.target === null) return presses;
    if (seen.told !== told) pressed = [];
    told = seen.told;
    pressed.push(seen.target.index);
    await tab.press(seen.target.x, seen.target.y);
  }
  throw new Error(`the match did not end within ${PRESSES_MAX} presses`);
};

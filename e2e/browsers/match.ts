/** Plays a match of each game through the buttons of the page, locally and online, against one bot. */

import type { TablePlan } from '@fremont/table/protocol';
import { wordingIn } from '../support/wording.ts';
import type { Driver } from './driver.ts';

const WORDING = wordingIn('en');

/** Something to press. The first that is there and not disabled is pressed, `most` times in a match. */
interface Press {
  readonly css: string;
  readonly most?: number;
}

export interface Game {
  readonly id: 'las-vegas' | 'lords-of-vegas' | 'vegas-showdown';
  readonly options: TablePlan['options'];
  readonly presses: readonly Press[];
}

const control = (id: string): string => `[data-control="${id}"]:not([aria-disabled="true"])`;
const anyControl = (start: string): string => `[data-control^="${start}"]:not([aria-disabled="true"])`;

export const GAMES: readonly Game[] = [
  {
    id: 'las-vegas',
    options: { edition: 'classic', neutralDice: false, winnings: 'open' },
    presses: [{ css: control('roll') }, { css: anyControl('place-') }],
  },
  {
    id: 'lords-of-vegas',
    options: { gifts: true, endCardJitter: false },
    presses: [
      { css: control('draw') },
      { css: control('payAlone') },
      { css: control('action-0'), most: 3 },
      { css: '.lot-open' },
      { css: control('tool-build'), most: 3 },
      { css: control('endTurn') },
      { css: control('decline') },
    ],
  },
  {
    id: 'vegas-showdown',
    options: { premierRemoval: 'reach3', sheet: '3-2-2' },
    presses: [
      { css: control('place') },
      { css: control('nextPlacement'), most: 6 },
      { css: control('done') },
      { css: anyControl('bid-'), most: 4 },
      { css: control('publicity') },
      { css: control('renovate') },
      { css: control('pass') },
      { css: '.stacks button:not([aria-disabled="true"])' },
    ],
  },
];

/** The same for every browser: nothing moves, nothing is confirmed, no lesson is offered. */
const STORED = {
  'fremont.settings': { language: 'en', speed: 'instant', motion: 'reduced', muted: true, confirmMoves: false },
  'fremont.lessons': Object.fromEntries(
    ['las-vegas/classic', 'las-vegas/royale', 'lords-of-vegas/first', 'vegas-showdown/first'].map((one) => [one, {}]),
  ),
};

/** Opens the home page with settings of its own. */
export const prepare = async (driver: Driver, address: string): Promise<void> => {
  await driver.goto(address);
  await driver.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value));
  }, STORED);
  await driver.goto(address);
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Spot {
  readonly index: number;
  readonly x: number;
  readonly y: number;
  /** What lies over it, if it cannot be pressed. */
  readonly under: string | null;
}

interface State {
  readonly isOver: boolean;
  /** Changes with every step of the match. */
  readonly sign: string;
  readonly spot: Spot | null;
}

/** Runs in the page: the state of the match, and the first of the elements that can be seen. */
const look = (wanted: readonly string[]): State => {
  const isSeen = (one: Element): boolean => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true });
  };
  const spotOf = (css: string, index: number): Spot | null => {
    const one = css === '' ? undefined : [...document.querySelectorAll(css)].find(isSeen);
    if (one === undefined) return null;
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    const isFree = hit !== null && (one.contains(hit) || hit.contains(one));
    return { index, x, y, under: isFree ? null : `${hit?.tagName ?? 'nothing'}.${hit?.getAttribute('class') ?? ''}` };
  };
  const spots = wanted.map(spotOf).filter((spot) => spot !== null);
  const words = [...document.querySelectorAll('.dock, .log-lines')].map((one) => one.textContent);
  return {
    isOver: document.querySelector('.finale') !== null,
    sign: `${words.join()} ${document.querySelectorAll('.lot-open').length}`,
    spot: spots.find(({ under }) => under === null) ?? spots[0] ?? null,
  };
};

const MATCH_MS_MAX = 300_000;
/** A press that changes nothing is repeated after this time. */
const CHANGE_MS_MAX = 3_000;

/** Presses the first button there is until the match is over. Resolves to the number of presses. */
export const playToTheEnd = async (driver: Driver, { presses }: Game): Promise<number> => {
  const until = Date.now() + MATCH_MS_MAX;
  const counts = presses.map(() => 0);
  const wanted = (): string[] =>
    presses.map(({ css, most = Infinity }, index) => ((counts[index] ?? 0) < most ? css : ''));
  let last = await driver.evaluate(look, wanted());
  while (!last.isOver) {
    if (Date.now() > until) throw new Error(`the match did not end; last: ${JSON.stringify(last)}`);
    if (last.spot === null) await pause(30);
    else if (last.spot.under !== null)
      throw new Error(`${presses[last.spot.index]?.css} lies under ${last.spot.under}`);
    else {
      counts[last.spot.index] = (counts[last.spot.index] ?? 0) + 1;
      await driver.press(last.spot.x, last.spot.y);
      await changed(driver, last.sign);
    }
    last = await driver.evaluate(look, wanted());
  }
  return counts.reduce((sum, count) => sum + count, 0);
};

const changed = async (driver: Driver, sign: string): Promise<void> => {
  const until = Date.now() + CHANGE_MS_MAX;
  while (Date.now() < until && (await driver.evaluate(look, [])).sign === sign) await pause(10);
};

const LOAD_MS_MAX = 30_000;

/** Waits for an element with this text and presses it. */
const pressText = async (driver: Driver, where: Readonly<Record<'section' | 'text', string>>): Promise<void> => {
  const until = Date.now() + LOAD_MS_MAX;
  while (Date.now() < until) {
    const spot = await driver.evaluate(({ section, text }) => {
      const titled = (one: Element): boolean =>
        document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent?.trim() === section;
      const within = [...document.querySelectorAll('section')].find(titled);
      const button = [...(within?.querySelectorAll('button') ?? [])].find((one) => one.textContent?.trim() === text);
      if (button === undefined) return null;
      button.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = button.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }, where);
    if (spot !== null) return driver.press(spot.x, spot.y);
    await pause(50);
  }
  throw new Error(`there is no button ${where.text}`);
};

export const openLocal = async (driver: Driver, address: string, { id }: Game): Promise<void> => {
  await driver.goto(address);
  await pressText(driver, { section: WORDING.text(`${id}.frontTitle`), text: WORDING.text('home.playBots') });
};

/** A table of the person and one bot, set up through the API with the cookies of the browser. */
export const openOnline = async (driver: Driver, address: string, { id, options }: Game): Promise<void> => {
  const plan = {
    visibility: 'link',
    title: 'Browsers',
    game: id,
    options,
    chairs: [{ type: 'person' }, { type: 'bot', level: 'random' }, { type: 'bot', level: 'random' }],
    clock: { type: 'none' },
    chat: 'off',
  };
  const table = await driver.evaluate(async (wish) => {
    const post = async (path: string, body: object): Promise<unknown> => {
      const response = await fetch(`/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response.json();
    };
    await post('me', { name: 'Ada', colour: 'cherry' });
    const { table: opened } = (await post('tables', { plan: wish, sit: [{ seat: 0, name: null }] })) as {
      table: string;
    };
    await post(`tables/${opened}/start`, {});
    return opened;
  }, plan);
  await driver.goto(`${address}/online/${table}`);
};

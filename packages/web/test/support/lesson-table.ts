/** A lesson at a real table: the real rules, the real bots, and the chance and moves of its plan. Nothing is drawn. */

import { type GameTypes, type Seat, seatAt } from '@fremont/kernel';
import {
  type Answer,
  memoryStore,
  newSetting,
  type Occupant,
  openTable,
  type Table,
  type TableBot,
} from '@fremont/table';
import { afterAction, type DoneSteps, stepFor } from '../../src/lessons/coach.ts';
import { type AnyLesson, type LessonStep, type Saying, type Scene, sceneOf } from '../../src/lessons/lesson.ts';
import { lessonBots, lessonChance } from '../../src/lessons/script.ts';
import { loadBots, loadGame } from '../../src/tables/games.ts';
import { need } from './tabs.ts';

const occupantAt = (index: number, learner: number): Occupant =>
  index === learner
    ? { type: 'person', name: 'Ada', colour: 'cherry' }
    : { type: 'bot', name: `Bot ${index}`, colour: index === 1 ? 'pool' : 'lemon', level: 'greedy' };

let commands = 0;
const newId = (): string => (++commands).toString(16).padStart(32, '0');

export class LessonTable {
  readonly lesson: AnyLesson;
  readonly table: Table<GameTypes>;
  readonly learner: Seat;
  done: DoneSteps = [];
  readonly #bot: TableBot<GameTypes>;
  #last: { readonly version: number; readonly scene: Scene<GameTypes> } | null = null;

  constructor(lesson: AnyLesson, table: Table<GameTypes>, bot: TableBot<GameTypes>) {
    this.lesson = lesson;
    this.table = table;
    this.learner = seatAt(lesson.plan.learner);
    this.#bot = bot;
  }

  static async open(game: string, lesson: AnyLesson): Promise<LessonTable> {
    const { plan } = lesson;
    const rules = need(await loadGame(game));
    const occupants = Array.from({ length: plan.seats }, (_, index) => occupantAt(index, plan.learner));
    const setting = newSetting(
      rules,
      { id: 'lesson', options: plan.options, occupants },
      lessonChance(plan.chance, () => null),
    );
    if (!setting.ok) throw new Error(setting.error.code);
    let opened: Table<GameTypes> | null = null;
    const parts = { game: rules, store: memoryStore(), chance: lessonChance(plan.chance, () => opened) };
    const table = openTable(parts, setting.value, []);
    if (!table.ok) throw new Error(table.error.code);
    opened = table.value;
    const botOf = await loadBots(game, setting.value.options, ['greedy']);
    return new LessonTable(lesson, opened, lessonBots(plan, opened, botOf)('greedy'));
  }

  /** Made once per version, because it holds the whole history. */
  get scene(): Scene<GameTypes> {
    const { version } = this.table;
    if (this.#last?.version !== version) {
      const scene = sceneOf(this.table.look(this.learner), this.learner, this.table.history(this.learner));
      this.#last = { version, scene };
    }
    return this.#last.scene;
  }

  get step(): LessonStep<GameTypes> | null {
    return stepFor(this.lesson, this.done, this.scene);
  }

  /** The learner presses "Next". */
  read(step: LessonStep<GameTypes>): void {
    this.done = [...this.done, step.id];
  }

  async act(action: GameTypes['action']): Promise<Saying | null> {
    const { done, saying } = afterAction(this.lesson, this.done, this.scene, action);
    this.done = done;
    await this.#send(this.learner, action);
    return saying;
  }

  /** The actions that the bots have taken so far, by seat. */
  actionsOf(seat: number): readonly GameTypes['action'][] {
    return this.table
      .record()
      .entries.filter((entry) => entry.seat === seat)
      .map(({ action }) => action);
  }

  /** The bots act until the learner owes a decision, the match is over, or the coach interrupts them. */
  async playBots(): Promise<void> {
    while (!this.table.isOver && this.step === null && !this.scene.isAsked) await this.#playBot();
  }

  async #playBot(): Promise<void> {
    const seat = need(this.table.asks.find((ask) => ask.seat !== this.learner)).seat;
    const { view, legal } = this.table.look(seat);
    const action = await this.#bot.choose(view as never, seat, legal, { int: () => 0 }, null);
    await this.#send(seat, need(action));
  }

  async #send(seat: Seat, action: GameTypes['action']): Promise<void> {
    const decision = this.table.asks.find((ask) => ask.seat === seat)?.id ?? null;
    const answer: Answer = await this.table.send({ type: 'act', id: newId(), seat, decision, action });
    if (answer.type !== 'done') throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(answer)}`);
  }
}

/** The past of a running online match. The server sends what one viewer saw, so there is no record and no other viewpoint. */

import { at, type GameTypes, type MatchRecord, type Outcome, type Viewer } from '@fremont/kernel';
import type { HistoryStep, Occupant, SeenStep, Update } from '@fremont/table';
import type { PastMatch } from '../table/past-match.ts';

export class SeenMatch implements PastMatch {
  readonly setting: Pick<MatchRecord<GameTypes>, 'game' | 'options' | 'seats'>;
  readonly occupants: readonly Occupant[];
  readonly viewer: Viewer;
  /** By place. */
  readonly #steps: readonly SeenStep<GameTypes>[];

  constructor(
    setting: PastMatch['setting'],
    occupants: readonly Occupant[],
    viewer: Viewer,
    steps: readonly SeenStep<GameTypes>[],
  ) {
    this.setting = setting;
    this.occupants = occupants;
    this.viewer = viewer;
    this.#steps = steps;
  }

  get length(): number {
    return this.#steps.length - 1;
  }

  get outcome(): Outcome | null {
    return at(this.#steps, this.length).outcome;
  }

  recordAt(): null {
    return null;
  }

  look(place: number): Update<GameTypes> {
    return this.#update(place, [], []);
  }

  story(place: number): Update<GameTypes> {
    const { events, moments } = at(this.#steps, place);
    return this.#update(place, events, moments);
  }

  history(place: number): readonly HistoryStep<GameTypes>[] {
    return this.#steps.slice(0, place + 1).map(({ seat, events }, version) => ({ version, seat, events }));
  }

  /** The place after the steps up to a version of the table. */
  placeOf(version: number): number {
    return Math.max(
      this.#steps.findLastIndex((step) => step.version <= version),
      0,
    );
  }

  #update(
    place: number,
    events: readonly GameTypes['event'][],
    moments: readonly GameTypes['view'][],
  ): Update<GameTypes> {
    const { view, toAct, outcome } = at(this.#steps, place);
    return {
      version: place,
      viewer: this.viewer,
      view,
      events,
      moments,
      jump: false,
      undoneFrom: null,
      legal: [],
      asks: [],
      toAct,
      undo: { type: 'none' },
      freeUndo: null,
      canRedo: false,
      players: this.occupants.map(({ type }) => ({ by: type, why: null, present: true })),
      undoAsk: null,
      votes: [],
      outcome,
    };
  }
}

/** An attack on other people's tables, and the old behaviours under which it succeeds. */

import type { Fault } from '../programs/fault-plan.ts';
import type { OldBehaviour, Scene } from './scene.ts';

export interface Attack {
  /** The attack in a few words. */
  readonly name: string;
  /** Old behaviours that let the attack succeed, by the name of the fault. */
  readonly old: Readonly<Partial<Record<Fault, OldBehaviour>>>;
  /** Returns the damage, one sentence each. A server that holds has none. */
  run(scene: Scene): Promise<readonly string[]>;
}

/** The sentences whose condition is true. */
export const damageOf = (found: Readonly<Record<string, boolean>>): string[] =>
  Object.entries(found).flatMap(([sentence, isTrue]) => (isTrue ? [sentence] : []));

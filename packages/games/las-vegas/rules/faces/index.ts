/**
 * The rules of tile faces and of the decisions that they ask for. `index.ts` of the game brings all of them along. A browser
 * loads them with the first table that has tiles (docs/decisions/0165-tiles-on-demand.md).
 */

import { assert } from '@fremont/kernel';
import type { DecisionType, TileFace } from '../../types.ts';
import type { AnyFaceRules, DecisionRules } from './face.ts';

const faces = new Map<TileFace, AnyFaceRules>();
const decisions = new Map<DecisionType, DecisionRules>();

export const provideFaces = (all: readonly AnyFaceRules[]): void => {
  for (const rules of all) {
    faces.set(rules.face, rules);
    for (const decision of rules.decisions) decisions.set(decision.type, decision);
  }
};

export const faceRules = (face: TileFace): AnyFaceRules => {
  const rules = faces.get(face);
  assert(rules !== undefined, `the rules of the tile ${face} are not loaded`);
  return rules;
};

export const decisionRules = (type: DecisionType): DecisionRules => {
  const rules = decisions.get(type);
  assert(rules !== undefined, `the rules of the decision ${type} are not loaded`);
  return rules;
};

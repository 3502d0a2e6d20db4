/** Loads the explanations with their texts. */

import { Explanations } from './Explanations.tsx';
import { loadExplanations } from './texts.ts';

export const loadTooltip = async (): Promise<typeof Explanations> => {
  await loadExplanations();
  return Explanations;
};

/**
 * Rolls of up to eight dice from one random word by two table look-ups. Written for speed.
 *
 * A packed roll is one integer: four bits per face for the number of dice that show it (face 1 lowest), and from bit 24
 * one bit per face that came up. A dice word holds nine independent parts: eight dice, and a number below 1,260, which
 * picks exactly evenly among up to seven options.
 */

// Not exported: the engine inlines constants only inside their module.
const FACE_COUNT = 6;
const COUNTS = 0x00ff_ffff;
const MASK_SHIFT = 24;

const HALF_DICE = 4;
const HALF = FACE_COUNT ** HALF_DICE;
/** The values of eight dice. */
const WHOLE = HALF * HALF;
const PICKS = 1260;
/** Dice words are below this. About one random word in seventy is discarded for it. */
const LIMIT = PICKS * WHOLE;

/** One die of a packed roll that shows `face`, 0 to 5. */
export const oneShowing = (face: number): number => (1 << (4 * face)) | (1 << (MASK_SHIFT + face));

/** The sum of two packed rolls. Together they must not have more than fifteen dice of one face. */
export const together = (one: number, other: number): number =>
  ((one & COUNTS) + (other & COUNTS)) | ((one | other) & ~COUNTS);

/** The roll of `dice` dice whose faces are the lowest base-six digits of `index`. */
const rollFromDigits = (dice: number, index: number): number => {
  let roll = 0;
  let digits = index;
  for (let die = 0; die < dice; die++) {
    roll = together(roll, oneShowing(digits % FACE_COUNT));
    digits = Math.floor(digits / FACE_COUNT);
  }
  return roll;
};

/** By number of dice, 0 to 4, and four base-six digits. Only as many digits count as there are dice. */
const ROLLS = Int32Array.from({ length: (HALF_DICE + 1) * HALF }, (_, index) =>
  rollFromDigits(Math.floor(index / HALF), index % HALF),
);

/** The face, 0 to 5, that `pick` chooses among those of a mask; by mask and pick. */
const PICK_PERIOD = 60;
const FACE_PICKS = Int32Array.from({ length: 64 * PICK_PERIOD }, (_, index) => {
  const faces = facesIn(Math.floor(index / PICK_PERIOD));
  return faces[(index % PICK_PERIOD) % faces.length] ?? 0;
});

/** The same with passing as an additional last option, 6. */
const PASS_PERIOD = 420;
const PASS_PICKS = Int32Array.from({ length: 64 * PASS_PERIOD }, (_, index) => {
  const faces = facesIn(Math.floor(index / PASS_PERIOD));
  return faces[(index % PASS_PERIOD) % (faces.length + 1)] ?? FACE_COUNT;
});

function facesIn(mask: number): readonly number[] {
  return [0, 1, 2, 3, 4, 5].filter((face) => mask & (1 << face));
}

/** Gives words from 0 to 2^31 - 1, all equally likely. */
export interface WordSource {
  next(): number;
}

/** A word for the functions below. */
export const diceWord = (words: WordSource): number => {
  let word = words.next();
  while (word >= LIMIT) word = words.next();
  return word;
};

/** The packed roll of up to eight dice. */
export const rollOf = (word: number, dice: number): number => {
  const first = dice < HALF_DICE ? dice : HALF_DICE;
  const one = ROLLS[first * HALF + (word % HALF)] as number;
  const other = ROLLS[(dice - first) * HALF + (Math.floor(word / HALF) % HALF)] as number;
  return ((one + other) & COUNTS) | ((one | other) & ~COUNTS);
};

/** The face, 0 to 5, of the eighth die; independent of a roll of at most seven. */
export const eighthDie = (word: number): number => Math.floor(word / (WHOLE / FACE_COUNT)) % FACE_COUNT;

/** One of the faces of a mask, all equally likely; independent of the dice of the same word. */
export const pickFace = (word: number, mask: number): number =>
  FACE_PICKS[mask * PICK_PERIOD + (Math.floor(word / WHOLE) % PICK_PERIOD)] as number;

/** One of the faces of a mask or 6 for passing, all equally likely. */
export const pickFaceOrPass = (word: number, mask: number): number =>
  PASS_PICKS[mask * PASS_PERIOD + (Math.floor(word / WHOLE) % PASS_PERIOD)] as number;

/** Dice of a packed roll that show `face`, 0 to 5. */
export const shown = (roll: number, face: number): number => (roll >>> (4 * face)) & 15;

/** The faces that came up in a packed roll, one bit each. */
export const facesOf = (roll: number): number => roll >>> MASK_SHIFT;

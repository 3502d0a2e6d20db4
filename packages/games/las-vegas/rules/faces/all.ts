/** All tile faces. */

import { badLuck } from './bad-luck.ts';
import { blackBox } from './black-box.ts';
import { blockIt } from './block-it.ts';
import { doubleDown } from './double-down.ts';
import { type AnyFaceRules, anyFace } from './face.ts';
import { fiftyFifty } from './fifty-fifty.ts';
import { handicap } from './handicap.ts';
import { highFive } from './high-five.ts';
import { jackpot } from './jackpot.ts';
import { knockout } from './knockout.ts';
import { luckyPunch } from './lucky-punch.ts';
import { myChoice } from './my-choice.ts';
import { niceDice } from './nice-dice.ts';
import { noEntry } from './no-entry.ts';
import { payDay } from './pay-day.ts';
import { powerPlay } from './power-play.ts';
import { primeTime } from './prime-time.ts';

export const ALL_FACES: readonly AnyFaceRules[] = [
  anyFace(luckyPunch),
  anyFace(jackpot),
  anyFace(primeTime),
  anyFace(fiftyFifty),
  anyFace(highFive),
  anyFace(badLuck),
  anyFace(payDay),
  anyFace(powerPlay),
  anyFace(noEntry),
  anyFace(knockout),
  anyFace(blockIt),
  anyFace(handicap),
  anyFace(blackBox),
  anyFace(doubleDown),
  anyFace(niceDice),
  anyFace(myChoice),
];

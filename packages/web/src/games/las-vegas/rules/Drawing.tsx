/** Worked examples, drawn with the pieces of the table. */

import {
  CASINO_NAMES,
  type Face,
  isImaginary,
  type Participant,
  settleCasino,
  strengthOf,
  TILE_FACES,
} from '@fremont/games/las-vegas';
import { at } from '@fremont/kernel';
import { SEAT_COLOURS } from '@fremont/table';
import type { VNode } from 'preact';
import { loadMessages, money, t } from '../../../i18n/index.ts';
import { filledIn } from '../../../pages/rules/book.ts';
import { exampleNames } from '../../../pages/rules/example-players.ts';
import { Badge } from '../../../pieces/Badge.tsx';
import { CasinoSign } from '../../../pieces/CasinoSign.tsx';
import { Die } from '../../../pieces/Die.tsx';
import { Note } from '../../../pieces/Note.tsx';
import { TileArt } from '../../../pieces/TileArt.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { lazy } from '../../../ui/lazy.tsx';
import { royaleMessages } from '../messages.ts';
import { BIG, type CasinoExample, CHOSEN, FILLED, NEUTRAL, PAIRS, PAYOUT, ROLL } from './examples.ts';
import { EXAMPLES, type LasVegasRules } from './figures.ts';
import './figure.css';

/** Loaded with the texts of the tiles. Readers of other editions need neither. */
const AllFaces = lazy(async () => {
  const [{ AllFaces: Loaded }] = await Promise.all([import('./AllFaces.tsx'), loadMessages(royaleMessages)]);
  return Loaded;
});

export const Drawing = ({ id, text }: { readonly id: string; readonly text: LasVegasRules }) => {
  const face = TILE_FACES.find((one) => one === id);
  if (face !== undefined) {
    return (
      <div class="figure-face">
        <TileArt face={face} />
      </div>
    );
  }
  const example = EXAMPLES.find((one) => one === id);
  return example === undefined ? null : DRAWINGS[example](text);
};

const DRAWINGS: Readonly<Record<(typeof EXAMPLES)[number], (text: LasVegasRules) => VNode>> = {
  fill: () => <FilledCasino />,
  pairs: () => <SortedPairs />,
  place: () => <Placing />,
  payout: (text) => <SettledCasino example={PAYOUT} text={text} />,
  big: (text) => <SettledCasino example={BIG} text={text} />,
  neutral: (text) => <SettledCasino example={NEUTRAL} text={text} />,
  faces: (text) => <AllFaces text={text} />,
};

const Placing = () => (
  <div class="figure-placing">
    <div class="figure-roll">
      {ROLL.map((face, index) => (
        <span key={index} class="figure-rolled" data-chosen={face === CHOSEN}>
          <Die enamel="cherry" face={face} />
        </span>
      ))}
    </div>
    <Icon name="next" size={28} />
    <CasinoSign face={CHOSEN} />
  </div>
);

const FilledCasino = () => {
  const sums = FILLED.map((_, index) => FILLED.slice(0, index + 1).reduce((sum, bill) => sum + bill, 0));
  return (
    <div class="figure-fill">
      <CasinoSign face={1} />
      <ol>
        {FILLED.map((bill, index) => (
          <li key={index}>
            <Note value={bill} />
            <span class="figure-sum">{money(at(sums, index))}</span>
          </li>
        ))}
      </ol>
    </div>
  );
};

const SortedPairs = () => (
  <div class="figure-pairs">
    {PAIRS.map(([high, low], index) => {
      const face = (6 - index) as Face;
      return (
        <div key={face}>
          <CasinoSign face={face} />
          <Note value={high} />
          <Note value={low} />
          <span class="figure-sum">{money(high + low)}</span>
        </div>
      );
    })}
  </div>
);

/** A casino before the payout, with the result of each participant. */
const SettledCasino = ({ example, text }: { readonly example: CasinoExample; readonly text: LasVegasRules }) => {
  const { face, casino } = example;
  const participants: Participant[] = [...casino.dice.keys()].map((index) => index as Participant);
  if (strengthOf(casino.neutral) > 0) participants.push('neutral');
  return (
    <div class="figure-casino">
      <div class="figure-money">
        <CasinoSign face={face} />
        <span class="visually-hidden">{CASINO_NAMES[face]}</span>
        {casino.bills.map((bill) => (
          <Note key={bill} value={bill} />
        ))}
      </div>
      <ul>
        {participants.map((participant) => (
          <ParticipantRow key={participant} participant={participant} example={example} text={text} />
        ))}
      </ul>
    </div>
  );
};

const ParticipantRow = (props: {
  readonly participant: Participant;
  readonly example: CasinoExample;
  readonly text: LasVegasRules;
}) => {
  const { participant, example, text } = props;
  const { face, casino } = example;
  const isNeutral = isImaginary(participant);
  const dice = isNeutral ? casino.neutral : at(casino.dice, participant);
  const enamel = isNeutral ? 'neutral' : at(SEAT_COLOURS, participant);
  const name = isNeutral ? text.words.neutral : at(exampleNames(text), participant);
  const result = resultOf(participant, example, text);
  return (
    <li data-out={result.isOut}>
      <Badge enamel={enamel} initial={isNeutral ? '' : (name[0] ?? '')} />
      <span class="figure-name">{name}</span>
      <span class="figure-dice">
        {Array.from({ length: dice.big + dice.small }, (_, index) => (
          <Die key={index} enamel={enamel} face={face} big={index < dice.big} />
        ))}
      </span>
      <span class="figure-strength">{t('rules.strength', { strength: strengthOf(dice) })}</span>
      <b class="figure-fate">{result.words}</b>
    </li>
  );
};

const resultOf = (participant: Participant, { casino }: CasinoExample, { words }: LasVegasRules) => {
  const { ties, awards } = settleCasino(casino);
  const award = awards.find(({ taker }) => taker === participant);
  if (award !== undefined) return { isOut: false, words: filledIn(words.takes, { money: money(award.bill) }) };
  const tied = ties.some(({ participants }) => participants.includes(participant));
  return { isOut: tied, words: tied ? words.tie : words.nothing };
};

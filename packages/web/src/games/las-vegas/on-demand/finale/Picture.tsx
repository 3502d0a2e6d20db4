/** The picture of a highlight: the sign of the casino, the dice and the bill that it was about. */

import { isImaginary, type Participant, strengthOf } from '@fremont/games/las-vegas/base';
import { CasinoSign } from '../../../../pieces/CasinoSign.tsx';
import { Die } from '../../../../pieces/Die.tsx';
import type { Enamel } from '../../../../pieces/enamel.ts';
import { Note } from '../../../../pieces/Note.tsx';
import { TileArt } from '../../../../pieces/TileArt.tsx';
import { playerAt } from '../../../../table/players.ts';
import { ParticipantBadge } from '../../Bills.tsx';
import type { LasVegasModel, LasVegasProps } from '../../types.ts';
import type { LasVegasHighlight } from './highlights.ts';
import './picture.css';

interface PictureProps extends LasVegasProps {
  readonly highlight: LasVegasHighlight;
}

export const Picture = ({ model, highlight }: PictureProps) => (
  <div class="lv-highlight">
    {highlight.kind === 'tile' ? <TileArt face={highlight.face} /> : <CasinoSign face={highlight.casino} />}
    <div class="lv-highlight-facts">
      <Facts model={model} highlight={highlight} />
    </div>
  </div>
);

const Facts = ({ model, highlight }: PictureProps) => {
  switch (highlight.kind) {
    case 'win':
      return (
        <>
          <DiceRow model={model} who={highlight.seat} face={highlight.casino} count={highlight.strength} />
          <Taken model={model} bill={highlight.bill} taker={highlight.seat} />
        </>
      );
    case 'tie':
      return (
        <>
          {highlight.tied.map((who) => (
            <DiceRow key={who} model={model} who={who} face={highlight.casino} count={highlight.strength} isOut />
          ))}
          <Taken model={model} bill={highlight.bill} taker={highlight.taker} />
        </>
      );
    case 'steal':
      return (
        <>
          <DiceRow model={model} who={highlight.seat} face={highlight.casino} count={strengthOf(highlight.dice)} />
          <Taken model={model} bill={highlight.bill} taker={highlight.seat} />
        </>
      );
    case 'tile':
      return <ParticipantBadge model={model} participant={highlight.seat} />;
  }
};

interface DiceRowProps extends LasVegasProps {
  readonly who: Participant;
  readonly face: number;
  readonly count: number;
  readonly isOut?: boolean;
}

/** More dice would not fit. The sentence has the number. */
const DICE_MAX = 6;

const DiceRow = ({ model, who, face, count, isOut = false }: DiceRowProps) => (
  <p class={isOut ? 'lv-highlight-dice lv-highlight-out' : 'lv-highlight-dice'}>
    {Array.from({ length: Math.min(DICE_MAX, count) }, (_, index) => (
      <Die key={index} enamel={enamelOf(model, who)} face={face} />
    ))}
  </p>
);

const enamelOf = (model: LasVegasModel, who: Participant): Enamel =>
  isImaginary(who) ? who : playerAt(model.players, who).colour;

const Taken = ({
  model,
  bill,
  taker,
}: LasVegasProps & { readonly bill: number; readonly taker: Participant | null }) => (
  <p class="lv-highlight-bill">
    <Note value={bill} />
    {taker !== null && <ParticipantBadge model={model} participant={taker} />}
  </p>
);

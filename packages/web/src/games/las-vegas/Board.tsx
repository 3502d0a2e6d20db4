/**
 * The board: a table with one row for each casino and one column for each participant. Style turns the rows into columns on
 * wide screens. Both layouts use the same elements.
 */

import { type Face, isImaginary, type Participant } from '@fremont/games/las-vegas/base';
import { t } from '../../i18n/index.ts';
import { CasinoSign } from '../../pieces/CasinoSign.tsx';
import { reducedMotion } from '../../settings/index.ts';
import type { Controls } from '../../table/controls.ts';
import { moveByArrow } from '../../table/grid-keys.ts';
import { classes } from '../../ui/classes.ts';
import { lazyPart } from '../../ui/lazy.tsx';
import { Bills, ParticipantBadge } from './Bills.tsx';
import { Cell } from './Cell.tsx';
import { chosenFace } from './controls.ts';
import { HeadMoney } from './HeadMoney.tsx';
import { Lane } from './Lane.tsx';
import { type MatrixColumn, matrixOf, participantsOf } from './matrix.ts';
import { laneDice } from './rolled-dice.ts';
import { Tray } from './Tray.tsx';
import { tilesModuleFor } from './tiles-module.ts';
import type { LasVegasModel, LasVegasProps } from './types.ts';
import { participantName } from './words.ts';
import './board.css';
import './lanes.css';
import './endings.css';
import './board-phone.css';

const FinalRanking = lazyPart(async () => (await import('./on-demand/FinalRanking.tsx')).FinalRanking);

const PayoutList = lazyPart(async () => (await import('./on-demand/PayoutList.tsx')).PayoutList);

/** With reduced motion a payout is shown as a list. */
const showsPayoutList = ({ frame, isPlaying }: LasVegasModel): boolean => {
  const { payout, tileEvent } = frame.value;
  return payout !== null && tileEvent === null && reducedMotion.value && isPlaying.value;
};

export const Board = ({ model }: LasVegasProps) => {
  const frame = model.frame.value;
  const controls = model.gameControls.value;
  const columns = matrixOf(frame, chosenFace(model));
  const tiles = tilesModuleFor(frame.view);
  return (
    <div
      class={tiles === null ? 'board' : 'board board-tiles'}
      style={{ '--participants': participantsOf(frame.view).length }}
      data-phase={frame.view.phase.type}
      data-asking={model.actor !== null && model.view.phase.type === 'deciding'}
      data-aiming={controls.some(({ id }) => id.startsWith('target-'))}
    >
      <div class="board-sky" />
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move over the cells, as in a grid */}
      <table class="matrix" role="grid" aria-label={t('las-vegas.boardLabel')} onKeyDown={moveByArrow}>
        <thead>
          <Heads model={model} />
        </thead>
        <tbody>
          {columns.map((column) => (
            <CasinoRow key={column.face} model={model} column={column} controls={controls} />
          ))}
        </tbody>
      </table>
      <Tray model={model} controls={controls} />
      {tiles !== null && (
        <>
          <tiles.QuestionPanel model={model} controls={controls} />
          <tiles.TileEventNote model={model} />
          <tiles.TilePopover model={model} />
        </>
      )}
      {showsPayoutList(model) && <PayoutList model={model} />}
      {frame.view.phase.type === 'over' && <FinalRanking model={model} />}
    </div>
  );
};

const Heads = ({ model }: LasVegasProps) => (
  <tr class="heads">
    <th scope="col" class="head head-casino">
      {t('las-vegas.casino')}
    </th>
    <th scope="col" class="head head-bills">
      {t('las-vegas.bills')}
    </th>
    {participantsOf(model.frame.value.view).map((participant) => (
      <th key={participant} scope="col" class={headClass(model, participant)} data-head={participant}>
        <Head model={model} participant={participant} />
      </th>
    ))}
    <th scope="col" class="head head-roll">
      {model.frame.value.view.turn === model.viewer ? t('las-vegas.yourRoll') : t('las-vegas.theirRoll')}
    </th>
  </tr>
);

/** A press highlights the dice of a seat, as on its seat card. */
const Head = ({ model, participant }: LasVegasProps & { readonly participant: Participant }) => {
  const name = participantName(model, participant);
  const content = (
    <>
      <ParticipantBadge model={model} participant={participant} />
      <span class="visually-hidden">{name}</span>
      <HeadMoney model={model} participant={participant} />
    </>
  );
  if (isImaginary(participant)) return content;
  const picked = model.spotlight.value === participant;
  return (
    <button
      type="button"
      class="head-press"
      aria-pressed={picked}
      onClick={() => {
        model.spotlight.value = picked ? null : participant;
      }}
    >
      {content}
    </button>
  );
};

const headClass = (model: LasVegasModel, participant: Participant): string => {
  const { phase, turn } = model.frame.value.view;
  const active = phase.type === 'deciding' ? phase.decision.seat : turn;
  // After the match no seat is active.
  return participant === active && phase.type !== 'over' ? 'head head-seat head-turn' : 'head head-seat';
};

interface CasinoRowProps extends LasVegasProps {
  readonly column: MatrixColumn;
  readonly controls: Controls;
}

const CasinoRow = ({ model, column, controls }: CasinoRowProps) => {
  const { face, name, rows } = column;
  const { royale } = model.frame.value.view;
  const tiles = tilesModuleFor(model.frame.value.view);
  return (
    <tr class={casinoClass(model, face)} data-casino={face}>
      <th scope="row" class="casino-sign" tabIndex={-1}>
        <CasinoSign face={face} />
        <span class="visually-hidden">{`${face} ${name}`}</span>
        {royale?.closed === face && <span class="closed-band">{t('royale.closed')}</span>}
      </th>
      <Bills model={model} column={column} />
      {rows.map((row) => (
        <Cell key={row.participant} model={model} face={face} row={row} last={row === rows.at(-1)} />
      ))}
      {tiles !== null && <tiles.TileCell model={model} face={face} />}
      <Lane model={model} face={face} controls={controls} />
    </tr>
  );
};

/** While a player chooses, the signs of numbers that were not rolled are dimmed. */
const casinoClass = (model: LasVegasModel, face: Face): string => {
  const { view, inTray, payout } = model.frame.value;
  const choosing = view.phase.type === 'placing' && !inTray;
  return classes(
    'casino',
    view.royale?.closed === face && 'casino-closed',
    view.royale?.tiles[face - 1] !== undefined && 'casino-tiled',
    choosing && laneDice(view, face).length === 0 && 'casino-mute',
    chosenFace(model) === face && 'casino-chosen',
    payout?.casino === face && 'casino-paying',
    payout?.tied.includes(face) === true && 'casino-blown',
  );
};

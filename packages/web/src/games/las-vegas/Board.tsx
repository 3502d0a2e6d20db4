/**
 * The board: one row of cells per casino and one column per participant. Wide screens turn each casino into a standing
 * column, phones keep it lying; both are the same elements.
 */

import { type Face, isImaginary, type Participant } from '@fremont/games/las-vegas';
import { t } from '../../i18n/index.ts';
import { CasinoSign } from '../../pieces/CasinoSign.tsx';
import type { Controls } from '../../table/controls.ts';
import { moveByArrow } from '../../table/grid-keys.ts';
import { Bills, ParticipantBadge } from './Bills.tsx';
import { Cell } from './Cell.tsx';
import { chosenFace, lasVegasControls } from './controls.ts';
import { FinalStanding } from './FinalStanding.tsx';
import { HeadMoney } from './HeadMoney.tsx';
import { Lane } from './Lane.tsx';
import { type MatrixColumn, matrixOf, participantsOf } from './matrix.ts';
import { PayoutList } from './PayoutList.tsx';
import { laneDice } from './rolled.ts';
import { tilesPart } from './royale.ts';
import { Tray } from './Tray.tsx';
import type { LasVegasProps, LasVegasSession } from './types.ts';
import { participantName } from './words.ts';
import './board.css';
import './lanes.css';
import './endings.css';
import './board-phone.css';

export const Board = ({ session }: LasVegasProps) => {
  const frame = session.frame.value;
  const controls = lasVegasControls(session);
  const columns = matrixOf(frame, chosenFace(session));
  const seats = participantsOf(frame.view).length;
  const tiles = frame.view.royale === null ? null : tilesPart();
  return (
    <div
      class={tiles === null ? 'board' : 'board board-tiles'}
      style={{ '--participants': seats }}
      data-phase={frame.view.phase.type}
      data-asking={session.actor !== null && session.view.phase.type === 'deciding'}
      data-aiming={controls.some(({ id }) => id.startsWith('target-'))}
    >
      <div class="board-sky" />
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move over the cells, as in a grid */}
      <table class="matrix" role="grid" aria-label={t('las-vegas.boardLabel')} onKeyDown={moveByArrow}>
        <thead>
          <Heads session={session} />
        </thead>
        <tbody>
          {columns.map((column) => (
            <CasinoRow key={column.face} session={session} column={column} controls={controls} />
          ))}
        </tbody>
      </table>
      <Tray session={session} controls={controls} />
      {tiles !== null && (
        <>
          <tiles.Prompt session={session} controls={controls} />
          <tiles.Story session={session} />
          <tiles.TilePaper session={session} />
        </>
      )}
      <PayoutList session={session} />
      <FinalStanding session={session} />
    </div>
  );
};

const Heads = ({ session }: LasVegasProps) => (
  <tr class="heads">
    <th scope="col" class="head head-casino">
      {t('las-vegas.casino')}
    </th>
    <th scope="col" class="head head-bills">
      {t('las-vegas.bills')}
    </th>
    {participantsOf(session.frame.value.view).map((participant) => (
      <th key={participant} scope="col" class={headClass(session, participant)}>
        <Head session={session} participant={participant} />
      </th>
    ))}
    <th scope="col" class="head head-roll">
      {session.frame.value.view.turn === session.viewer ? t('las-vegas.yourRoll') : t('las-vegas.theirRoll')}
    </th>
  </tr>
);

/** A press picks out the dice of a seat, as on its card. */
const Head = ({ session, participant }: LasVegasProps & { readonly participant: Participant }) => {
  const name = participantName(session, participant);
  const content = (
    <>
      <ParticipantBadge session={session} participant={participant} />
      <span class="visually-hidden">{name}</span>
      <HeadMoney session={session} participant={participant} />
    </>
  );
  if (isImaginary(participant)) return content;
  const picked = session.spotlight.value === participant;
  return (
    <button
      type="button"
      class="head-press"
      aria-pressed={picked}
      onClick={() => {
        session.spotlight.value = picked ? null : participant;
      }}
    >
      {content}
    </button>
  );
};

const headClass = (session: LasVegasSession, participant: Participant): string => {
  const { phase, turn } = session.frame.value.view;
  const up = phase.type === 'deciding' ? phase.decision.seat : turn;
  // After the end it is nobody's turn, and the mark would be too pale on a board that has stepped back.
  return participant === up && phase.type !== 'over' ? 'head head-seat head-turn' : 'head head-seat';
};

interface CasinoRowProps extends LasVegasProps {
  readonly column: MatrixColumn;
  readonly controls: Controls;
}

const CasinoRow = ({ session, column, controls }: CasinoRowProps) => {
  const { face, name, rows } = column;
  const { royale } = session.frame.value.view;
  const tiles = royale === null ? null : tilesPart();
  return (
    <tr class={casinoClass(session, face)} data-casino={face}>
      <th scope="row" class="casino-sign" tabIndex={-1}>
        <CasinoSign face={face} />
        <span class="visually-hidden">{`${face} ${name}`}</span>
        {royale?.closed === face && <span class="closed-band">{t('royale.closed')}</span>}
      </th>
      <Bills session={session} column={column} />
      {rows.map((row) => (
        <Cell key={row.participant} session={session} face={face} row={row} last={row === rows.at(-1)} />
      ))}
      {tiles !== null && <tiles.TileCell session={session} face={face} />}
      <Lane session={session} face={face} controls={controls} />
    </tr>
  );
};

/** A sign is dimmed while somebody chooses and has no die of its number. */
const casinoClass = (session: LasVegasSession, face: Face): string => {
  const { view, inTray, payout } = session.frame.value;
  const choosing = view.phase.type === 'placing' && !inTray;
  return [
    'casino',
    view.royale?.closed === face && 'casino-closed',
    view.royale?.tiles[face - 1] !== undefined && 'casino-tiled',
    choosing && laneDice(view, face).length === 0 && 'casino-mute',
    chosenFace(session) === face && 'casino-chosen',
    payout?.casino === face && 'casino-paying',
    payout?.blown.includes(face) === true && 'casino-blown',
  ]
    .filter(Boolean)
    .join(' ');
};

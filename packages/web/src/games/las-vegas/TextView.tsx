/** The board as a table of words and numbers, for great enlargement and for readers. */

import { CASINO_NAMES, type Participant } from '@fremont/games/las-vegas';
import { list, money, t } from '../../i18n/index.ts';
import { ControlButton } from '../../table/ControlButton.tsx';
import { type Controls, controlById } from '../../table/controls.ts';
import { spelled } from '../../table/sentences.ts';
import { chosenFace, lasVegasControls, placeId } from './controls.ts';
import { type MatrixColumn, type MatrixRow, matrixOf, participantsOf } from './matrix.ts';
import { prospectOf } from './prospects.ts';
import { laneDice } from './rolled.ts';
import { tilesPart } from './royale.ts';
import type { LasVegasProps, LasVegasSession } from './types.ts';
import { groupText, laneHead, participantName } from './words.ts';
import '../../table/text-view.css';
import { SCROLLS } from '../../ui/scrolls.ts';

export const TextView = ({ session }: LasVegasProps) => {
  const frame = session.frame.value;
  const controls = lasVegasControls(session);
  const tiles = tilesPartOf(session);
  return (
    <div class="text-view" {...SCROLLS}>
      <table>
        <caption class="visually-hidden">{t('las-vegas.boardLabel')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('las-vegas.textCasino')}</th>
            <th scope="col">{t('las-vegas.textBills')}</th>
            {participantsOf(frame.view).map((participant) => (
              <th key={participant} scope="col">
                <bdi>{participantName(session, participant)}</bdi>
              </th>
            ))}
            {tiles !== null && <th scope="col">{t('royale.textTile')}</th>}
            <th scope="col">{t('las-vegas.textRoll')}</th>
          </tr>
        </thead>
        <tbody>
          {matrixOf(frame, chosenFace(session)).map((column) => (
            <CasinoLine key={column.face} session={session} column={column} controls={controls} />
          ))}
        </tbody>
      </table>
      {tiles !== null && <tiles.TextAsk session={session} controls={controls} />}
    </div>
  );
};

interface CasinoLineProps extends LasVegasProps {
  readonly column: MatrixColumn;
  readonly controls: Controls;
}

const CasinoLine = ({ session, column, controls }: CasinoLineProps) => {
  const tiles = tilesPartOf(session);
  return (
    <tr>
      <th scope="row">{`${column.face} ${CASINO_NAMES[column.face]}`}</th>
      <td>{notesText(session, column)}</td>
      {column.rows.map((row) => (
        <td key={row.participant}>{rowText(row)}</td>
      ))}
      {tiles !== null && (
        <td>
          <tiles.TextTile session={session} face={column.face} />
        </td>
      )}
      <td>
        <Choice session={session} column={column} controls={controls} />
      </td>
    </tr>
  );
};

/** Null at tables without tiles, whatever tables were open before. */
const tilesPartOf = (session: LasVegasSession) => (session.frame.value.view.royale === null ? null : tilesPart());

const takerName = (session: LasVegasSession, taker: Participant | null): string =>
  taker === null ? '–' : participantName(session, taker);

const notesText = (session: LasVegasSession, { bills }: MatrixColumn): string =>
  list(bills.filter(({ gone }) => !gone).map(({ value, taker }) => `${money(value)} (${takerName(session, taker)})`));

const rowText = ({ strength, mark }: MatrixRow): string => {
  if (strength === 0) return '–';
  if (mark.type === 'tie') return `${strength}, ${t('las-vegas.tie')}`;
  return mark.type === 'rank' ? `${strength}, ${t('las-vegas.rank', { rank: mark.rank })}` : `${strength}`;
};

/** The same control as the lane on the board. */
const Choice = ({ session, column: { face }, controls }: CasinoLineProps) => {
  const { view, inTray } = session.frame.value;
  if (inTray || laneDice(view, face).length === 0) return <>–</>;
  const prospect = prospectOf(view, face);
  const words = `${groupText(prospect)}: ${spelled(laneHead(session, prospect), session.players)}`;
  const control = controlById(controls, placeId(face));
  if (control === undefined) return <>{words}</>;
  return (
    <ControlButton
      control={control}
      players={session.players}
      class="button button-plain button-small"
      pressed={chosenFace(session) === face}
    >
      {words}
    </ControlButton>
  );
};

/** The board as a table of words and numbers, for high zoom and for screen readers. */

import { CASINO_NAMES, type Participant } from '@fremont/games/las-vegas/base';
import { list, money, t } from '../../../i18n/index.ts';
import { ControlButton } from '../../../table/ControlButton.tsx';
import { type Controls, controlById } from '../../../table/controls.ts';
import { spelled } from '../../../table/sentences.ts';
import { placeId } from '../control-ids.ts';
import { chosenFace } from '../controls.ts';
import { type MatrixColumn, type MatrixRow, matrixOf, participantsOf } from '../matrix.ts';
import { previewOf } from '../placement-preview.ts';
import { laneDice } from '../rolled-dice.ts';
import { tilesModuleFor } from '../tiles-module.ts';
import type { LasVegasModel, LasVegasProps } from '../types.ts';
import { groupText, laneHead, participantName } from '../words.ts';
import '../../../table/text-view.css';
import { SCROLLS } from '../../../ui/scrolls.ts';

export const TextView = ({ model }: LasVegasProps) => {
  const frame = model.frame.value;
  const controls = model.gameControls.value;
  const tiles = tilesModuleFor(frame.view);
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
                <bdi>{participantName(model, participant)}</bdi>
              </th>
            ))}
            {tiles !== null && <th scope="col">{t('royale.textTile')}</th>}
            <th scope="col">{t('las-vegas.textRoll')}</th>
          </tr>
        </thead>
        <tbody>
          {matrixOf(frame, chosenFace(model)).map((column) => (
            <CasinoRow key={column.face} model={model} column={column} controls={controls} />
          ))}
        </tbody>
      </table>
      {tiles !== null && <tiles.TextQuestion model={model} controls={controls} />}
    </div>
  );
};

interface CasinoRowProps extends LasVegasProps {
  readonly column: MatrixColumn;
  readonly controls: Controls;
}

const CasinoRow = ({ model, column, controls }: CasinoRowProps) => {
  const tiles = tilesModuleFor(model.frame.value.view);
  return (
    <tr>
      <th scope="row">{`${column.face} ${CASINO_NAMES[column.face]}`}</th>
      <td>{billsText(model, column)}</td>
      {column.rows.map((row) => (
        <td key={row.participant}>{rowText(row)}</td>
      ))}
      {tiles !== null && (
        <td>
          <tiles.TextTile model={model} face={column.face} />
        </td>
      )}
      <td>
        <PlaceButton model={model} column={column} controls={controls} />
      </td>
    </tr>
  );
};

const takerName = (model: LasVegasModel, taker: Participant | null): string =>
  taker === null ? '–' : participantName(model, taker);

const billsText = (model: LasVegasModel, { bills }: MatrixColumn): string =>
  list(bills.filter(({ gone }) => !gone).map(({ value, taker }) => `${money(value)} (${takerName(model, taker)})`));

const rowText = ({ strength, mark }: MatrixRow): string => {
  if (strength === 0) return '–';
  if (mark.type === 'tie') return `${strength}, ${t('las-vegas.tie')}`;
  return mark.type === 'rank' ? `${strength}, ${t('las-vegas.rank', { rank: mark.rank })}` : `${strength}`;
};

/** Runs the same control as the lane on the board. */
const PlaceButton = ({ model, column: { face }, controls }: CasinoRowProps) => {
  const { view, inTray } = model.frame.value;
  if (inTray || laneDice(view, face).length === 0) return <>–</>;
  const preview = previewOf(view, face);
  const words = `${groupText(preview)}: ${spelled(laneHead(model, preview.result), model.players)}`;
  const control = controlById(controls, placeId(face));
  if (control === undefined) return <>{words}</>;
  return (
    <ControlButton
      control={control}
      players={model.players}
      class="button button-plain button-small"
      pressed={chosenFace(model) === face}
    >
      {words}
    </ControlButton>
  );
};

/** The cell of one participant in one casino: dice, rank or tie, strength. */

import { CASINO_NAMES, type Face, isImaginary } from '@fremont/games/las-vegas/base';
import { t } from '../../i18n/index.ts';
import { CountDie, Die } from '../../pieces/Die.tsx';
import type { Enamel } from '../../pieces/enamel.ts';
import { Named } from '../../table/ControlButton.tsx';
import { numbered } from '../../table/numbered.ts';
import { playerAt } from '../../table/players.ts';
import { classes } from '../../ui/classes.ts';
import { type MatrixRow, overlapStep } from './matrix.ts';
import type { LasVegasModel } from './types.ts';
import { participantName } from './words.ts';

interface CellProps {
  readonly model: LasVegasModel;
  readonly face: Face;
  readonly row: MatrixRow;
  /** Whether the cell is the last of its casino. */
  readonly last: boolean;
}

export const enamelOf = (model: LasVegasModel, participant: MatrixRow['participant']): Enamel =>
  isImaginary(participant) ? participant : playerAt(model.players, participant).colour;

export const Cell = ({ model, face, row, last }: CellProps) => {
  const enamel = enamelOf(model, row.participant);
  return (
    <td
      class={last ? `${classesOf(model, row)} cell-last` : classesOf(model, row)}
      data-cell={`${face}-${row.participant}`}
      style={{ '--own': `var(--pl-${enamel})` }}
      tabIndex={-1}
    >
      <Named label={cellLabel(model, face, row)}>
        {row.strength === 0 ? <span class="cell-empty" /> : <Strength row={row} face={face} enamel={enamel} />}
      </Named>
    </td>
  );
};

interface StrengthProps {
  readonly row: MatrixRow;
  readonly face: Face;
  readonly enamel: Enamel;
}

const Strength = ({ row, face, enamel }: StrengthProps) => (
  <>
    <CellDice row={row} face={face} enamel={enamel} />
    <CountDie enamel={enamel} count={row.strength} />
    {row.mark.type === 'tie' && <span class="cell-tie">{t('las-vegas.tie')}</span>}
    {row.mark.type === 'rank' && (
      <span class={`cell-rank cell-rank-${Math.min(row.mark.rank, 2)}`}>
        {t('las-vegas.rank', { rank: row.mark.rank })}
      </span>
    )}
    <span class="cell-count">{row.strength}</span>
  </>
);

const classesOf = ({ viewer, spotlight, frame }: LasVegasModel, { participant, mark, ghosts }: MatrixRow): string => {
  const spotlit = spotlight.value;
  return classes(
    'cell',
    mark.type === 'tie' && 'cell-tied',
    mark.type === 'rank' && mark.rank === 1 && 'cell-first',
    participant === viewer && 'cell-own',
    participant === frame.value.view.turn && 'cell-turn',
    ghosts.small + ghosts.big > 0 && 'cell-ghosts',
    spotlit !== null && (spotlit === participant ? 'cell-spotlit' : 'cell-dim'),
  );
};

interface PlacedDie {
  readonly big: boolean;
  readonly ghost: boolean;
}

const placedDice = ({ dice, ghosts }: MatrixRow): PlacedDie[] => [
  ...Array.from({ length: dice.small }, () => ({ big: false, ghost: false })),
  ...Array.from({ length: dice.big }, () => ({ big: true, ghost: false })),
  ...Array.from({ length: ghosts.small }, () => ({ big: false, ghost: true })),
  ...Array.from({ length: ghosts.big }, () => ({ big: true, ghost: true })),
];

const CellDice = ({ row, face, enamel }: StrengthProps) => {
  const dice = placedDice(row);
  return (
    <span class="cell-dice" style={{ '--step': overlapStep(dice.length) }}>
      {numbered(dice).map(({ item: { big, ghost }, number }) => (
        <Die key={number} enamel={enamel} face={face} big={big} class={ghost ? 'die-ghost' : ''} />
      ))}
    </span>
  );
};

const cellLabel = (model: LasVegasModel, face: Face, { participant, strength, mark }: MatrixRow): string => {
  const where = { name: participantName(model, participant), casino: CASINO_NAMES[face] };
  if (strength === 0) return t('las-vegas.cellEmpty', where);
  switch (mark.type) {
    case 'tie':
      return t('las-vegas.cellTie', { ...where, count: strength });
    case 'rank':
      return t('las-vegas.cellRank', { ...where, count: strength, rank: mark.rank });
    case 'none':
      return t('las-vegas.cell', { ...where, count: strength });
  }
};

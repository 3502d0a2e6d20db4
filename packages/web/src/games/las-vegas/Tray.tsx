/** The dice of the turn before they are sorted into lanes. A press on the tray rolls them. */

import { t } from '../../i18n/index.ts';
import { BulbRing } from '../../pieces/BulbRing.tsx';
import { Die } from '../../pieces/Die.tsx';
import { ControlButton } from '../../table/ControlButton.tsx';
import { type Controls, controlById } from '../../table/controls.ts';
import { playerAt } from '../../table/players.ts';
import { type RolledDie, turnDice } from './rolled-dice.ts';
import type { LasVegasModel } from './types.ts';

export const Tray = ({ model, controls }: { readonly model: LasVegasModel; readonly controls: Controls }) => {
  const { view, inTray, roll: rolling } = model.frame.value;
  // A player who places one die with Power Play does not roll the others.
  const isAiming = controls.some(({ id }) => id.startsWith('target-'));
  if (!inTray || isAiming || view.phase.type === 'over') return null;
  const dice = turnDice(rolling === null ? view : { ...view, phase: { type: 'placing', roll: rolling } });
  const roll = controlById(controls, 'roll');
  const { name } = playerAt(model.players, view.turn);
  if (roll === undefined) {
    return (
      <div class="tray" role="img" aria-label={t('las-vegas.trayLabel', { name, count: dice.length })}>
        <TrayDice model={model} dice={dice} />
      </div>
    );
  }
  return (
    <ControlButton control={roll} players={model.players} class="tray tray-open" label={roll.label}>
      <BulbRing />
      <TrayDice model={model} dice={dice} />
      <span class="tray-word">{roll.label}</span>
    </ControlButton>
  );
};

const TrayDice = ({ model, dice }: { readonly model: LasVegasModel; readonly dice: readonly RolledDie[] }) => {
  const { colour } = playerAt(model.players, model.frame.value.view.turn);
  return (
    <span class="tray-dice">
      {dice.map(({ id, kind, face }) => (
        <span key={id} class="tray-die" data-die={id}>
          <Die enamel={kind === 'neutral' ? 'neutral' : colour} face={face} big={kind === 'big'} />
        </span>
      ))}
    </span>
  );
};

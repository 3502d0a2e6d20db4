/** The dice of the turn before they are sorted into lanes. Whoever has to roll may press the tray itself. */

import { t } from '../../i18n/index.ts';
import { BulbRing } from '../../pieces/BulbRing.tsx';
import { Die } from '../../pieces/Die.tsx';
import { ControlButton } from '../../table/ControlButton.tsx';
import { type Controls, controlById } from '../../table/controls.ts';
import { playerAt } from '../../table/players.ts';
import { type RolledDie, turnDice } from './rolled.ts';
import type { LasVegasSession } from './types.ts';

export const Tray = ({ session, controls }: { readonly session: LasVegasSession; readonly controls: Controls }) => {
  const { view, inTray } = session.frame.value;
  // Whoever places one die by Power Play leaves the others where they are.
  const isAiming = controls.some(({ id }) => id.startsWith('target-'));
  if (!inTray || isAiming || view.phase.type === 'over') return null;
  const dice = turnDice(view);
  const roll = controlById(controls, 'roll');
  const { name } = playerAt(session.players, view.turn);
  if (roll === undefined) {
    return (
      <div class="tray" role="img" aria-label={t('las-vegas.trayLabel', { name, count: dice.length })}>
        <TrayDice session={session} dice={dice} />
      </div>
    );
  }
  return (
    <ControlButton control={roll} players={session.players} class="tray tray-open" label={roll.label}>
      <BulbRing />
      <TrayDice session={session} dice={dice} />
      <span class="tray-word">{roll.label}</span>
    </ControlButton>
  );
};

const TrayDice = ({ session, dice }: { readonly session: LasVegasSession; readonly dice: readonly RolledDie[] }) => {
  const { colour } = playerAt(session.players, session.frame.value.view.turn);
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

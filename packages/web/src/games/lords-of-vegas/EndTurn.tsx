/** What stands beside the big button: the way back, the end of the turn, the boss's other answer to a bet. */

import { t } from '../../i18n/index.ts';
import { ControlButton } from '../../table/ControlButton.tsx';
import { type Controls, controlById } from '../../table/controls.ts';
import type { LordsProps } from './types.ts';

interface EndTurnProps extends LordsProps {
  readonly controls: Controls;
}

export const EndTurn = (props: EndTurnProps) => (
  <>
    <Back {...props} />
    <Other {...props} />
  </>
);

/** Phones hide the tools behind a lot; everywhere else they are in sight. */
const Back = ({ session, controls }: EndTurnProps) => {
  const control = controlById(controls, 'layDown');
  if (control === undefined) return null;
  return (
    <ControlButton
      control={control}
      players={session.players}
      class="button button-plain button-normal back-button"
      label={control.label}
    >
      {t('lords-of-vegas.back')}
    </ControlButton>
  );
};

const Other = ({ session, controls }: EndTurnProps) => {
  const control =
    controlById(controls, 'closeTrade') ?? controlById(controls, 'layOff') ?? controlById(controls, 'endTurn');
  if (control === undefined || control.primary === true) return null;
  const look = control.id === 'layOff' ? 'end-turn wide-action' : 'end-turn';
  return (
    <ControlButton control={control} players={session.players} class={`button button-plain button-normal ${look}`}>
      {control.label}
    </ControlButton>
  );
};

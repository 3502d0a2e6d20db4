/** The board: three neon signs with everybody's dice under them, and the dice of the turn in a tray. */

import { SIGNS, type Sign, WORTH } from '@fremont/games/template';
import { at, type Seat } from '@fremont/kernel';
import { money, t } from '../../i18n/index.ts';
import { Badge } from '../../pieces/Badge.tsx';
import { BulbRing } from '../../pieces/BulbRing.tsx';
import { Die } from '../../pieces/Die.tsx';
import { ControlButton } from '../../table/ControlButton.tsx';
import { controlById } from '../../table/controls.ts';
import { numbered } from '../../table/numbered.ts';
import { playerAt } from '../../table/players.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chosenSign, placeId } from './controls.ts';
import { NeonSign } from './NeonSign.tsx';
import type { NeonRowModel, NeonRowProps } from './types.ts';
import './board.css';

export const Board = ({ model }: NeonRowProps) => (
  <div class="neon-row-board">
    <SeatStrip model={model} />
    <ul class="neon-row-signs" aria-label={t('template.boardLabel')}>
      {SIGNS.map((sign) => (
        <SignColumn key={sign} model={model} sign={sign} />
      ))}
    </ul>
    <Tray model={model} />
  </div>
);

/** Phones have no room for seat cards. */
const SeatStrip = ({ model }: NeonRowProps) => {
  const { view } = model.frame.value;
  return (
    <ul class="neon-row-seats">
      {model.players.map(({ seat, name, colour, initial }) => (
        <li key={seat} data-active={view.turn === seat && view.phase.type !== 'over'}>
          <Badge enamel={colour} initial={initial} />
          <bdi>{name}</bdi>
          <b>{money(at(view.chairs, seat).money)}</b>
        </li>
      ))}
    </ul>
  );
};

interface SignProps extends NeonRowProps {
  readonly sign: Sign;
}

const SignColumn = ({ model, sign }: SignProps) => (
  <li class="neon-row-sign" data-sign={sign} data-look={lookOf(model, sign)}>
    <SignHead model={model} sign={sign} />
    <ul class="neon-row-cells">
      {model.players.map(({ seat }) => (
        <Cell key={seat} model={model} sign={sign} seat={seat} />
      ))}
    </ul>
  </li>
);

/** Dark where it cannot be chosen, bright where it was chosen or has paid. */
const lookOf = (model: NeonRowModel, sign: Sign): 'plain' | 'dark' | 'bright' => {
  const { view, sign: named, paid } = model.frame.value;
  if (named === sign || paid.includes(sign) || chosenSign(model) === sign) return 'bright';
  if (view.phase.type === 'over') return 'dark';
  return view.phase.type === 'placing' && !view.phase.roll.includes(sign) ? 'dark' : 'plain';
};

/** A sign is the button for its own number. */
const SignHead = ({ model, sign }: SignProps) => {
  const control = controlById(model.gameControls.value, placeId(sign));
  const name = model.text.value.signs[sign];
  if (control === undefined) {
    return (
      <div class="neon-row-head">
        <NeonSign sign={sign} name={name} worth={money(WORTH[sign])} />
      </div>
    );
  }
  return (
    <ControlButton
      control={control}
      players={model.players}
      class="neon-row-head"
      pressed={chosenSign(model) === sign}
      label={control.label}
    >
      {control.off === null && <BulbRing />}
      <NeonSign sign={sign} name={name} worth={money(WORTH[sign])} />
    </ControlButton>
  );
};

/** The dice of one seat on one sign, and its tip where the viewer knows it. */
const Cell = ({ model, sign, seat }: SignProps & { readonly seat: Seat }) => {
  const { view } = model.frame.value;
  const { name, colour, initial } = playerAt(model.players, seat);
  const count = at(view.row[sign], seat);
  const hasTip = at(view.chairs, seat).tip === sign;
  return (
    <li class="neon-row-cell" data-cell={`${sign}-${seat}`}>
      <Badge enamel={colour} initial={initial} />
      <span class="visually-hidden">
        {t('template.cell', { name, count })} {hasTip && t('template.tip')}
      </span>
      {numbered(Array.from({ length: count }, () => sign)).map(({ item, number }) => (
        <Die key={number} enamel={colour} face={item} />
      ))}
      {hasTip && (
        <span class="neon-row-tip" title={t('template.tip')} aria-hidden="true">
          <Icon name="star" size={14} />
        </span>
      )}
    </li>
  );
};

/** The dice of the turn. A player who is to roll may press the tray itself. */
const Tray = ({ model }: NeonRowProps) => {
  const roll = controlById(model.gameControls.value, 'roll');
  if (roll === undefined) {
    return (
      <div class="neon-row-tray">
        <TrayDice model={model} />
      </div>
    );
  }
  return (
    <ControlButton control={roll} players={model.players} class="neon-row-tray" label={roll.label}>
      <BulbRing />
      <TrayDice model={model} />
    </ControlButton>
  );
};

const TrayDice = ({ model }: NeonRowProps) => {
  const { view, tray } = model.frame.value;
  const { colour } = playerAt(model.players, view.turn);
  return (
    <span class="neon-row-dice">
      {numbered(tray).map(({ item, number }) => (
        <span key={number} data-face={item}>
          <Die enamel={colour} face={item} />
        </span>
      ))}
    </span>
  );
};

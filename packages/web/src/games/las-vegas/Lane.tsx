/** A lane: the rolled dice of one number under their casino, and the effect of placing them. */

import { CASINO_NAMES, type Face } from '@fremont/games/las-vegas/base';
import { t } from '../../i18n/index.ts';
import { BulbRing } from '../../pieces/BulbRing.tsx';
import { Die } from '../../pieces/Die.tsx';
import { ControlButton } from '../../table/ControlButton.tsx';
import { type Control, type Controls, controlById } from '../../table/controls.ts';
import { playerAt } from '../../table/players.ts';
import { Told } from '../../table/Told.tsx';
import { enamelOf } from './Cell.tsx';
import { placeId, targetId } from './control-ids.ts';
import { chosenFace } from './controls.ts';
import { firstChance, type OddsLine, oddsOfPlacing, roughMoney, roughPercent } from './odds.ts';
import { type PlacementPreview, previewOf } from './placement-preview.ts';
import { laneDice, type RolledDie } from './rolled-dice.ts';
import { tilesModule } from './tiles-module.ts';
import type { LasVegasModel } from './types.ts';
import { laneHead, laneLabel, laneNote, toneOf } from './words.ts';

interface LaneProps {
  readonly model: LasVegasModel;
  readonly face: Face;
  readonly controls: Controls;
}

export const Lane = ({ model, face, controls }: LaneProps) => {
  const { view, inTray } = model.frame.value;
  const dice = inTray ? [] : laneDice(view, face);
  const control = controlById(controls, placeId(face));
  const tiles = tilesModule();
  if (tiles !== null && controlById(controls, targetId(face)) !== undefined) {
    return (
      <td class="lane-cell" data-lane={face}>
        <tiles.TargetLane model={model} face={face} controls={controls} />
      </td>
    );
  }
  return (
    <td class="lane-cell" data-lane={face}>
      {control === undefined ? (
        <QuietLane model={model} face={face} dice={dice} />
      ) : (
        <OpenLane model={model} face={face} dice={dice} control={control} />
      )}
    </td>
  );
};

interface FilledLaneProps {
  readonly model: LasVegasModel;
  readonly face: Face;
  readonly dice: readonly RolledDie[];
}

/** A lane without a control: the dice of another player, or none. */
const QuietLane = ({ model, face, dice }: FilledLaneProps) => {
  if (dice.length === 0) {
    return (
      <div class="lane lane-empty">
        <span class="visually-hidden">{CASINO_NAMES[face]}</span>
      </div>
    );
  }
  const preview = previewOf(model.frame.value.view, face);
  return (
    <div class="lane lane-quiet">
      <LaneDice model={model} dice={dice} />
      <LaneHead model={model} preview={preview} />
    </div>
  );
};

const OpenLane = ({ model, face, dice, control }: FilledLaneProps & { readonly control: Control }) => {
  if (control.off !== null) return <RefusedLane model={model} face={face} dice={dice} control={control} />;
  const preview = previewOf(model.view, face);
  const chosen = chosenFace(model) === face;
  const odds = oddsOfPlacing(model, face);
  return (
    <ControlButton
      control={control}
      players={model.players}
      class={chosen ? 'lane lane-open lane-chosen' : 'lane lane-open'}
      label={odds === null ? laneLabel(model, preview) : oddsLabel(laneLabel(model, preview), odds)}
      pressed={chosen}
    >
      <BulbRing />
      <LaneDice model={model} dice={dice} />
      <LaneHead model={model} preview={preview} />
      <span class="lane-note">
        <Told sentence={laneNote(model, preview)} players={model.players} />
      </span>
      {odds === null ? <StrengthBar model={model} preview={preview} /> : <ChanceBar chance={firstChance(odds)} />}
    </ControlButton>
  );
};

/** A lane whose control is off. Without dice it keeps its place, so that the layout does not jump. With dice its casino is closed. */
const RefusedLane = ({ model, face, dice, control }: FilledLaneProps & { readonly control: Control }) =>
  dice.length > 0 ? (
    <ControlButton
      control={control}
      players={model.players}
      class="lane lane-quiet lane-refused"
      label={`${CASINO_NAMES[face]}: ${t('royale.closed')}`}
      tabIndex={-1}
    >
      <LaneDice model={model} dice={dice} />
      <span class="lane-head">{t('royale.closed')}</span>
      <span class="lane-short">{t('royale.closed')}</span>
    </ControlButton>
  ) : (
    <ControlButton
      control={control}
      players={model.players}
      class="lane lane-empty lane-refused"
      label={t('las-vegas.laneLabelOff', { casino: CASINO_NAMES[face], face })}
      tabIndex={-1}
    >
      <span class="lane-word">{t('las-vegas.notRolled', { face })}</span>
      <span class="lane-dash">–</span>
    </ControlButton>
  );

const LaneDice = ({ model, dice }: { readonly model: LasVegasModel; readonly dice: readonly RolledDie[] }) => {
  const { colour } = playerAt(model.players, model.frame.value.view.turn);
  return (
    <span class="lane-dice" style={{ '--count': dice.length }}>
      {dice.map(({ id, kind, face }) => (
        <span key={id} class="lane-die" data-die={id}>
          <Die enamel={kind === 'neutral' ? 'neutral' : colour} face={face} big={kind === 'big'} />
        </span>
      ))}
    </span>
  );
};

const LaneHead = ({ model, preview }: { readonly model: LasVegasModel; readonly preview: PlacementPreview }) => (
  <>
    <span class={`lane-head lane-${toneOf(preview.result)}`}>
      <Told sentence={laneHead(model, preview.result)} players={model.players} />
    </span>
    <span class={`lane-short lane-${toneOf(preview.result)}`}>{shortResult(preview)}</span>
  </>
);

/** The chance to win the best bill here, as the lens estimates it. */
const ChanceBar = ({ chance }: { readonly chance: number }) => (
  <span class="chance" style={{ '--share': chance }} aria-hidden="true">
    <i />
    {roughPercent(chance)}
  </span>
);

const oddsLabel = (label: string, odds: OddsLine): string =>
  t('las-vegas.oddsLabel', {
    label,
    first: roughPercent(firstChance(odds)),
    tie: roughPercent(odds.tie),
    worth: roughMoney(odds.worth),
  });

/** The strength of the player afterwards beside that of the strongest rival. */
const StrengthBar = ({ model, preview }: { readonly model: LasVegasModel; readonly preview: PlacementPreview }) => {
  const { seat, strength, rival } = preview;
  const colours = {
    '--mine': `var(--pl-${enamelOf(model, seat)})`,
    '--theirs': rival === null ? 'transparent' : `var(--pl-${enamelOf(model, rival.participant)})`,
    '--share': strength / (strength + (rival?.strength ?? 0)),
  };
  return (
    <span class="strength" style={colours} aria-hidden="true">
      {strength}
      <i />
      {rival?.strength ?? 0}
    </span>
  );
};

/** A short form for narrow lanes. The dock has the sentence. */
const shortResult = ({ result }: PlacementPreview): string => {
  if (result.type === 'bill') return `${result.bill / 1000}K`;
  return result.type === 'tie' ? t('las-vegas.tie') : '–';
};

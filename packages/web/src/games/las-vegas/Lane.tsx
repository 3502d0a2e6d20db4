/** The part of a roll that belongs to one casino, and what placing it would bring. */

import { CASINO_NAMES, type Face } from '@fremont/games/las-vegas';
import { t } from '../../i18n/index.ts';
import { BulbRing } from '../../pieces/BulbRing.tsx';
import { Die } from '../../pieces/Die.tsx';
import { ControlButton } from '../../table/ControlButton.tsx';
import { type Control, type Controls, controlById } from '../../table/controls.ts';
import { playerAt } from '../../table/players.ts';
import { Told } from '../../table/Told.tsx';
import { enamelOf } from './Cell.tsx';
import { chosenFace, placeId } from './controls.ts';
import { firstChance, type OddsLine, oddsOfPlacing, roughMoney, roughPercent } from './odds.ts';
import { type Prospect, prospectOf } from './prospects.ts';
import { laneDice, type RolledDie } from './rolled.ts';
import { tilesPart } from './royale.ts';
import { targetId } from './target.ts';
import type { LasVegasSession } from './types.ts';
import { laneHead, laneLabel, laneNote, toneOf } from './words.ts';

interface LaneProps {
  readonly session: LasVegasSession;
  readonly face: Face;
  readonly controls: Controls;
}

export const Lane = ({ session, face, controls }: LaneProps) => {
  const { view, inTray } = session.frame.value;
  const dice = inTray ? [] : laneDice(view, face);
  const control = controlById(controls, placeId(face));
  const tiles = tilesPart();
  if (tiles !== null && controlById(controls, targetId(face)) !== undefined) {
    return (
      <td class="lane-cell" data-lane={face}>
        <tiles.TargetLane session={session} face={face} controls={controls} />
      </td>
    );
  }
  return (
    <td class="lane-cell" data-lane={face}>
      {control === undefined ? (
        <QuietLane session={session} face={face} dice={dice} />
      ) : (
        <OpenLane session={session} face={face} dice={dice} control={control} />
      )}
    </td>
  );
};

interface FilledLaneProps {
  readonly session: LasVegasSession;
  readonly face: Face;
  readonly dice: readonly RolledDie[];
}

/** Nothing to decide here now: somebody else's dice, or none. */
const QuietLane = ({ session, face, dice }: FilledLaneProps) => {
  if (dice.length === 0) {
    return (
      <div class="lane lane-empty">
        <span class="visually-hidden">{CASINO_NAMES[face]}</span>
      </div>
    );
  }
  const prospect = prospectOf(session.frame.value.view, face);
  return (
    <div class="lane lane-quiet">
      <LaneDice session={session} dice={dice} />
      <LaneHead session={session} prospect={prospect} />
    </div>
  );
};

const OpenLane = ({ session, face, dice, control }: FilledLaneProps & { readonly control: Control }) => {
  if (control.off !== null) return <RefusedLane session={session} face={face} dice={dice} control={control} />;
  const prospect = prospectOf(session.view, face);
  const chosen = chosenFace(session) === face;
  const odds = oddsOfPlacing(session, face);
  return (
    <ControlButton
      control={control}
      players={session.players}
      class={chosen ? 'lane lane-open lane-chosen' : 'lane lane-open'}
      label={odds === null ? laneLabel(session, prospect) : oddsLabel(laneLabel(session, prospect), odds)}
      pressed={chosen}
    >
      <BulbRing />
      <LaneDice session={session} dice={dice} />
      <LaneHead session={session} prospect={prospect} />
      <span class="lane-note">
        <Told sentence={laneNote(session, prospect)} players={session.players} />
      </span>
      {odds === null ? <StrengthBar session={session} prospect={prospect} /> : <ChanceBar chance={firstChance(odds)} />}
    </ControlButton>
  );
};

/** A number that was not rolled keeps its place, so that nothing jumps; one that was belongs to a closed casino. */
const RefusedLane = ({ session, face, dice, control }: FilledLaneProps & { readonly control: Control }) =>
  dice.length > 0 ? (
    <ControlButton
      control={control}
      players={session.players}
      class="lane lane-quiet lane-refused"
      label={`${CASINO_NAMES[face]}: ${t('royale.closed')}`}
      tabIndex={-1}
    >
      <LaneDice session={session} dice={dice} />
      <span class="lane-head">{t('royale.closed')}</span>
      <span class="lane-short">{t('royale.closed')}</span>
    </ControlButton>
  ) : (
    <ControlButton
      control={control}
      players={session.players}
      class="lane lane-empty lane-refused"
      label={t('las-vegas.laneLabelOff', { casino: CASINO_NAMES[face], face })}
      tabIndex={-1}
    >
      <span class="lane-word">{t('las-vegas.notRolled', { face })}</span>
      <span class="lane-dash">–</span>
    </ControlButton>
  );

const LaneDice = ({ session, dice }: { readonly session: LasVegasSession; readonly dice: readonly RolledDie[] }) => {
  const { colour } = playerAt(session.players, session.frame.value.view.turn);
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

const LaneHead = ({ session, prospect }: { readonly session: LasVegasSession; readonly prospect: Prospect }) => (
  <>
    <span class={`lane-head lane-${toneOf(prospect)}`}>
      <Told sentence={laneHead(session, prospect)} players={session.players} />
    </span>
    <span class={`lane-short lane-${toneOf(prospect)}`}>{shortVerdict(prospect)}</span>
  </>
);

/** To win the best note here, as the lens estimates it. */
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

/** My strength afterwards beside that of the strongest rival. */
const StrengthBar = ({ session, prospect }: { readonly session: LasVegasSession; readonly prospect: Prospect }) => {
  const { seat, strength, rival } = prospect;
  const colours = {
    '--mine': `var(--pl-${enamelOf(session, seat)})`,
    '--theirs': rival === null ? 'transparent' : `var(--pl-${enamelOf(session, rival.participant)})`,
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

/** For narrow lanes; the dock has the sentence. */
const shortVerdict = ({ verdict }: Prospect): string => {
  if (verdict.type === 'bill') return `${verdict.bill / 1000}K`;
  return verdict.type === 'tie' ? t('las-vegas.tie') : '–';
};

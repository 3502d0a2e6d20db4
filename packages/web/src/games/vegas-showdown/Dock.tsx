/** The dock: what the choice means before it is made, and the end of building. */

import { lotState, type Placement, placementReport, progressOf, type TileId } from '@fremont/games/vegas-showdown';
import { at, byType, type Seat } from '@fremont/kernel';
import { money, t } from '../../i18n/index.ts';
import { ControlButton } from '../../table/ControlButton.tsx';
import { type Controls, controlById } from '../../table/controls.ts';
import { LastWords } from '../../table/LastWords.tsx';
import { told } from '../../table/sentences.ts';
import { Told } from '../../table/Told.tsx';
import { placeOf } from './controls.ts';
import { ownFacts } from './Lots.tsx';
import { endFame } from './Progress.tsx';
import { ghostOf, handOf, isBuilding } from './picks.ts';
import { RoomPicture } from './Room.tsx';
import { SealButton, SealedNote } from './Sealed.tsx';
import { SealedDialog } from './SealedDialog.tsx';
import { sealedOf } from './sealed.ts';
import type { ShowdownProps, ShowdownSession } from './types.ts';
import { cellName, lotTitle, tileName } from './words.ts';

export const Consequence = ({ session }: ShowdownProps) => (
  <>
    <Middle session={session} />
    <SealedDialog session={session} />
  </>
);

const Middle = ({ session }: ShowdownProps) => {
  if (sealedOf(session) !== null && session.chosen.value === null) return <SealedNote session={session} />;
  if (session.actor === null) return <LastWords session={session} />;
  if (isBuilding(session)) return <Building session={session} />;
  return session.chosen.value === null ? <Hint session={session} /> : <Chosen session={session} />;
};

const Hint = ({ session }: ShowdownProps) => (
  <div class="consequence consequence-quiet">
    <p class="consequence-lines">
      {session.view.phase.type === 'stack' ? session.text.value.phases.stack : t('vegas-showdown.bidHint')}
    </p>
  </div>
);

const Chosen = ({ session }: ShowdownProps) => {
  const chosen = session.chosen.value;
  if (chosen === null || session.actor === null) return null;
  if (chosen.type !== 'bid') {
    return (
      <div class="consequence">
        <p class="consequence-lines">{byType(session.text.value.actions, chosen).labelLong}</p>
      </div>
    );
  }
  const { tile, standing } = lotState(session.view, chosen.lot);
  const left = at(session.view.chairs, session.actor).money - chosen.amount;
  return (
    <div class="consequence">
      {tile !== null && <RoomPicture tile={tile} />}
      <p class="consequence-lines">
        {t('vegas-showdown.bidWords', { money: money(chosen.amount), lot: lotTitle(session, chosen.lot) })}{' '}
        {standing !== null && (
          <Told
            sentence={told('vegas-showdown.outbids', { name: { seat: standing.seat } })}
            players={session.players}
          />
        )}{' '}
        {t('vegas-showdown.keep', { money: money(left) })}
        {tile !== null && <OwnFacts session={session} seat={session.actor} tile={tile} />}
      </p>
    </div>
  );
};

/** On phones, whose rows have no room for it. */
const OwnFacts = ({ session, seat, tile }: ShowdownProps & { readonly seat: Seat; readonly tile: TileId }) => (
  <span class="dock-facts">
    {ownFacts(session, seat, tile).map(({ look, words }) => (
      <span key={words} class={look === 'bad' ? 'loss' : 'gain'}>
        {words}
      </span>
    ))}
  </span>
);

const Building = ({ session }: ShowdownProps) => {
  const ghost = ghostOf(session);
  if (ghost === null) {
    const hint = handOf(session) === 'lift' ? 'vegas-showdown.liftHint' : 'vegas-showdown.doneHint';
    return (
      <div class="consequence">
        <p class="consequence-lines">{t(hint)}</p>
      </div>
    );
  }
  const reason = session.reasonAgainst(placeOf(ghost));
  return (
    <div class="consequence">
      <RoomPicture tile={ghost.tile} turn={ghost.turn} />
      <p class="consequence-lines">
        <b>{`${tileName(session, ghost.tile)} · ${cellName(ghost.cell)}`}</b>{' '}
        {reason === null ? (
          <>
            <span class="gain">{t('vegas-showdown.legal')}</span>
            <span class="dock-gains">{gainWords(session, ghost)}</span>
          </>
        ) : (
          <span class="loss dock-why">
            <Told sentence={reason.why} players={session.players} />
          </span>
        )}
        <span class="dock-keys">{t('vegas-showdown.placeHint')}</span>
      </p>
    </div>
  );
};

/** What the placement adds, now and at the end. */
const gainWords = (session: ShowdownSession, ghost: Placement): string => {
  if (session.actor === null) return '';
  const chair = at(session.view.chairs, session.actor);
  const shape = session.view.options.sheet;
  const { counters } = session.text.value.names;
  const { before, after, progress } = placementReport(chair, ghost, shape);
  const now = after.fame - before.fame;
  const end = progress === null ? 0 : endFame(progress) - endFame(progressOf(chair.sheet, shape));
  return [
    ...(now === 0 ? [] : [t('vegas-showdown.gainsNow', { count: now })]),
    ...(end <= 0 ? [] : [t('vegas-showdown.gainsEnd', { count: end })]),
    ...(after.income === before.income ? [] : [`${counters.income} ${money(after.income)}`]),
  ].join(' · ');
};

/** Bids left for later, and finishing without placing anything more. */
export const SideActions = ({ session, controls }: ShowdownProps & { readonly controls: Controls }) => (
  <>
    <SealButton session={session} controls={controls} />
    <DoneButton session={session} controls={controls} />
  </>
);

const DoneButton = ({ session, controls }: ShowdownProps & { readonly controls: Controls }) => {
  const control = controlById(controls, 'done');
  if (control === undefined || control.primary === true) return null;
  return (
    <ControlButton control={control} players={session.players} class="button button-plain button-normal">
      {control.label}
    </ControlButton>
  );
};

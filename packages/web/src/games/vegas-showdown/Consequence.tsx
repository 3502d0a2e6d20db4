/** The middle of the dock: the effect of the chosen action or of the tile in hand, and the state of sealed bids. */

import {
  type Action,
  lotState,
  type Placement,
  placementReport,
  progressOf,
  type TileId,
} from '@fremont/games/vegas-showdown';
import { at, byType, type Seat } from '@fremont/kernel';
import { money, signed, t } from '../../i18n/index.ts';
import { LastEvent } from '../../table/LastEvent.tsx';
import { told } from '../../table/sentences.ts';
import { Told } from '../../table/Told.tsx';
import { placeAction } from './building-controls.ts';
import { ghostOf } from './ghost-position.ts';
import { handOf, isBuilding } from './hand.ts';
import { ownFacts } from './lot-facts.ts';
import { endFame } from './Progress.tsx';
import { RoomPicture } from './Room.tsx';
import { SealedDialog } from './SealedDialog.tsx';
import { SealedNote } from './SealedNote.tsx';
import { sealedOrder } from './sealed-bids.ts';
import type { ShowdownModel, ShowdownProps } from './types.ts';
import { cellName, lotTitle, tileName } from './words.ts';
import { worthOf } from './worths.ts';

export const Consequence = ({ model }: ShowdownProps) => (
  <>
    <Explanation model={model} />
    <SealedDialog model={model} />
  </>
);

const Explanation = ({ model }: ShowdownProps) => {
  if (sealedOrder(model) !== null && model.chosen.value === null) return <SealedNote model={model} />;
  if (model.actor === null) return <LastEvent model={model} />;
  if (isBuilding(model)) return <GhostEffect model={model} />;
  return model.chosen.value === null ? <Hint model={model} /> : <ChosenEffect model={model} />;
};

const Hint = ({ model }: ShowdownProps) => (
  <div class="consequence consequence-quiet">
    <p class="consequence-lines">
      {model.view.phase.type === 'stack' ? model.text.value.phases.stack : t('vegas-showdown.bidHint')}
    </p>
  </div>
);

const ChosenEffect = ({ model }: ShowdownProps) => {
  const chosen = model.chosen.value;
  if (chosen === null || model.actor === null) return null;
  if (chosen.type !== 'bid') {
    return (
      <div class="consequence">
        <p class="consequence-lines">{byType(model.text.value.actions, chosen).labelLong}</p>
        <Worth model={model} action={chosen} />
      </div>
    );
  }
  const { tile, standing } = lotState(model.view, chosen.lot);
  const left = at(model.view.chairs, model.actor).money - chosen.amount;
  return (
    <div class="consequence">
      {tile !== null && <RoomPicture tile={tile} />}
      <p class="consequence-lines">
        {t('vegas-showdown.bidWords', { money: money(chosen.amount), lot: lotTitle(model, chosen.lot) })}{' '}
        {standing !== null && (
          <Told sentence={told('vegas-showdown.outbids', { name: { seat: standing.seat } })} players={model.players} />
        )}{' '}
        {t('vegas-showdown.keep', { money: money(left) })}
        {tile !== null && <OwnFacts model={model} seat={model.actor} tile={tile} />}
      </p>
      <Worth model={model} action={chosen} />
    </div>
  );
};

/** The estimate of the odds lens for the chosen action. */
const Worth = ({ model, action }: ShowdownProps & { readonly action: Action }) => {
  const worth = model.lens.isOn.value ? worthOf(model, action) : null;
  if (worth === null) return null;
  return (
    <p class="consequence-number consequence-worth">
      <b class={worth.worth < 0 ? 'loss' : 'gain'}>{signed(worth.worth)}</b>
      <span>{t('vegas-showdown.worthsFame')}</span>
    </p>
  );
};

/** Style shows these facts only on phones, whose rows have no room for them. */
const OwnFacts = ({ model, seat, tile }: ShowdownProps & { readonly seat: Seat; readonly tile: TileId }) => (
  <span class="dock-facts">
    {ownFacts(model, seat, tile).map(({ look, words }) => (
      <span key={words} class={look === 'bad' ? 'loss' : 'gain'}>
        {words}
      </span>
    ))}
  </span>
);

const GhostEffect = ({ model }: ShowdownProps) => {
  const ghost = ghostOf(model);
  if (ghost === null) {
    const hint = handOf(model) === 'lift' ? 'vegas-showdown.liftHint' : 'vegas-showdown.doneHint';
    return (
      <div class="consequence">
        <p class="consequence-lines">{t(hint)}</p>
      </div>
    );
  }
  const reason = model.reasonAgainst(placeAction(ghost));
  return (
    <div class="consequence">
      <RoomPicture tile={ghost.tile} turn={ghost.turn} />
      <p class="consequence-lines">
        <b>{`${tileName(model, ghost.tile)} · ${cellName(ghost.cell)}`}</b>{' '}
        {reason === null ? (
          <>
            <span class="gain">{t('vegas-showdown.legal')}</span>
            <span class="dock-gains">{gainWords(model, ghost)}</span>
          </>
        ) : (
          <span class="loss dock-why">
            <Told sentence={reason.why} players={model.players} />
          </span>
        )}
        <span class="dock-keys">{t('vegas-showdown.placeHint')}</span>
      </p>
      {reason === null && <Worth model={model} action={placeAction(ghost)} />}
    </div>
  );
};

/** The gains of the placement, now and at the end. */
const gainWords = (model: ShowdownModel, ghost: Placement): string => {
  if (model.actor === null) return '';
  const chair = at(model.view.chairs, model.actor);
  const shape = model.view.options.sheet;
  const { counters } = model.text.value.names;
  const { before, after, progress } = placementReport(chair, ghost, shape);
  const now = after.fame - before.fame;
  const end = progress === null ? 0 : endFame(progress) - endFame(progressOf(chair.sheet, shape));
  return [
    ...(now === 0 ? [] : [t('vegas-showdown.gainsNow', { count: now })]),
    ...(end <= 0 ? [] : [t('vegas-showdown.gainsEnd', { count: end })]),
    ...(after.income === before.income ? [] : [`${counters.income} ${money(after.income)}`]),
  ].join(' · ');
};

/** The board: a drawing, and over it one button per lot for pointers, keys and screen readers. */

import { BLOCKS, LOTS, type LotId, STREETS } from '@fremont/games/lords-of-vegas';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { ControlButton } from '../../table/ControlButton.tsx';
import { type Controls, controlById } from '../../table/controls.ts';
import { moveOver } from '../../table/grid-keys.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Buildings } from './Buildings.tsx';
import { CompanySprite } from './Companies.tsx';
import { lotId } from './control-ids.ts';
import { type Draft, dealSideOf, draftOf } from './draft.ts';
import { type DrawnBoard, drawnBoardOf, layoutNow } from './drawn-board.ts';
import { FreshMarks } from './FreshMarks.tsx';
import { GhostTile } from './GhostTile.tsx';
import { blockBox, boardBox, type Layout, lotBox, percentBox, streetBelow, stripBox } from './geometry.ts';
import { isAnswer } from './lot-controls.ts';
import { OpenLot } from './OpenLot.tsx';
import { lotOfAction, termsInQuestion } from './open-offers.ts';
import { PayerStrip } from './PayerStrip.tsx';
import { picksOf } from './picks.ts';
import { RollPlate } from './RollPlate.tsx';
import { SeatStrip } from './SeatStrip.tsx';
import { Tower } from './Tower.tsx';
import { TurnedCard } from './TurnedCard.tsx';
import { usableLots } from './tool-controls.ts';
import type { LordsModel, LordsProps } from './types.ts';
import './drawing.css';
import './board.css';

export const Board = ({ model }: LordsProps) => {
  const controls = model.gameControls.value;
  const zoomed = useSignal(false);
  const place = useRef<HTMLDivElement>(null);
  const focused = lotInFocus(model);
  const layout = layoutNow();
  const { width, height } = boardBox(layout);
  useEffect(() => scrollToLot(place.current, focused), [focused, zoomed.value]);
  return (
    <div class="lords" data-zoomed={zoomed.value ? '' : undefined}>
      <CompanySprite />
      <Tower model={model} />
      <SeatStrip model={model} />
      <div class="lords-view" ref={place}>
        {/* biome-ignore lint/a11y/useSemanticElements: arrow keys move over the lots; a fieldset would ask for a form */}
        <div
          class="lords-board"
          data-layout={layout.name}
          style={{ '--aspect': width / height }}
          role="group"
          aria-label={t('lords-of-vegas.boardLabel')}
          onKeyDown={(event) => moveOver(event, '.lot-press')}
        >
          <Drawing model={model} board={drawnBoardOf(model)} />
          {LOTS.map((lot) => (
            <LotButton key={lot} model={model} lot={lot} controls={controls} />
          ))}
          <RollPlate model={model} />
          <TurnedCard model={model} />
        </div>
      </div>
      <PayerStrip model={model} />
      <ZoomButton zoomed={zoomed} />
    </div>
  );
};

/** The selected lot, or the lot of the event that is playing. */
const lotInFocus = (model: LordsModel): LotId | null =>
  model.isPlaying.value ? (model.frame.value.lit[0] ?? null) : picksOf(model).lot.value;

/** If the board is larger than its container, scrolls until the lot is visible. */
const scrollToLot = (board: HTMLElement | null, lot: LotId | null): void => {
  if (lot === null) return;
  board?.querySelector(`[data-control="${lotId(lot)}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** Style shows this button only on phones. The zoomed board can be scrolled by touch. */
const ZoomButton = ({ zoomed }: { readonly zoomed: Signal<boolean> }) => (
  <Button
    class="zoom-button"
    look="icon"
    icon={zoomed.value ? 'minus' : 'plus'}
    label={t(zoomed.value ? 'lords-of-vegas.zoomOut' : 'lords-of-vegas.zoomIn')}
    pressed={zoomed.value}
    onPress={() => {
      zoomed.value = !zoomed.peek();
    }}
  />
);

export const Drawing = ({ model, board }: LordsProps & { readonly board: DrawnBoard }) => {
  const { layout } = board;
  const { x, y, width, height } = boardBox(layout);
  return (
    <svg class="lords-drawing" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <Strip layout={layout} />
      {BLOCKS.map((block) => (
        <rect key={block} class="lords-block" {...blockBox(layout, block)} rx="13" />
      ))}
      {STREETS.map(({ name, between: [north] }) => (
        <text key={north} class="lords-street" {...streetBelow(layout, north)}>
          {name}
        </text>
      ))}
      {LOTS.map((lot) => (
        <OpenLot key={lot} board={board} lot={lot} />
      ))}
      <Buildings board={board} />
      <GhostTile model={model} board={board} />
      <FreshMarks board={board} />
    </svg>
  );
};

const LAMPS = 8;

const Strip = ({ layout }: { readonly layout: Layout }) => {
  const strip = stripBox(layout);
  const { height } = strip;
  const middle = strip.x + strip.width / 2;
  const kerbs = [strip.x + 4, strip.x + strip.width - 4];
  return (
    <>
      <rect class="strip-asphalt" {...strip} />
      <path class="strip-line" d={`M${middle} 4V${height - 12}`} />
      <path class="strip-kerb" d={kerbs.map((x) => `M${x} 0V${height - 8}`).join('')} />
      {Array.from({ length: LAMPS }, (_, index) => 44 + (index * (height - 96)) / (LAMPS - 1)).flatMap((y) =>
        kerbs.map((x) => <circle key={`${x} ${y}`} class="strip-lamp" cx={x} cy={y} r="2.6" />),
      )}
      <text class="strip-name" transform={`translate(${middle - 13} ${height / 2}) rotate(-90)`}>
        {t('lords-of-vegas.strip')}
      </text>
    </>
  );
};

const LotButton = ({ model, lot, controls }: LordsProps & { readonly lot: LotId; readonly controls: Controls }) => {
  const control = controlById(controls, lotId(lot));
  if (control === undefined) return null;
  const layout = layoutNow();
  return (
    <span class="lot-place" style={percentBox(layout, lotBox(layout, lot))}>
      <ControlButton
        control={control}
        players={model.players}
        class={classOf(model, lot)}
        label={control.label}
        pressed={picksOf(model).lot.value === lot || dealSideOf(draftOf(model).value, lot) !== null}
      >
        {null}
      </ControlButton>
      <DealTag model={model} lot={lot} />
    </span>
  );
};

const DealTag = ({ model, lot }: LordsProps & { readonly lot: LotId }) => {
  const side = dealSideOf(dealOnBoard(model), lot);
  if (side === null) return null;
  return (
    <span class={`lot-tag lot-tag-${side}`} aria-hidden="true">
      {t(side === 'give' ? 'lords-of-vegas.tagGive' : 'lords-of-vegas.tagTake')}
    </span>
  );
};

/** The deal whose pieces the board lights: the player's draft, or the offer that waits for an answer. */
const dealOnBoard = (model: LordsModel): Draft | null => {
  if (model.isPlaying.value) return null;
  return draftOf(model).value ?? termsInQuestion(model);
};

/** True for the lot of an action that the deal promises or rules out. */
const isSubject = ({ action, waiver }: Draft, lot: LotId): boolean =>
  (action !== null && lotOfAction(action) === lot) || (waiver !== null && waiver.casino === lot);

/** Bulbs mark the lots where the selected tool can be used, and the lots that answer the open question. */
const classOf = (model: LordsModel, lot: LotId): string => {
  const { tool, lot: picked } = picksOf(model);
  const usable = tool.value !== null && model.actor !== null && usableLots(model, tool.value).includes(lot);
  const shown = dealOnBoard(model);
  const deal = dealSideOf(shown, lot);
  return classes(
    'lot-press',
    (usable || isAnswer(model, lot)) && 'lot-open',
    picked.value === lot && 'lot-picked',
    tool.value !== null && !usable && 'lot-closed',
    deal !== null && `lot-${deal}`,
    shown !== null && isSubject(shown, lot) && 'lot-subject',
  );
};

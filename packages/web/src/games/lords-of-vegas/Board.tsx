/** The board: the drawing for eyes, and one button per lot over it for everything else. */

import { BLOCKS, LOTS, type LotId, STREETS } from '@fremont/games/lords-of-vegas';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { ControlButton } from '../../table/ControlButton.tsx';
import { type Controls, controlById } from '../../table/controls.ts';
import { moveOver } from '../../table/grid-keys.ts';
import { Button } from '../../ui/Button.tsx';
import { Buildings } from './Buildings.tsx';
import { CompanySprite } from './Companies.tsx';
import { isAnswer, lordsControls, lotId, usableLots } from './controls.ts';
import { draftOf, wayOf } from './draft.ts';
import { FreshMarks } from './FreshMarks.tsx';
import { blockBox, boardBox, type Layout, lotBox, shareOf, streetBelow, stripBox } from './geometry.ts';
import { OpenLot } from './OpenLot.tsx';
import { PayerStrip } from './PayerStrip.tsx';
import { picksOf } from './picks.ts';
import { RollPlate } from './RollPlate.tsx';
import { SeatStrip } from './SeatStrip.tsx';
import { layoutNow, type Scene, sceneOf } from './scene.ts';
import { Tower } from './Tower.tsx';
import type { LordsProps, LordsSession } from './types.ts';
import './drawing.css';
import './board.css';

export const Board = ({ session }: LordsProps) => {
  const controls = lordsControls(session);
  const zoomed = useSignal(false);
  const place = useRef<HTMLDivElement>(null);
  const asked = lotInQuestion(session);
  const layout = layoutNow();
  const { width, height } = boardBox(layout);
  useEffect(() => showLot(place.current, asked), [asked, zoomed.value]);
  return (
    <div class="lords" data-zoomed={zoomed.value ? '' : undefined}>
      <CompanySprite />
      <Tower session={session} />
      <SeatStrip session={session} />
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
          <Drawing scene={sceneOf(session)} />
          {LOTS.map((lot) => (
            <LotButton key={lot} session={session} lot={lot} controls={controls} />
          ))}
          <RollPlate session={session} />
        </div>
      </div>
      <PayerStrip session={session} />
      <ZoomButton zoomed={zoomed} />
    </div>
  );
};

/** What was pointed at, or what the story is telling about. */
const lotInQuestion = (session: LordsSession): LotId | null =>
  session.isPlaying.value ? (session.frame.value.lit[0] ?? null) : picksOf(session).lot.value;

/** Where the board is larger than its window, it is scrolled as far as the lot needs. */
const showLot = (board: HTMLElement | null, lot: LotId | null): void => {
  if (lot === null) return;
  board?.querySelector(`[data-control="${lotId(lot)}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** Only where the board is as narrow as the screen; zoomed, it scrolls under the finger. */
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

const Drawing = ({ scene }: { readonly scene: Scene }) => {
  const { layout } = scene;
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
        <OpenLot key={lot} scene={scene} lot={lot} />
      ))}
      <Buildings scene={scene} />
      <FreshMarks scene={scene} />
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

const LotButton = ({ session, lot, controls }: LordsProps & { readonly lot: LotId; readonly controls: Controls }) => {
  const control = controlById(controls, lotId(lot));
  if (control === undefined) return null;
  const layout = layoutNow();
  return (
    <span class="lot-place" style={shareOf(layout, lotBox(layout, lot))}>
      <ControlButton
        control={control}
        players={session.players}
        class={classOf(session, lot)}
        label={control.label}
        pressed={picksOf(session).lot.value === lot || wayOf(draftOf(session).value, lot) !== null}
      >
        {null}
      </ControlButton>
      <WayTag session={session} lot={lot} />
    </span>
  );
};

const WayTag = ({ session, lot }: LordsProps & { readonly lot: LotId }) => {
  const way = wayOf(draftOf(session).value, lot);
  if (way === null) return null;
  return (
    <span class={`lot-tag lot-tag-${way}`} aria-hidden="true">
      {t(way === 'give' ? 'lords-of-vegas.tagGive' : 'lords-of-vegas.tagTake')}
    </span>
  );
};

/** Bulbs mark the lots where something can be done now. */
const classOf = (session: LordsSession, lot: LotId): string => {
  const { tool, lot: picked } = picksOf(session);
  const usable = tool.value !== null && session.actor !== null && usableLots(session, tool.value).includes(lot);
  const deal = wayOf(draftOf(session).value, lot);
  const asked = isAnswer(session, lot);
  return [
    'lot-press',
    (usable || asked) && 'lot-open',
    picked.value === lot && 'lot-picked',
    tool.value !== null && !usable && 'lot-closed',
    deal !== null && `lot-${deal}`,
  ]
    .filter(Boolean)
    .join(' ');
};

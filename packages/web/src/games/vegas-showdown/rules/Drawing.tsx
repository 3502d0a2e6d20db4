/** Worked examples and pictures, drawn with the pieces of the table. */

import {
  droppedPrice,
  PREMIER_TRACK,
  type Refusal,
  SCORE_ITEMS,
  TILES,
  type TileId,
} from '@fremont/games/vegas-showdown';
import { at, byCode } from '@fremont/kernel';
import type { ComponentChildren, VNode } from 'preact';
import { t } from '../../../i18n/index.ts';
import { examplePlayers } from '../../../pages/rules/example-players.ts';
import { Badge } from '../../../pieces/Badge.tsx';
import { Told } from '../../../table/Told.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Held } from '../Held.tsx';
import { RoomPicture } from '../Room.tsx';
import { SheetDrawing } from '../SheetDrawing.tsx';
import { Values } from '../Values.tsx';
import { Chart } from './Chart.tsx';
import {
  BIDS,
  CLUB,
  DROP,
  FIRST_TILES,
  PASSAGES,
  RENOVATION,
  reportOf,
  SCORED_ACCOUNT,
  SCORED_SHEET,
  SHAPE,
  type Trial,
} from './examples.ts';
import { isUnsureSpace } from './facts.ts';
import { FIGURES, type FigureId, type ShowdownRules, type ShowdownWords } from './figures.ts';
import { CardTable, TileTable } from './Tables.tsx';
import { Legend, Unsure } from './Unsure.tsx';
import '../tracks.css';
import '../market.css';
import '../market-phone.css';
import './figure.css';

interface TextProps {
  readonly text: ShowdownRules;
}

export const Drawing = ({ id, text }: TextProps & { readonly id: string }) => {
  const known = FIGURES.find((one) => one === id);
  return known === undefined ? null : DRAWINGS[known](text);
};

const DRAWINGS: Readonly<Record<FigureId, (text: ShowdownRules) => VNode>> = {
  tile: (text) => <TilePicture text={text} />,
  tiles: (text) => <TileTable text={text} />,
  drop: (text) => <Drop text={text} />,
  bids: (text) => <Bids text={text} />,
  renovate: (text) => <Renovation text={text} />,
  sheet: (text) => <SheetDrawing sheet={FIRST_TILES} shape={SHAPE} names={text.game.names} />,
  chart: (text) => <Chart text={text} />,
  passages: (text) => <Trials trials={PASSAGES} text={text} />,
  club: (text) => <Trials trials={CLUB} text={text} />,
  cards: (text) => <CardTable text={text} />,
  score: (text) => <Score text={text} />,
};

const SHOWN_TILE: TileId = 'fancy-lounge';

/** The signs of the key are cut out of the tile itself: floor, wall, doorway, corner. */
const KEY = {
  floor: 'floor floor-green',
  doorway: 'key-doorway',
  wall: 'key-wall',
  corner: 'key-corner',
} as const satisfies Readonly<Partial<Record<keyof ShowdownWords, string>>>;

const TilePicture = ({ text }: TextProps) => (
  <div class="figure-tile">
    <RoomPicture tile={SHOWN_TILE} />
    <div>
      <b>{text.game.names.tiles[SHOWN_TILE]}</b>
      <Values names={text.game.names} signed {...TILES[SHOWN_TILE]} />
      <ul class="figure-key">
        {(Object.keys(KEY) as (keyof typeof KEY)[]).map((part) => (
          <li key={part}>
            <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
              {part === 'corner' ? (
                <path class="room-gems" d="M2 2h20L2 22Z" />
              ) : (
                <rect
                  class={KEY[part]}
                  x="1"
                  y={part === 'floor' ? 1 : 9}
                  width="22"
                  height={part === 'floor' ? 22 : 6}
                />
              )}
            </svg>
            {text.words[part]}
          </li>
        ))}
      </ul>
    </div>
  </div>
);

interface TrackProps extends TextProps {
  readonly tile: TileId;
  /** The space of the minimum-bid marker. */
  readonly minimum: number;
  /** Where it stood a turn ago. */
  readonly before?: number;
  /** The space that the figure is about, lit. */
  readonly lit: number;
  /** A piece that lies on a space in place of its number. */
  readonly on: (value: number) => ComponentChildren;
}

/** A lot as on the board, its track laid flat. */
const Track = ({ text, tile, minimum, before, lit, on }: TrackProps) => (
  <>
    <Legend words={text.words} />
    <div class="figure-lot">
      <RoomPicture tile={tile} />
      <div>
        <b>{text.game.names.tiles[tile]}</b>
        <ol class="figure-spaces">
          {PREMIER_TRACK.map(({ value, kind }) => (
            <li key={value} data-lit={value === lit}>
              {value === minimum && <span class="minimum-marker" />}
              {value === before && <span class="minimum-marker marker-before" />}
              <span class={kind === 'circle' ? 'space space-circle' : 'space'}>{on(value) ?? value}</span>
              {isUnsureSpace(value) && <Unsure words={text.words} />}
            </li>
          ))}
        </ol>
      </div>
    </div>
  </>
);

const Drop = ({ text }: TextProps) => {
  const to = droppedPrice(DROP.from, 'reach3') ?? DROP.from;
  return <Track text={text} tile={DROP.tile} minimum={to} before={DROP.from} lit={to} on={() => null} />;
};

const Bids = ({ text }: TextProps) => {
  const players = examplePlayers(text);
  const marker = (index: number): VNode => {
    const { colour, initial } = at(players, index);
    return <Badge enamel={colour} initial={initial} />;
  };
  const on = (value: number): ComponentChildren => {
    if (value === BIDS.standing) return marker(2);
    return value === BIDS.beaten ? <span class="marker-beaten">{marker(1)}</span> : null;
  };
  return <Track text={text} tile={BIDS.tile} minimum={BIDS.minimum} lit={BIDS.standing} on={on} />;
};

const Renovation = ({ text }: TextProps) => (
  <ul class="figure-trials">
    {(['before', 'after'] as const).map((when) => (
      <li key={when}>
        <b class="cap">{text.words[when]}</b>
        <SheetDrawing sheet={RENOVATION[when]} shape={SHAPE} names={text.game.names} />
      </li>
    ))}
  </ul>
);

const Trials = ({ trials, text }: TextProps & { readonly trials: readonly Trial[] }) => (
  <ul class="figure-trials">
    {trials.map((trial) => (
      <TrialPicture key={`${trial.held.tile}-${trial.held.cell}-${trial.held.turn}`} trial={trial} text={text} />
    ))}
  </ul>
);

const TrialPicture = ({ trial, text }: TextProps & { readonly trial: Trial }) => {
  const report = reportOf(trial);
  const { fault } = report;
  return (
    <li>
      <SheetDrawing sheet={trial.sheet} shape={SHAPE} names={text.game.names}>
        <Held placement={trial.held} report={report} isLegal={fault === null} />
      </SheetDrawing>
      <p>
        <span class={fault === null ? 'trial-tag trial-legal' : 'trial-tag trial-illegal'}>
          <Icon name={fault === null ? 'check' : 'close'} size={14} />
          {t(fault === null ? 'vegas-showdown.legal' : 'vegas-showdown.illegal')}
        </span>
        {fault !== null && <Why refusal={fault} text={text} />}
      </p>
    </li>
  );
};

/** The very sentence that the table would say. */
const Why = ({ refusal, text }: TextProps & { readonly refusal: Refusal }) => (
  <Told sentence={byCode(text.game.refusals, refusal).why} players={examplePlayers(text)} />
);

/** A finished sheet beside its account. */
const Score = ({ text }: TextProps) => {
  const { items, counters } = text.game.names;
  const account = SCORED_ACCOUNT;
  return (
    <div class="figure-score">
      <SheetDrawing sheet={SCORED_SHEET} shape={SHAPE} names={text.game.names} />
      <dl>
        {(['held', ...SCORE_ITEMS] as const).map((item) => (
          <div key={item}>
            <dt>{items[item]}</dt>
            <dd>{account[item]}</dd>
          </div>
        ))}
        <div class="figure-total">
          <dt>{counters.fame}</dt>
          <dd>{account.total}</dd>
        </div>
      </dl>
    </div>
  );
};

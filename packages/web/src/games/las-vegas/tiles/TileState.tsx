/** The state of a tile as a drawing: track and counter, cells, bar, tokens, groups. `state-words.ts` has it in words. */

import {
  BOX_TOKENS,
  DOUBLE_DOWN_REWARDS,
  FACES,
  type Face,
  FIFTY_TRACK,
  FINE,
  GOLDEN_REWARD,
  HANDICAP_REWARDS,
  HANDICAP_SLOT_COUNTS,
  HIGH_FIVE_REWARD,
  HIGH_FIVE_STRENGTH,
  JACKPOT_TRACK,
  LUCKY_REWARDS,
  NO_ENTRY_TRACK,
  type TileView,
} from '@fremont/games/las-vegas';
import type { ComponentChildren } from 'preact';
import { Chip } from '../../../pieces/Chip.tsx';
import { Die } from '../../../pieces/Die.tsx';
import { numbered } from '../../../table/numbered.ts';
import { enamelOf } from '../Cell.tsx';
import type { LasVegasModel, LasVegasProps } from '../types.ts';
import { payDay } from './rewards.ts';
import { allDice, Holder, RewardMark, Slots, shortMoney, TileSign, Track } from './state-parts.tsx';
import { casinoCount, finedSeats, leaderOf, payDaySeat } from './state-words.ts';

type StateDrawing<F extends TileView['face']> = (
  model: LasVegasModel,
  tile: Extract<TileView, { face: F }>,
  casino: Face,
) => ComponentChildren;

interface TileStateProps extends LasVegasProps {
  readonly tile: TileView;
  readonly casino: Face;
}

export const TileState = ({ model, tile, casino }: TileStateProps) => {
  const draw = DRAWINGS[tile.face] as StateDrawing<TileView['face']>;
  return (
    <span class="tile-state" data-state={tile.face} aria-hidden="true">
      {draw(model, tile as never, casino)}
    </span>
  );
};

const DRAWINGS: { readonly [F in TileView['face']]: StateDrawing<F> } = {
  A1: () => (
    <span class="tile-track">
      {([1, 2, 3] as const).map((count) => (
        <i key={count} class="tile-cell tile-cell-tall">
          <b>{'•'.repeat(count)}</b>
          <RewardMark amount={LUCKY_REWARDS[count]} />
        </i>
      ))}
    </span>
  ),
  A2: (_model, { step }) => <Track rewards={JACKPOT_TRACK} at={step} />,
  B1: (model, _tile, casino) => {
    const leader = leaderOf(model.frame.value.view, casino);
    return (
      <>
        <Die enamel="black" face={2} />
        <Die enamel="black" face={5} />
        {leader === null ? <span class="tile-word">–</span> : <Holder model={model} seat={leader} />}
      </>
    );
  },
  B2: (_model, { cell }) => <Track rewards={FIFTY_TRACK} at={cell - 1} />,
  C1: (model, { holder }) => (
    <>
      <span class="tile-token">{shortMoney(HIGH_FIVE_REWARD)}</span>
      {holder === null ? <span class="tile-word">≥ {HIGH_FIVE_STRENGTH}</span> : <Holder model={model} seat={holder} />}
    </>
  ),
  C2: (model, { payers }, casino) => {
    const seats = payers.length > 0 ? payers : finedSeats(model.frame.value.view, casino);
    return (
      <>
        <span class="tile-loss">−{shortMoney(FINE)}</span>
        {seats.map((seat) => (
          <Holder key={seat} model={model} seat={seat} />
        ))}
      </>
    );
  },
  D1: (model) => {
    const count = casinoCount(model.frame.value.view, payDaySeat(model));
    return <Track rewards={FACES.map(payDay)} at={count - 1} />;
  },
  D2: (model, { holder }) => (
    <>
      <span class="tile-token">
        <TileSign of="bolt" />
      </span>
      {holder !== null && <Holder model={model} seat={holder} />}
    </>
  ),
  E1: (_model, { cell, closed }) => (
    <>
      <Track rewards={NO_ENTRY_TRACK} at={cell} start />
      {closed !== null && <span class="tile-closed">{closed}</span>}
    </>
  ),
  E2: (model, { bar }) => <span class="tile-bar">{allDice(model, bar)}</span>,
  F1: (_model, { clusters }) =>
    numbered(clusters).map(({ item, number }) => (
      <span key={number} class="tile-group">
        {Array.from({ length: item }, (_, index) => (
          <Die key={index} enamel="gray" face={0} />
        ))}
      </span>
    )),
  F2: (_model, { slots }) => (
    <>
      <Slots free={slots.chip} of={HANDICAP_SLOT_COUNTS.chip}>
        <Chip />
      </Slots>
      <Slots free={slots.money} of={HANDICAP_SLOT_COUNTS.money}>
        {HANDICAP_REWARDS.money / 1000}
      </Slots>
      <Slots free={slots.move} of={HANDICAP_SLOT_COUNTS.move}>
        <TileSign of="move" />
      </Slots>
    </>
  ),
  G1: (_model, { piles }) =>
    piles === null ? (
      <span class="tile-track">
        {numbered(BOX_TOKENS).map(({ item, number }) => (
          <i key={number} class="tile-cell tile-cell-token">
            {item / 1000}
          </i>
        ))}
      </span>
    ) : (
      piles.map(({ count }, index) => (
        <span key={index} class="tile-pile">
          {count}
        </span>
      ))
    ),
  G2: (model, { dice }, casino) => (
    <span class="tile-annex">
      <small>{DOUBLE_DOWN_REWARDS.map((amount) => amount / 1000).join(' · ')}</small>
      <span>{allDice(model, dice, casino)}</span>
    </span>
  ),
  H1: (model, { cells }) => (
    <span class="tile-track">
      {numbered(cells).map(({ item, number }) => (
        <i key={number} class="tile-cell tile-cell-die">
          {item === null ? (
            number + 1
          ) : (
            <Die enamel={enamelOf(model, item.seat)} face={number + 1} big={item.die === 'big'} />
          )}
        </i>
      ))}
    </span>
  ),
  H2: (model, { golden }) => (
    <>
      <span class="tile-golden">
        {golden !== null && <Die enamel={enamelOf(model, golden.seat)} face={6} big={golden.die === 'big'} />}
      </span>
      <span class="tile-word">{shortMoney(GOLDEN_REWARD)}</span>
    </>
  ),
};

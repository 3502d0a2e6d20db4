/** Worked examples, drawn with the pieces of the board. */

import {
  COMPANIES,
  gambleResult,
  LOT_FACTS,
  LOTS,
  nextStep,
  paymentOf,
  shareOf,
  trackMove,
} from '@fremont/games/lords-of-vegas';
import { at } from '@fremont/kernel';
import type { VNode } from 'preact';
import { t } from '../../../i18n/index.ts';
import { exampleNames, examplePlayers } from '../../../pages/rules/example-players.ts';
import { Badge } from '../../../pieces/Badge.tsx';
import { Buildings } from '../Buildings.tsx';
import { Swatch } from '../Companies.tsx';
import type { DrawnBoard } from '../drawn-board.ts';
import { blockBox, WIDE } from '../geometry.ts';
import { OpenLot } from '../OpenLot.tsx';
import { millions } from '../words.ts';
import { type BlockExample, CASINO, CHIARA, CLIMB, CLIMB_SPACES, OPEN_LOTS, SPRAWL, TIE } from './examples.ts';
import { FIGURES, type FigureId, type LordsRules } from './figures.ts';
import '../board.css';
import './figure.css';

export const Drawing = ({ id, text }: { readonly id: string; readonly text: LordsRules }) => {
  const known = FIGURES.find((one) => one === id);
  return known === undefined ? null : DRAWINGS[known](text);
};

const DRAWINGS: Readonly<Record<FigureId, (text: LordsRules) => VNode>> = {
  lots: (text) => <BlockPicture example={OPEN_LOTS} text={text} />,
  casino: (text) => <BlockPicture example={CASINO} text={text} />,
  payday: (text) => <Payday text={text} />,
  track: (text) => <Climb text={text} />,
  sprawl: (text) => <BlockPicture example={SPRAWL} text={text} />,
  gamble: (text) => <GambleTable text={text} />,
  tie: (text) => <BlockPicture example={TIE} text={text} />,
};

const MARGIN = 4;

const BlockPicture = ({ example, text }: { readonly example: BlockExample; readonly text: LordsRules }) => {
  const { block, lots, casinos, lit } = example;
  const board: DrawnBoard = {
    lots,
    casinos,
    lit,
    fresh: [],
    tumbling: {},
    spotlit: null,
    players: examplePlayers(text),
    layout: WIDE,
  };
  const { x, y, width, height } = blockBox(WIDE, block);
  const frame = [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN];
  return (
    <svg class="figure-block" viewBox={frame.join(' ')} aria-hidden="true">
      <rect class="lords-block" x={x} y={y} width={width} height={height} rx="13" />
      {LOTS.filter((lot) => LOT_FACTS[lot].block === block).map((lot) => (
        <OpenLot key={lot} board={board} lot={lot} />
      ))}
      <Buildings board={board} />
    </svg>
  );
};

/** The payment of a card of the example's company to each player. */
const Payday = ({ text }: { readonly text: LordsRules }) => {
  const chairs = exampleNames(text).map(() => ({ money: 0, points: 0 }));
  const payment = paymentOf({ lots: CASINO.lots, chairs }, 'aqua');
  return (
    <div class="figure-payday">
      <p>
        <Swatch payer="aqua" />
        <b>{t('lords-of-vegas.companyPays', { company: COMPANIES.aqua.name })}</b>
      </p>
      <ul>
        {examplePlayers(text).map(({ seat, name, initial, colour }) => {
          const { money, points } = shareOf(payment, seat);
          return (
            <li key={seat}>
              <Badge enamel={colour} initial={initial} />
              <span>{name}</span>
              <b>{`+${millions(money)}`}</b>
              <span>{points > 0 && t('lords-of-vegas.gets', { points })}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};

/** A stretch of the score track: where the chip stood, where it goes, what every step takes. */
const Climb = ({ text }: { readonly text: LordsRules }) => {
  const { to } = trackMove(CLIMB.from, CLIMB.tiles);
  const { colour, initial } = at(examplePlayers(text), CHIARA);
  return (
    <ol class="figure-track">
      {CLIMB_SPACES.map((points) => (
        <li key={points} data-from={points === CLIMB.from} data-to={points === to}>
          <b>{points}</b>
          <span class="figure-chip">{points === to && <Badge enamel={colour} initial={initial} />}</span>
          <span class="figure-step">{`+${nextStep(points) ?? 0}`}</span>
        </li>
      ))}
    </ol>
  );
};

const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const GambleTable = ({ text }: { readonly text: LordsRules }) => (
  <ul class="figure-gamble">
    {TOTALS.map((total) => {
      const result = gambleResult(total);
      return (
        <li key={total} data-result={result}>
          <b>{total}</b>
          <span>{text.words[result]}</span>
        </li>
      );
    })}
  </ul>
);

/** The scores over time: one line per seat, or the same numbers as a table. */

import { at, type Seat } from '@fremont/kernel';
import { t } from '../../../i18n/index.ts';
import { Badge } from '../../../pieces/Badge.tsx';
import { PIP_PATHS } from '../../../pieces/enamel.ts';
import { Button } from '../../../ui/Button.tsx';
import { SCROLLS } from '../../../ui/scrolls.ts';
import type { ScreenTypes } from '../../game-screen.ts';
import { playerAt } from '../../players.ts';
import { rankedSeats } from '../../ranking.ts';
import { CHART, labelled, spread, ticksOf, xOf, yOf } from './chart-layout.ts';
import type { Series } from './game-finale.ts';
import { lastLeadChange } from './lead.ts';
import { type FinaleFacts, markName, shadeNote, winnersOf } from './words.ts';

interface ChartProps {
  readonly facts: FinaleFacts<ScreenTypes>;
  /** Null until the whole history is loaded. */
  readonly series: Series | null;
  readonly inWords: boolean;
  readonly onToggle: () => void;
}

export const ChartPanel = ({ facts, series, inWords, onToggle }: ChartProps) => (
  <section class="finale-panel finale-chart-panel" aria-labelledby="finale-chart">
    <header>
      <h2 id="finale-chart">{facts.game.chartTitle()}</h2>
      <Button
        look="icon"
        icon={inWords ? 'lens' : 'log'}
        label={t(inWords ? 'finale.asChart' : 'finale.asTable')}
        onPress={onToggle}
      />
    </header>
    {series !== null && series.marks.length > 0 && (
      <>
        {inWords ? <SeriesTable facts={facts} series={series} /> : <Lines facts={facts} series={series} />}
        <p class="finale-chart-note">{shadeNote(facts, series)}</p>
      </>
    )}
  </section>
);

interface SeriesProps {
  readonly facts: FinaleFacts<ScreenTypes>;
  readonly series: Series;
}

const Lines = ({ facts, series }: SeriesProps) => {
  const { model } = facts;
  const ticks = ticksOf(Math.max(...series.values.flat()));
  const top = ticks.at(-1) ?? 1;
  const ends = spread(series.values.map((line) => yOf(line.at(-1) ?? 0, top)));
  const rows = rankedSeats(facts.outcome, model.players).toReversed();
  return (
    <svg
      class="finale-chart"
      viewBox={`0 0 ${CHART.width} ${CHART.height}`}
      role="img"
      aria-label={summary(facts, series)}
    >
      <Shade facts={facts} series={series} />
      <Grid facts={facts} ticks={ticks} top={top} />
      <Marks facts={facts} series={series} />
      {rows.map(({ seat }) => (
        <Line key={seat} facts={facts} series={series} seat={seat} top={top} end={at(ends, seat)} />
      ))}
      {rows.map(({ seat }) => (
        <EndLabel key={seat} facts={facts} seat={seat} y={at(ends, seat)} />
      ))}
    </svg>
  );
};

interface GridProps extends Pick<SeriesProps, 'facts'> {
  readonly ticks: readonly number[];
  /** The highest tick. */
  readonly top: number;
}

/** A line at each tick. Every second one has its number, the highest included. */
const Grid = ({ facts, ticks, top }: GridProps) => (
  <>
    {ticks.map((tick, index) => (
      <g key={tick}>
        <path class="finale-chart-grid" d={`M${CHART.left} ${yOf(tick, top)}H${CHART.width - CHART.right}`} />
        {index % 2 === (ticks.length - 1) % 2 && (
          <text class="finale-chart-text" x={CHART.left - 6} y={yOf(tick, top) + 4} text-anchor="end">
            {facts.game.scoreOnChart(tick)}
          </text>
        )}
      </g>
    ))}
  </>
);

/** The rounds below the chart. */
const Marks = ({ facts, series }: SeriesProps) => {
  const { marks } = series;
  return (
    <>
      {labelled(marks.length).map((index) => (
        <text
          key={index}
          class="finale-chart-text"
          x={xOf(index + 1, marks.length + 1)}
          y={CHART.height - 8}
          text-anchor={index === marks.length - 1 && marks.length > 1 ? 'end' : 'middle'}
        >
          {marks.length > ROUNDS_IN_WORDS ? at(marks, index) : markName(facts, series, index)}
        </text>
      ))}
    </>
  );
};

interface LineProps extends SeriesProps {
  readonly seat: Seat;
  readonly top: number;
  /** The height of the seat's label beside the chart, where the line leads to. */
  readonly end: number;
}

const Line = ({ facts, series, seat, top, end }: LineProps) => {
  const { marks, values } = series;
  const { colour } = playerAt(facts.model.players, seat);
  const points = at(values, seat).map((value, index) => [xOf(index, marks.length + 1), yOf(value, top)] as const);
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    <g class={`line-of-${colour}`}>
      <path class="finale-chart-line" pathLength="1" d={`M${points.map(([px, py]) => `${px} ${py}`).join('L')}`} />
      {points
        .slice(1)
        .map(([px, py], index) =>
          marks.length <= DOTS_MAX || index === marks.length - 1 ? (
            <path
              key={px}
              class="finale-chart-dot"
              d={PIP_PATHS[colour]}
              transform={`translate(${px} ${py}) scale(0.55)`}
            />
          ) : null,
        )}
      <path class="finale-chart-lead" d={`M${x + 7} ${y}L${x + 17} ${end}`} />
    </g>
  );
};

/** With more marks than this, their numbers stand alone. */
const ROUNDS_IN_WORDS = 4;
const DOTS_MAX = 8;

const BADGE_WIDTH = 18;

const EndLabel = ({ facts, seat, y }: Pick<SeriesProps, 'facts'> & { readonly seat: number; readonly y: number }) => {
  const { colour, initial } = at(facts.model.players, seat);
  const x = CHART.width - CHART.right + 20;
  return (
    <g>
      <g transform={`translate(${x} ${y - 10})`}>
        <Badge enamel={colour} initial={initial} width={BADGE_WIDTH} />
      </g>
      <text class="finale-chart-end" x={x + 24} y={y + 5}>
        {facts.game.scoreOnChart(at(facts.outcome.scores, seat))}
      </text>
    </g>
  );
};

/** The period in which the winner took the lead for good. */
const Shade = ({ facts, series }: SeriesProps) => {
  const winners = winnersOf(facts);
  const change = winners.length === 1 ? lastLeadChange(series, at(winners, 0)) : null;
  if (change === null) return null;
  const count = series.marks.length + 1;
  const from = xOf(change.index, count);
  const width = xOf(change.index + 1, count) - from;
  return (
    <rect
      class="finale-chart-shade"
      x={from}
      y={CHART.top}
      width={width}
      height={CHART.height - CHART.top - CHART.bottom}
    />
  );
};

/** The chart in words: the final score of each seat. The table has all numbers. */
const summary = (facts: FinaleFacts<ScreenTypes>, { values }: Series): string => {
  const { model, game } = facts;
  const lines = model.players.map(
    ({ seat, name }) => `${name}: ${at(values, seat).slice(1).map(game.scoreShort).join(', ')}`,
  );
  return `${game.chartTitle()}. ${lines.join('. ')}`;
};

const SeriesTable = ({ facts, series }: SeriesProps) => {
  const { model, game } = facts;
  return (
    <div class="finale-chart-table" {...SCROLLS}>
      <table>
        <caption class="visually-hidden">{game.chartTitle()}</caption>
        <thead>
          <tr>
            <td />
            {model.players.map(({ seat, name }) => (
              <th key={seat} scope="col">
                <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {series.marks.map((mark, index) => (
            <tr key={mark}>
              <th scope="row">{markName(facts, series, index)}</th>
              {model.players.map(({ seat }) => (
                <td key={seat}>{game.scoreShort(at(at(series.values, seat), index + 1))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

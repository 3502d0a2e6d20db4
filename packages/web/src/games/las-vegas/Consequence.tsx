/** The middle of the dock: the effect of the chosen action, or a hint. */

import { type Face, supplyOf } from '@fremont/games/las-vegas/base';
import { at, type Sentence } from '@fremont/kernel';
import type { ComponentChildren } from 'preact';
import { money, t } from '../../i18n/index.ts';
import { Chip } from '../../pieces/Chip.tsx';
import { Die } from '../../pieces/Die.tsx';
import { lastSentence } from '../../table/LastEvent.tsx';
import { numbered } from '../../table/numbered.ts';
import { playerAt } from '../../table/players.ts';
import { told } from '../../table/sentences.ts';
import { Told } from '../../table/Told.tsx';
import { chosenFace } from './controls.ts';
import { firstChance, type OddsLine, oddsOfPlacing, roughMoney, roughPercent } from './odds.ts';
import { previewOf } from './placement-preview.ts';
import { tilesModule } from './tiles-module.ts';
import type { LasVegasProps } from './types.ts';
import { winningsAfter, winningsNow } from './winnings.ts';
import { consequences, passConsequences } from './words.ts';

export const Consequence = ({ model }: LasVegasProps) => {
  const face = chosenFace(model);
  if (face !== null) return <PlacingConsequence model={model} face={face} />;
  if (model.chosen.value?.type === 'pass') return <PassingConsequence model={model} />;
  return (
    <Box quiet>
      <Lines model={model} lines={[hint(model)]} />
    </Box>
  );
};

const Box = ({ children, quiet = false }: { readonly children: ComponentChildren; readonly quiet?: boolean }) => (
  <div class={quiet ? 'consequence consequence-quiet' : 'consequence'}>{children}</div>
);

const Lines = ({ model, lines }: LasVegasProps & { readonly lines: readonly Sentence[] }) => (
  <p class="consequence-lines">
    {numbered(lines).map(({ item, number }) => (
      <span key={number}>
        <Told sentence={item} players={model.players} />{' '}
      </span>
    ))}
  </p>
);

const PlacingConsequence = ({
  model,
  face,
}: LasVegasProps & { readonly face: NonNullable<ReturnType<typeof chosenFace>> }) => {
  const { view } = model;
  const preview = previewOf(view, face);
  const { colour } = playerAt(model.players, preview.seat);
  const after = winningsAfter(view, face);
  const change = after - winningsNow(view, preview.seat);
  const odds = oddsOfPlacing(model, face);
  return (
    <Box>
      <Die enamel={preview.dice.small + preview.dice.big === 0 ? 'neutral' : colour} face={face} />
      <Lines
        model={model}
        lines={[...consequences(model, preview), ...(tilesModule()?.activation(model, face) ?? [])]}
      />
      {odds === null ? <SumNow after={after} change={change} /> : <OddsNumbers odds={odds} />}
    </Box>
  );
};

const SumNow = ({ after, change }: { readonly after: number; readonly change: number }) => (
  <p class="consequence-number">
    <b class={change < 0 ? 'loss' : change > 0 ? 'gain' : ''}>{money(after)}</b>
    <span>{t('las-vegas.sumNow')}</span>
  </p>
);

/** The odds of the chosen placement. They replace the winnings now while the lens is on. */
const OddsNumbers = ({ odds }: { readonly odds: OddsLine }) => (
  <div class="odds-numbers">
    <p class="consequence-number consequence-odds">
      <b>{roughPercent(firstChance(odds))}</b>
      <span>{t('las-vegas.oddsWin', { money: money(odds.bills[0]?.bill ?? 0) })}</span>
    </p>
    <p class="consequence-number consequence-odds">
      <b>{roughMoney(odds.worth)}</b>
      <span>{t('las-vegas.oddsHere')}</span>
    </p>
  </div>
);

const PassingConsequence = ({ model }: LasVegasProps) => {
  const { view } = model;
  const dice = supplyOf(at(view.chairs, view.turn));
  return (
    <Box>
      <Chip />
      <Lines model={model} lines={passConsequences(model, dice)} />
    </Box>
  );
};

const hint = (model: LasVegasProps['model']): Sentence => {
  const { view } = model.frame.value;
  if (view.phase.type === 'over') return [model.text.value.endings[view.phase.ending]];
  if (model.actor === null) return lastSentence(model) ?? told('las-vegas.hintWaiting', { name: { seat: view.turn } });
  if (view.phase.type === 'deciding') return decisionHint(model, view.phase.decision.casino);
  return told(view.phase.type === 'rolling' ? 'las-vegas.hintRoll' : 'las-vegas.hintChoose');
};

/** While a tile asks, the hint explains the tile. */
const decisionHint = ({ view }: LasVegasProps['model'], casino: Face): Sentence => {
  const tile = view.royale?.tiles[casino - 1];
  return tile === undefined ? [] : told(`royale.about${tile.face}`);
};

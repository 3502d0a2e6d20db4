/** The middle of the dock: the tools of a turn with their costs and the number of lots where they can be used. */

import { t } from '../../i18n/index.ts';
import { ControlButton } from '../../table/ControlButton.tsx';
import { type Controls, controlById } from '../../table/controls.ts';
import { keyLabel } from '../../table/key-label.ts';
import { LastEvent } from '../../table/LastEvent.tsx';
import { dieResultId, toolId } from './control-ids.ts';
import { differentResults } from './die-results.ts';
import { draftOf } from './draft.ts';
import { LotPanel } from './LotPanel.tsx';
import { actionsWith, costOf } from './lot-actions.ts';
import { LayOffOdds } from './Odds.tsx';
import { OfferInQuestion, Offers, OtherOffers } from './Offers.tsx';
import { offerInQuestion } from './open-offers.ts';
import { picksOf, TOOLS, type Tool } from './picks.ts';
import { ToolIcon } from './ToolIcon.tsx';
import { TradePanel } from './TradePanel.tsx';
import { usableLots } from './tool-controls.ts';
import type { LordsModel, LordsProps } from './types.ts';
import { millions } from './words.ts';
import './tools.css';

/** On phones offers are folded while the player puts a deal together, because there is no room for both. */
export const Tools = ({ model }: LordsProps) => (
  <>
    <div class="dock-ways">
      {draftOf(model).value === null ? <Offers model={model} /> : <OtherOffers model={model} />}
    </div>
    <ToolBox model={model} />
  </>
);

const ToolBox = ({ model }: LordsProps) => {
  const controls = model.gameControls.value;
  const { phase } = model.view;
  if (draftOf(model).value !== null) {
    return (
      <div class="dock-ways">
        <TradePanel model={model} />
      </div>
    );
  }
  const asked = model.isPlaying.value ? null : offerInQuestion(model);
  if (asked !== null) return <OfferInQuestion model={model} offer={asked} />;
  if (model.actor === null) return <Waiting model={model} controls={controls} />;
  if (phase.type === 'placingDice') return <DieResults model={model} controls={controls} />;
  if (phase.type === 'layingOff') {
    return (
      <LastEvent model={model}>
        <LayOffOdds model={model} boss={phase.boss} bet={phase.bet} />
      </LastEvent>
    );
  }
  if (phase.type !== 'playing') return <Waiting model={model} controls={controls} />;
  const picked = picksOf(model).lot.value !== null;
  return (
    <>
      {picked && (
        <div class="dock-ways">
          <LotPanel model={model} />
        </div>
      )}
      <ul class={picked ? 'tools tools-behind' : 'tools'}>
        {TOOLS.map((tool) => (
          <li key={tool}>
            <ToolButton model={model} tool={tool} controls={controls} />
          </li>
        ))}
        <li>
          <TradeButton model={model} controls={controls} />
        </li>
      </ul>
    </>
  );
};

const ToolButton = ({ model, tool, controls }: LordsProps & { readonly tool: Tool; readonly controls: Controls }) => {
  const control = controlById(controls, toolId(tool));
  if (control === undefined) return null;
  const chosen = picksOf(model).tool.value === tool;
  const lots = usableLots(model, tool);
  return (
    <ControlButton
      control={control}
      players={model.players}
      class={chosen ? 'tool tool-chosen' : 'tool'}
      pressed={chosen}
      about={tool}
    >
      <span class="tool-name">
        <ToolIcon tool={tool} />
        {control.label}
      </span>
      <span class="tool-cost">
        {costRange(model, tool) ?? '–'}
        <kbd>{keyLabel(control.keys[0] ?? '')}</kbd>
      </span>
      <span class="tool-where">{t('lords-of-vegas.places', { count: lots.length })}</span>
    </ControlButton>
  );
};

const TradeButton = ({ model, controls }: LordsProps & { readonly controls: Controls }) => {
  const control = controlById(controls, 'trade');
  if (control === undefined) return null;
  return (
    <ControlButton control={control} players={model.players} class="tool" about="trade">
      <span class="tool-name">
        <ToolIcon tool="trade" />
        {control.label}
      </span>
      <span class="tool-cost">
        <kbd>{keyLabel('KeyT')}</kbd>
      </span>
      <span class="tool-where">{t('lords-of-vegas.anyTime')}</span>
    </ControlButton>
  );
};

/** The lowest and the highest cost of the tool among the actions that are legal now. */
const costRange = (model: LordsModel, tool: Tool): string | null => {
  const costs = usableLots(model, tool)
    .flatMap((lot) => actionsWith(model.view, tool, lot, 1, picksOf(model).moveDieFrom.value))
    .filter((action) => model.reasonAgainst(action) === null)
    .map((action) => costOf(model.view, action));
  if (costs.length === 0) return null;
  const [low, high] = [Math.min(...costs), Math.max(...costs)];
  if (tool === 'gamble') return t('lords-of-vegas.fromMoney', { money: millions(low) });
  return low === high ? millions(low) : t('lords-of-vegas.moneyRange', { low, high });
};

const Waiting = ({ model, controls }: LordsProps & { readonly controls: Controls }) => (
  <LastEvent model={model}>
    <TradeButton model={model} controls={controls} />
  </LastEvent>
);

const DieResults = ({ model, controls }: LordsProps & { readonly controls: Controls }) => (
  <div class="consequence">
    <p class="consequence-lines">{t('lords-of-vegas.placeHint')}</p>
    <div class="results">
      {differentResults(model).map((face) => {
        const control = controlById(controls, dieResultId(face));
        if (control === undefined) return null;
        return (
          <ControlButton
            key={face}
            control={control}
            players={model.players}
            class="button button-plain button-normal"
            pressed={picksOf(model).dieResult.value === face}
            label={control.label}
          >
            {face}
          </ControlButton>
        );
      })}
    </div>
  </div>
);

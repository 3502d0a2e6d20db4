/** The tools of a turn, each with what it costs and where it can be used. */

import { t } from '../../i18n/index.ts';
import { ControlButton } from '../../table/ControlButton.tsx';
import { type Controls, controlById } from '../../table/controls.ts';
import { keyLabel } from '../../table/key-label.ts';
import { LastWords } from '../../table/LastWords.tsx';
import { lordsControls, resultId, resultsOf, toolId, usableLots } from './controls.ts';
import { draftOf } from './draft.ts';
import { HoldOdds } from './Odds.tsx';
import { Offers, OtherOffers } from './Offers.tsx';
import { picksOf, TOOLS, type Tool } from './picks.ts';
import { costOf, waysToUse } from './prospects.ts';
import { ToolIcon } from './ToolIcon.tsx';
import { TradePanel } from './TradePanel.tsx';
import type { LordsProps, LordsSession } from './types.ts';
import { WaysPanel } from './WaysPanel.tsx';
import { millions } from './words.ts';
import './tools.css';

/** On phones offers are folded while a deal is put together: both need the room. */
export const Tools = ({ session }: LordsProps) => (
  <>
    <div class="dock-ways">
      {draftOf(session).value === null ? <Offers session={session} /> : <OtherOffers session={session} />}
    </div>
    <ToolBox session={session} />
  </>
);

const ToolBox = ({ session }: LordsProps) => {
  const controls = lordsControls(session);
  const { phase } = session.view;
  if (draftOf(session).value !== null) {
    return (
      <div class="dock-ways">
        <TradePanel session={session} />
      </div>
    );
  }
  if (session.actor === null) return <Waiting session={session} controls={controls} />;
  if (phase.type === 'placingDice') return <Results session={session} controls={controls} />;
  if (phase.type === 'layingOff') {
    return (
      <LastWords session={session}>
        <HoldOdds session={session} boss={phase.boss} bet={phase.bet} />
      </LastWords>
    );
  }
  if (phase.type !== 'playing') return <Waiting session={session} controls={controls} />;
  const picked = picksOf(session).lot.value !== null;
  return (
    <>
      {picked && (
        <div class="dock-ways">
          <WaysPanel session={session} />
        </div>
      )}
      <ul class={picked ? 'tools tools-behind' : 'tools'}>
        {TOOLS.map((tool) => (
          <li key={tool}>
            <ToolButton session={session} tool={tool} controls={controls} />
          </li>
        ))}
        <li>
          <TradeButton session={session} controls={controls} />
        </li>
      </ul>
    </>
  );
};

const ToolButton = ({ session, tool, controls }: LordsProps & { readonly tool: Tool; readonly controls: Controls }) => {
  const control = controlById(controls, toolId(tool));
  if (control === undefined) return null;
  const chosen = picksOf(session).tool.value === tool;
  const lots = usableLots(session, tool);
  return (
    <ControlButton
      control={control}
      players={session.players}
      class={chosen ? 'tool tool-chosen' : 'tool'}
      pressed={chosen}
    >
      <span class="tool-name">
        <ToolIcon tool={tool} />
        {control.label}
      </span>
      <span class="tool-cost">
        {costRange(session, tool) ?? '–'}
        <kbd>{keyLabel(control.keys[0] ?? '')}</kbd>
      </span>
      <span class="tool-where">{t('lords-of-vegas.places', { count: lots.length })}</span>
    </ControlButton>
  );
};

const TradeButton = ({ session, controls }: LordsProps & { readonly controls: Controls }) => {
  const control = controlById(controls, 'trade');
  if (control === undefined) return null;
  return (
    <ControlButton control={control} players={session.players} class="tool">
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

/** From the cheapest to the dearest use that is possible now. */
const costRange = (session: LordsSession, tool: Tool): string | null => {
  const costs = usableLots(session, tool)
    .flatMap((lot) => waysToUse(session.view, tool, lot, 1, picksOf(session).moveDieFrom.value))
    .filter((action) => session.reasonAgainst(action) === null)
    .map((action) => costOf(session.view, action));
  if (costs.length === 0) return null;
  const [low, high] = [Math.min(...costs), Math.max(...costs)];
  if (tool === 'gamble') return t('lords-of-vegas.fromMoney', { money: millions(low) });
  return low === high ? millions(low) : t('lords-of-vegas.moneyRange', { low, high });
};

const Waiting = ({ session, controls }: LordsProps & { readonly controls: Controls }) => (
  <LastWords session={session}>
    <TradeButton session={session} controls={controls} />
  </LastWords>
);

const Results = ({ session, controls }: LordsProps & { readonly controls: Controls }) => (
  <div class="consequence">
    <p class="consequence-lines">{t('lords-of-vegas.placeHint')}</p>
    <div class="results">
      {[...new Set(resultsOf(session))].map((face) => {
        const control = controlById(controls, resultId(face));
        if (control === undefined) return null;
        return (
          <ControlButton
            key={face}
            control={control}
            players={session.players}
            class="button button-plain button-normal"
            pressed={picksOf(session).value.value === face}
            label={control.label}
          >
            {face}
          </ControlButton>
        );
      })}
    </div>
  </div>
);

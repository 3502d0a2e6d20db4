/** Beside the board: the lot pointed at, and everything that can be done there with what it costs and brings. */

import { type Action, casinoAround, type LotId } from '@fremont/games/lords-of-vegas';
import { t } from '../../i18n/index.ts';
import { ControlButton } from '../../table/ControlButton.tsx';
import { type Controls, controlById } from '../../table/controls.ts';
import { keyLabel } from '../../table/key-label.ts';
import { Button } from '../../ui/Button.tsx';
import { Swatch } from './Companies.tsx';
import { chooseOnlyWay, lordsControls, wayId, waysHere } from './controls.ts';
import { BetOdds, BossOdds } from './Odds.tsx';
import { picksOf } from './picks.ts';
import { casinoOf, costOf, diceOf, highestBet, valueAt } from './prospects.ts';
import type { LordsProps, LordsSession } from './types.ts';
import { choiceGain, choiceNote, choiceTitle, lotLabel, millions } from './words.ts';

export const WaysPanel = ({ session }: LordsProps) => {
  const lot = picksOf(session).lot.value;
  if (lot === null) return null;
  const controls = lordsControls(session);
  const ways = waysHere(session);
  const price = commonCost(session, ways);
  return (
    <section class="panel ways" aria-label={t('lords-of-vegas.atLot', { lot })}>
      <h2 class="panel-head">
        {t('lords-of-vegas.atLot', { lot })}
        {price !== null && <b class="ways-price">{millions(price)}</b>}
      </h2>
      <p class="ways-lot">{lotLabel(session, lot)}</p>
      <DieToMove session={session} />
      <BetRow session={session} lot={lot} />
      {ways.length === 0 && session.actor !== null && <p class="ways-none">{t('lords-of-vegas.nothingHere')}</p>}
      <ul class={ways.every(isCompanyChoice) ? 'ways-list ways-companies' : 'ways-list'}>
        {ways.map((action, index) => (
          <li key={wayId(index)}>
            <Way session={session} action={action} index={index} controls={controls} priced={price !== null} />
          </li>
        ))}
      </ul>
      <ChosenNote session={session} />
      <OddsHere session={session} lot={lot} />
    </section>
  );
};

/** The price of all ways if they cost the same; then none of them has to say it. */
const commonCost = ({ view }: LordsSession, ways: readonly Action[]): number | null => {
  const costs = new Set(ways.map((action) => costOf(view, action)));
  const [cost = null] = costs;
  return costs.size === 1 ? cost : null;
};

const isCompanyChoice = ({ type }: Action): boolean => type === 'build' || type === 'remodel';

const CHOICES_WITH_RESULT: ReadonlySet<Action['type']> = new Set(['build', 'remodel', 'sprawl']);

/** On phones companies stand side by side and a single way not at all: what the chosen one brings is said below. */
const ChosenNote = ({ session }: LordsProps) => {
  const chosen = session.chosen.value;
  if (chosen === null || !CHOICES_WITH_RESULT.has(chosen.type)) return <p class="ways-note" />;
  const gain = choiceGain(session, chosen);
  return (
    <p class="ways-note">
      {choiceNote(session, chosen)}
      {gain !== null && gain.income > 0 && `. ${t('lords-of-vegas.eachTime', { money: millions(gain.income) })}`}
    </p>
  );
};

/** Before dice decide: the exact chances. */
const OddsHere = ({ session, lot }: LordsProps & { readonly lot: LotId }) => {
  const { tool, bet } = picksOf(session);
  const casino = casinoAround(session.view, lot);
  if (casino === null) return null;
  if (tool.value === 'reorganise') return <BossOdds session={session} casino={casino} />;
  return tool.value === 'gamble' ? <BetOdds session={session} casino={casino} bet={bet.value} /> : null;
};

interface WayProps extends LordsProps {
  readonly action: Action;
  readonly index: number;
  readonly controls: Controls;
  /** Whether the price stands above all of them. */
  readonly priced: boolean;
}

const Way = ({ session, action, index, controls, priced }: WayProps) => {
  const control = controlById(controls, wayId(index));
  if (control === undefined) return null;
  const chosen = JSON.stringify(session.chosen.value) === JSON.stringify(action);
  return (
    <ControlButton
      control={control}
      players={session.players}
      class={chosen ? 'way way-chosen' : 'way'}
      pressed={chosen}
      label={control.label}
    >
      <Swatch payer={companyOf(session, action)} size={36} />
      <span class="way-words">
        <b>
          {choiceTitle(session, action)}
          {control.keys[0] !== undefined && <kbd>{keyLabel(control.keys[0])}</kbd>}
          <TilesLeft session={session} action={action} />
        </b>
        <span>{choiceNote(session, action)}</span>
      </span>
      <Gain session={session} action={action} priced={priced} />
    </ControlButton>
  );
};

/** Where companies are compared, with a tool in hand. */
const TilesLeft = ({ session, action }: LordsProps & { readonly action: Action }) =>
  picksOf(session).tool.value === action.type && (action.type === 'build' || action.type === 'remodel') ? (
    <small>{t('lords-of-vegas.tilesLeft', { count: session.view.tilesLeft[action.colour] })}</small>
  ) : null;

/** What it would bring each time the company pays; beside the price where each way has its own. */
const Gain = ({ session, action, priced }: Pick<WayProps, 'session' | 'action' | 'priced'>) => {
  const gain = choiceGain(session, action);
  const price = priced ? null : millions(costOf(session.view, action));
  if (gain === null) return <span class="way-gain">{price !== null && <b>{price}</b>}</span>;
  const { points, income } = gain;
  return (
    <span class="way-gain">
      <b>{price ?? t('lords-of-vegas.pointsShort', { count: points })}</b>
      <small>
        {price === null
          ? t('lords-of-vegas.eachTime', { money: millions(income) })
          : t('lords-of-vegas.gain', { points, money: millions(income) })}
      </small>
    </span>
  );
};

const companyOf = (session: LordsSession, action: Action) => {
  switch (action.type) {
    case 'build':
    case 'remodel':
      return action.colour;
    case 'sprawl':
      return casinoOf(session.view, action.from).colour;
    case 'reorganise':
    case 'gamble':
      return casinoOf(session.view, action.casino).colour;
    default:
      return 'strip';
  }
};

/** Once all twelve dice are out, one of them has to move. */
const DieToMove = ({ session }: LordsProps) => {
  const { actor, view } = session;
  if (actor === null || view.chairs[actor]?.diceLeft !== 0) return null;
  const { moveDieFrom } = picksOf(session);
  return (
    <div class="ways-dice">
      <p>{t('lords-of-vegas.moveWhich')}</p>
      {diceOf(view, actor).map((lot) => (
        <Button
          key={lot}
          look={moveDieFrom.value === lot ? 'plain' : 'ghost'}
          pressed={moveDieFrom.value === lot}
          onPress={() => {
            moveDieFrom.value = moveDieFrom.peek() === lot ? null : lot;
          }}
        >
          {`${lot} (${valueAt(view, lot)})`}
        </Button>
      ))}
    </div>
  );
};

const LESS = [-5, -1] as const;
const MORE = [1, 5] as const;

/** A bet is chosen before the gamble itself. */
const BetRow = ({ session, lot }: LordsProps & { readonly lot: LotId }) => {
  const { actor, view } = session;
  const { bet, tool } = picksOf(session);
  const casino = casinoAround(view, lot);
  if (actor === null || casino === null || tool.value !== 'gamble') return null;
  const most = highestBet(view, casino, actor);
  const change = (by: number): void => {
    bet.value = Math.max(1, Math.min(most, bet.peek() + by));
    session.stepBack();
    chooseOnlyWay(session);
  };
  return (
    <div class="ways-bet">
      <span>{t('lords-of-vegas.bet', { most: millions(most) })}</span>
      {LESS.map((by) => (
        <Button key={by} look="ghost" onPress={() => change(by)}>{`−${-by}`}</Button>
      ))}
      <output>{millions(bet.value)}</output>
      {MORE.map((by) => (
        <Button key={by} look="ghost" onPress={() => change(by)}>{`+${by}`}</Button>
      ))}
      <Button look="ghost" onPress={() => change(most)}>
        {t('lords-of-vegas.allIn')}
      </Button>
    </div>
  );
};

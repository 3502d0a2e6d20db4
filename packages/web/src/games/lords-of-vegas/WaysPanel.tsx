/** Beside the board: the lot pointed at, and everything that can be done there with what it costs and brings. */

import { type Action, casinoAround, type LotId } from '@fremont/games/lords-of-vegas';
import { t } from '../../i18n/index.ts';
import { ControlButton } from '../../table/ControlButton.tsx';
import { type Controls, controlById, keyLabel } from '../../table/controls.ts';
import { Button } from '../../ui/Button.tsx';
import { Swatch } from './Companies.tsx';
import { lordsControls, wayId, waysHere } from './controls.ts';
import { picksOf } from './picks.ts';
import { casinoOf, costOf, diceOf, highestBet, valueAt } from './prospects.ts';
import type { LordsProps, LordsSession } from './types.ts';
import { choiceGain, choiceNote, choiceTitle, lotLabel, millions } from './words.ts';

export const WaysPanel = ({ session }: LordsProps) => {
  const lot = picksOf(session).lot.value;
  if (lot === null) return null;
  const controls = lordsControls(session);
  const ways = waysHere(session);
  return (
    <section class="panel ways" aria-label={t('lords-of-vegas.atLot', { lot })}>
      <h2 class="panel-head">{t('lords-of-vegas.atLot', { lot })}</h2>
      <p class="ways-lot">{lotLabel(session, lot)}</p>
      <DieToMove session={session} />
      <BetRow session={session} lot={lot} />
      {ways.length === 0 && session.actor !== null && <p class="ways-none">{t('lords-of-vegas.nothingHere')}</p>}
      <ul>
        {ways.map((action, index) => (
          <li key={wayId(index)}>
            <Way session={session} action={action} index={index} controls={controls} />
          </li>
        ))}
      </ul>
    </section>
  );
};

interface WayProps extends LordsProps {
  readonly action: Action;
  readonly index: number;
  readonly controls: Controls;
}

const Way = ({ session, action, index, controls }: WayProps) => {
  const control = controlById(controls, wayId(index));
  if (control === undefined) return null;
  const chosen = JSON.stringify(session.chosen.value) === JSON.stringify(action);
  const gain = choiceGain(session, action);
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
        </b>
        <span>{choiceNote(session, action)}</span>
      </span>
      <span class="way-gain">
        <b>{millions(costOf(session.view, action))}</b>
        {gain !== null && (
          <small>{t('lords-of-vegas.gain', { points: gain.points, money: millions(gain.income) })}</small>
        )}
      </span>
    </ControlButton>
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

const STEPS = [-5, -1, 1, 5] as const;

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
  };
  return (
    <div class="ways-bet">
      <span>{t('lords-of-vegas.bet', { most: millions(most) })}</span>
      {STEPS.slice(0, 2).map((by) => (
        <Button key={by} look="ghost" onPress={() => change(by)}>{`−${-by}`}</Button>
      ))}
      <output>{millions(bet.value)}</output>
      {STEPS.slice(2).map((by) => (
        <Button key={by} look="ghost" onPress={() => change(by)}>{`+${by}`}</Button>
      ))}
    </div>
  );
};

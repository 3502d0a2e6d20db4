/** The middle of the dock: what the chosen move would do, or what can be done. */

import { type Face, supplyOf } from '@fremont/games/las-vegas';
import { at, type Sentence } from '@fremont/kernel';
import type { ComponentChildren } from 'preact';
import { money, t } from '../../i18n/index.ts';
import { Chip } from '../../pieces/Chip.tsx';
import { Die } from '../../pieces/Die.tsx';
import { lastSentence } from '../../table/LastWords.tsx';
import { numbered } from '../../table/numbered.ts';
import { playerAt } from '../../table/players.ts';
import { told } from '../../table/sentences.ts';
import { Told } from '../../table/Told.tsx';
import { chosenFace } from './controls.ts';
import { firstChance, type OddsLine, oddsOfPlacing, roughMoney, roughPercent } from './odds.ts';
import { prospectOf, winningsAfter, winningsNow } from './prospects.ts';
import { tilesPart } from './royale.ts';
import type { LasVegasProps } from './types.ts';
import { consequences, passConsequences } from './words.ts';

export const Consequence = ({ session }: LasVegasProps) => {
  const face = chosenFace(session);
  if (face !== null) return <PlacingConsequence session={session} face={face} />;
  if (session.chosen.value?.type === 'pass') return <PassingConsequence session={session} />;
  return (
    <Box quiet>
      <Lines session={session} lines={[hint(session)]} />
    </Box>
  );
};

const Box = ({ children, quiet = false }: { readonly children: ComponentChildren; readonly quiet?: boolean }) => (
  <div class={quiet ? 'consequence consequence-quiet' : 'consequence'}>{children}</div>
);

const Lines = ({ session, lines }: LasVegasProps & { readonly lines: readonly Sentence[] }) => (
  <p class="consequence-lines">
    {numbered(lines).map(({ item, number }) => (
      <span key={number}>
        <Told sentence={item} players={session.players} />{' '}
      </span>
    ))}
  </p>
);

const PlacingConsequence = ({
  session,
  face,
}: LasVegasProps & { readonly face: NonNullable<ReturnType<typeof chosenFace>> }) => {
  const { view } = session;
  const prospect = prospectOf(view, face);
  const { colour } = playerAt(session.players, prospect.seat);
  const after = winningsAfter(view, face);
  const change = after - winningsNow(view, prospect.seat);
  const odds = oddsOfPlacing(session, face);
  return (
    <Box>
      <Die enamel={prospect.dice.small + prospect.dice.big === 0 ? 'neutral' : colour} face={face} />
      <Lines
        session={session}
        lines={[...consequences(session, prospect), ...(tilesPart()?.activation(session, face) ?? [])]}
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

/** What the lens says about the chosen placement, instead of what it would bring now. */
const OddsNumbers = ({ odds }: { readonly odds: OddsLine }) => (
  <>
    <p class="consequence-number consequence-odds">
      <b>{roughPercent(firstChance(odds))}</b>
      <span>{t('las-vegas.oddsWin', { money: money(odds.notes[0]?.bill ?? 0) })}</span>
    </p>
    <p class="consequence-number consequence-odds consequence-odds-worth">
      <b>{roughMoney(odds.worth)}</b>
      <span>{t('las-vegas.oddsHere')}</span>
    </p>
  </>
);

const PassingConsequence = ({ session }: LasVegasProps) => {
  const { view } = session;
  const dice = supplyOf(at(view.chairs, view.turn));
  return (
    <Box>
      <Chip />
      <Lines session={session} lines={passConsequences(session, dice)} />
    </Box>
  );
};

const hint = (session: LasVegasProps['session']): Sentence => {
  const { view } = session.frame.value;
  if (view.phase.type === 'over') return [session.text.value.endings[view.phase.ending]];
  if (session.actor === null)
    return lastSentence(session) ?? told('las-vegas.hintWaiting', { name: { seat: view.turn } });
  if (view.phase.type === 'deciding') return decisionHint(session, view.phase.decision.casino);
  return told(view.phase.type === 'rolling' ? 'las-vegas.hintRoll' : 'las-vegas.hintChoose');
};

/** Whoever decides for a tile reads what the tile does. */
const decisionHint = ({ view }: LasVegasProps['session'], casino: Face): Sentence => {
  const tile = view.royale?.tiles[casino - 1];
  return tile === undefined ? [] : told(`royale.about${tile.face}`);
};

/** The final result: who won and why, and where everybody's money came from. */

import { CHIP_VALUE, EDITION_FACTS, itemsOf } from '@fremont/games/las-vegas';
import { at, type Seat, type Sentence } from '@fremont/kernel';
import { money, t } from '../../i18n/index.ts';
import { Badge } from '../../pieces/Badge.tsx';
import { Chip } from '../../pieces/Chip.tsx';
import { Note } from '../../pieces/Note.tsx';
import type { ResultWays } from '../../table/game-screen.ts';
import { numbered } from '../../table/numbered.ts';
import { playerAt } from '../../table/players.ts';
import { ResultFrame } from '../../table/ResultFrame.tsx';
import { told } from '../../table/sentences.ts';
import { Told } from '../../table/Told.tsx';
import { matchEnd, type WonBill, wonBills } from './breakdown.ts';
import { tilesPart } from './royale.ts';
import type { LasVegasProps, LasVegasSession } from './types.ts';
import './result.css';

export const Result = ({ session, ...ways }: LasVegasProps & ResultWays) => {
  const { outcome } = session.update.value;
  if (outcome === null) return null;
  const placing = (seat: Seat): number => at(outcome.placings, seat);
  const ranked = session.players.map(({ seat }) => seat).sort((a, b) => placing(a) - placing(b));
  return (
    <ResultFrame
      session={session}
      title={t('las-vegas.resultTitle')}
      verdict={<Told sentence={verdict(session)} players={session.players} />}
      {...ways}
    >
      <ol class="result-list">
        {ranked.map((seat) => (
          <ResultCard key={seat} session={session} seat={seat} placing={placing(seat)} />
        ))}
      </ol>
    </ResultFrame>
  );
};

const eventsOf = (session: LasVegasSession) => session.history.value.flatMap(({ events }) => events);

/** Where there are none, nobody is told of them. */
const hasChips = (session: LasVegasSession): boolean =>
  EDITION_FACTS[session.update.value.view.options.edition].chipsPerRound > 0;

const verdict = (session: LasVegasSession): Sentence => {
  const ended = matchEnd(eventsOf(session));
  if (ended === null) return [];
  const { winners, tieBreak, totals } = ended;
  const best = { money: Math.max(...totals) };
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) {
    return told('las-vegas.resultShared', { names: winners.map((seat) => ({ seat })), money: best });
  }
  return tieBreak === 'items'
    ? told(hasChips(session) ? 'las-vegas.resultItems' : 'las-vegas.resultBills', { name: { seat: winner } })
    : told('las-vegas.resultWins', { name: { seat: winner }, money: best });
};

const ResultCard = ({ session, seat, placing }: LasVegasProps & { readonly seat: Seat; readonly placing: number }) => {
  const { name, colour, initial } = playerAt(session.players, seat);
  const { view, outcome } = session.update.value;
  const chair = at(view.chairs, seat);
  const won = wonBills(eventsOf(session), seat);
  const tiles = view.royale === null ? null : tilesPart();
  const items = itemsOf({ bills: chair.bills ?? [], chips: chair.chips });
  return (
    <li class={placing === 1 ? 'result-card result-card-winner' : 'result-card'}>
      <p class="result-who">
        <span class="result-place">{t('las-vegas.rank', { rank: placing })}</span>
        <Badge enamel={colour} initial={initial} />
        <bdi>{name}</bdi>
        <span class="result-items">
          {t(hasChips(session) ? 'las-vegas.resultItemsCount' : 'las-vegas.resultBillsCount', { count: items })}
        </span>
        <b>{money(outcome?.scores[seat] ?? 0)}</b>
      </p>
      <div class="result-parts">
        {Array.from({ length: view.rounds }, (_, index) => index + 1).map((round) => (
          <RoundPart key={round} round={round} won={won.filter((bill) => bill.round === round)} />
        ))}
        {hasChips(session) && <ChipsPart chips={chair.chips} />}
        {tiles !== null && <tiles.ResultTiles session={session} seat={seat} />}
      </div>
    </li>
  );
};

const RoundPart = ({ round, won }: { readonly round: number; readonly won: readonly WonBill[] }) => (
  <div class="result-part">
    <p class="cap">{t('las-vegas.resultRound', { round })}</p>
    <p class="result-notes">
      {won.length === 0 && <span class="quiet">{t('las-vegas.resultNothing')}</span>}
      {numbered(won).map(({ item: { bill, casino }, number }) => (
        <span key={number} class="result-note">
          <Note value={bill} />
          <span class="visually-hidden">{money(bill)}</span>
          <small>
            <span class="visually-hidden">{t('las-vegas.textCasino')} </span>
            {casino}
          </small>
        </span>
      ))}
    </p>
  </div>
);

const ChipsPart = ({ chips }: { readonly chips: number }) => (
  <div class="result-part">
    <p class="cap">{t('las-vegas.resultChips')}</p>
    <p class="result-notes">
      <Chip />
      {`${chips} × ${money(CHIP_VALUE)}`}
    </p>
  </div>
);

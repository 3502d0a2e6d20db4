/** The winner, and the sources of each seat's money. */

import { CHIP_VALUE, EDITION_FACTS, itemsOf } from '@fremont/games/las-vegas/base';
import { at, type Sentence } from '@fremont/kernel';
import { money, t } from '../../../../i18n/index.ts';
import { Badge } from '../../../../pieces/Badge.tsx';
import { Chip } from '../../../../pieces/Chip.tsx';
import { Note } from '../../../../pieces/Note.tsx';
import { numbered } from '../../../../table/numbered.ts';
import { RankedAccount } from '../../../../table/on-demand/finale/RankedAccount.tsx';
import { playerAt } from '../../../../table/players.ts';
import type { RankedSeat } from '../../../../table/ranking.ts';
import { told } from '../../../../table/sentences.ts';
import { tilesModuleFor } from '../../tiles-module.ts';
import type { LasVegasModel, LasVegasProps } from '../../types.ts';
import { matchEnd, type WonBill, wonBills } from './won-bills.ts';
import './account.css';

export const Account = ({ model }: LasVegasProps) => (
  <RankedAccount
    model={model}
    verdict={verdict(model)}
    listClass="result-list"
    card={(ranked) => <ResultCard key={ranked.seat} model={model} {...ranked} />}
  />
);

const eventsOf = (model: LasVegasModel) => model.history.value.flatMap(({ events }) => events);

/** An edition without chips does not mention them. */
const hasChips = (model: LasVegasModel): boolean =>
  EDITION_FACTS[model.update.value.view.options.edition].chipsPerRound > 0;

/** Names the winner and, after a tie in money, the tie-break. */
const verdict = (model: LasVegasModel): Sentence => {
  const ended = matchEnd(eventsOf(model));
  if (ended === null) return [];
  const { winners, tieBreak, totals } = ended;
  const best = { money: Math.max(...totals) };
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) {
    return told('las-vegas.resultShared', { names: winners.map((seat) => ({ seat })), money: best });
  }
  return tieBreak === 'items'
    ? told(hasChips(model) ? 'las-vegas.resultItems' : 'las-vegas.resultBills', { name: { seat: winner } })
    : told('las-vegas.resultWins', { name: { seat: winner }, money: best });
};

const ResultCard = ({ model, seat, placing }: LasVegasProps & RankedSeat) => {
  const { name, colour, initial } = playerAt(model.players, seat);
  const { view, outcome } = model.update.value;
  const chair = at(view.chairs, seat);
  const won = wonBills(eventsOf(model), seat);
  const tiles = tilesModuleFor(view);
  const items = itemsOf({ bills: chair.bills ?? [], chips: chair.chips });
  return (
    <li class={placing === 1 ? 'result-card result-card-winner' : 'result-card'}>
      <p class="result-who">
        <span class="result-place">{t('las-vegas.rank', { rank: placing })}</span>
        <Badge enamel={colour} initial={initial} />
        <bdi>{name}</bdi>
        <span class="result-items">
          {t(hasChips(model) ? 'las-vegas.resultItemsCount' : 'las-vegas.resultBillsCount', { count: items })}
        </span>
        <b>{money(outcome?.scores[seat] ?? 0)}</b>
      </p>
      <div class="result-parts">
        {Array.from({ length: view.rounds }, (_, index) => index + 1).map((round) => (
          <RoundPart key={round} round={round} won={won.filter((bill) => bill.round === round)} />
        ))}
        {hasChips(model) && <ChipsPart chips={chair.chips} />}
        {tiles !== null && <tiles.ResultTiles model={model} seat={seat} />}
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

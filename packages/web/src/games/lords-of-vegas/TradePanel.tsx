/** The deal in the making: pieces are clicked on the board, money is counted here, and it reads as a sentence. */

import { COMPANIES, type Goods, type LotId, lotAt, WAIVABLE_TYPES } from '@fremont/games/lords-of-vegas';
import { at, type Seat } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import { Badge } from '../../pieces/Badge.tsx';
import { playerAt } from '../../table/players.ts';
import { Told } from '../../table/Told.tsx';
import { Button } from '../../ui/Button.tsx';
import { tradeReason } from './controls.ts';
import { DealEffects } from './DealEffects.tsx';
import { type Draft, draftOf, newDraft, termsOf, toggled } from './draft.ts';
import { ToolIcon } from './ToolIcon.tsx';
import type { LordsProps } from './types.ts';
import { actionWords, millions } from './words.ts';
import './trade.css';

export const TradePanel = ({ session }: LordsProps) => {
  const draft = draftOf(session).value;
  if (draft === null) return null;
  const reason = tradeReason(session, draft);
  return (
    <section class="panel trade" aria-label={t('lords-of-vegas.trade')}>
      <h2 class="panel-head">
        <ToolIcon tool="trade" />
        {t(draft.counters === null ? 'lords-of-vegas.trade' : 'lords-of-vegas.counterOffer')}
      </h2>
      <Partners session={session} draft={draft} />
      <div class="trade-sides">
        <SideOf session={session} draft={draft} side="give" />
        <SideOf session={session} draft={draft} side="take" />
      </div>
      <Extras session={session} draft={draft} />
      <p class="trade-sentence">
        <Told sentence={session.text.value.deal(termsOf(draft))} players={session.players} />
      </p>
      {reason === null ? (
        <DealEffects session={session} terms={termsOf(draft)} />
      ) : (
        <p class="trade-reason">
          <Told sentence={reason.why} players={session.players} />
        </p>
      )}
    </section>
  );
};

const change = ({ session }: LordsProps, next: Draft | null): void => {
  draftOf(session).value = next;
};

interface DraftProps extends LordsProps {
  readonly draft: Draft;
}

/** Whoever answers an offer talks with whoever made it. */
const Partners = ({ session, draft }: DraftProps) => {
  const others = session.players.filter(({ seat }) =>
    draft.counters === null ? seat !== draft.from : seat === draft.to,
  );
  return (
    <div class="trade-partners">
      {others.map(({ seat, name, colour, initial }) => (
        <Button
          key={seat}
          look={seat === draft.to ? 'plain' : 'ghost'}
          pressed={seat === draft.to}
          onPress={() => {
            if (seat !== draft.to) change({ session }, { ...newDraft(draft.from, seat), give: draft.give });
          }}
        >
          <Badge enamel={colour} initial={initial} />
          <bdi>{name}</bdi>
        </Button>
      ))}
    </div>
  );
};

const SideOf = ({ session, draft, side }: DraftProps & { readonly side: 'give' | 'take' }) => {
  const goods = draft[side];
  const seat = side === 'give' ? draft.from : draft.to;
  const { money } = at(session.view.chairs, seat);
  const pay = (by: number): void => {
    const amount = Math.max(0, Math.min(money, goods.money + by));
    change({ session }, { ...draft, [side]: { ...goods, money: amount } });
  };
  return (
    <div class={`trade-side trade-${side}`}>
      <h3>{sideTitle(session, side, draft)}</h3>
      <ul>
        {piecesOf(goods).map((lot) => (
          <li key={lot}>
            <span>{pieceWords(session, lot)}</span>
            <Button
              look="icon"
              icon="close"
              label={t('lords-of-vegas.takeOut', { lot })}
              onPress={() => change({ session }, toggled(session, draft, lot))}
            />
          </li>
        ))}
      </ul>
      <div class="trade-money">
        <Button look="icon" icon="minus" label={t('lords-of-vegas.lessMoney')} onPress={() => pay(-1)} />
        <output>{millions(goods.money)}</output>
        <Button look="icon" icon="plus" label={t('lords-of-vegas.moreMoney')} onPress={() => pay(1)} />
      </div>
      <p class="quiet">{t('lords-of-vegas.hasMoney', { money: millions(money) })}</p>
    </div>
  );
};

const sideTitle = (session: LordsProps['session'], side: 'give' | 'take', { from }: Draft): string => {
  if (session.people.length === 1) return t(side === 'give' ? 'lords-of-vegas.youGive' : 'lords-of-vegas.youGet');
  const { name } = playerAt(session.players, from);
  return t(side === 'give' ? 'lords-of-vegas.nameGives' : 'lords-of-vegas.nameGets', { name });
};

const piecesOf = ({ lots, dice }: Goods): LotId[] => [...lots, ...dice];

const pieceWords = (session: LordsProps['session'], lot: LotId): string => {
  const { die, tile } = lotAt(session.view.lots, lot);
  if (die === null || tile === null) return t('lords-of-vegas.atLot', { lot });
  return t('lords-of-vegas.dieOn', { lot, value: die.value, company: COMPANIES[tile].name });
};

/** What only the active player can bring: an action carried out now, or the promise to leave a casino alone. */
const Extras = ({ session, draft }: DraftProps) => {
  const { turn } = session.view;
  if (draft.from !== turn && draft.to !== turn) return null;
  return (
    <div class="trade-extras">
      {draft.action !== null && (
        <p>
          {t('lords-of-vegas.dealAction', { action: actionWords(session, draft.action) })}
          <Button
            look="icon"
            icon="close"
            label={t('lords-of-vegas.noAction')}
            onPress={() => change({ session }, { ...draft, action: null })}
          />
        </p>
      )}
      <WaiverRow session={session} draft={draft} turn={turn} />
    </div>
  );
};

const WaiverRow = ({ session, draft, turn }: DraftProps & { readonly turn: Seat }) => {
  const { name } = playerAt(session.players, turn);
  const value = draft.waiver === null ? '' : `${draft.waiver.action} ${draft.waiver.casino}`;
  const waivers = session.view.casinos.flatMap(({ id }) => WAIVABLE_TYPES.map((action) => ({ action, casino: id })));
  return (
    <label class="trade-waiver">
      <span>{t('lords-of-vegas.waiver', { name })}</span>
      <select
        value={value}
        onChange={({ currentTarget }) => {
          const waiver = waivers.find(({ action, casino }) => `${action} ${casino}` === currentTarget.value) ?? null;
          change({ session }, { ...draft, waiver });
        }}
      >
        <option value="">–</option>
        {waivers.map((waiver) => (
          <option key={`${waiver.action} ${waiver.casino}`} value={`${waiver.action} ${waiver.casino}`}>
            {session.text.value.waiver(waiver)}
          </option>
        ))}
      </select>
    </label>
  );
};

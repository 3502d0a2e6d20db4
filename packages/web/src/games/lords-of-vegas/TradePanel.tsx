/** The draft of a deal. The player clicks pieces on the board, sets money here, and reads the deal as a sentence. */

import { COMPANIES, type Goods, type LotId, lotAt, WAIVABLE_TYPES } from '@fremont/games/lords-of-vegas';
import { at, type Seat } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import { Badge } from '../../pieces/Badge.tsx';
import { playerAt } from '../../table/players.ts';
import { Told } from '../../table/Told.tsx';
import { Button } from '../../ui/Button.tsx';
import { DealEffects } from './DealEffects.tsx';
import { type Draft, draftOf, newDraft, termsOf, toggled } from './draft.ts';
import { ToolIcon } from './ToolIcon.tsx';
import { lacksContent, tradeReason } from './trade-controls.ts';
import type { LordsProps } from './types.ts';
import { actionWords, millions } from './words.ts';
import './trade.css';

export const TradePanel = ({ model }: LordsProps) => {
  const draft = draftOf(model).value;
  if (draft === null) return null;
  const reason = tradeReason(model, draft);
  return (
    <section class="panel trade" aria-label={t('lords-of-vegas.trade')}>
      <h2 class="panel-head">
        <ToolIcon tool="trade" />
        {t(draft.counters === null ? 'lords-of-vegas.trade' : 'lords-of-vegas.counterOffer')}
      </h2>
      <Partners model={model} draft={draft} />
      <div class="trade-sides">
        <DealSide model={model} draft={draft} side="give" />
        <DealSide model={model} draft={draft} side="take" />
      </div>
      <Extras model={model} draft={draft} />
      <p class="trade-sentence">
        {isEmpty(draft) ? (
          t('lords-of-vegas.boardTradeNote')
        ) : (
          <Told sentence={model.text.value.deal(termsOf(draft))} players={model.players} />
        )}
      </p>
      {reason === null ? (
        <DealEffects model={model} terms={termsOf(draft)} />
      ) : lacksContent(model, draft) ? null : (
        <p class="trade-reason">
          <Told sentence={reason.why} players={model.players} />
        </p>
      )}
    </section>
  );
};

/** A new draft says what to do, not that nobody gives anything. */
const isEmpty = ({ give, take, action, waiver }: Draft): boolean =>
  [give, take].every((goods) => goods.money === 0 && piecesOf(goods).length === 0) &&
  action === null &&
  waiver === null;

const change = ({ model }: LordsProps, next: Draft | null): void => {
  draftOf(model).value = next;
};

interface DraftProps extends LordsProps {
  readonly draft: Draft;
}

/** The partners to choose from. A counter-offer goes to the maker of the offer. */
const Partners = ({ model, draft }: DraftProps) => {
  const others = model.players.filter(({ seat }) =>
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
            if (seat !== draft.to) change({ model }, { ...newDraft(draft.from, seat), give: draft.give });
          }}
        >
          <Badge enamel={colour} initial={initial} />
          <bdi>{name}</bdi>
        </Button>
      ))}
    </div>
  );
};

const DealSide = ({ model, draft, side }: DraftProps & { readonly side: 'give' | 'take' }) => {
  const goods = draft[side];
  const seat = side === 'give' ? draft.from : draft.to;
  const { money } = at(model.view.chairs, seat);
  const pay = (by: number): void => {
    const amount = Math.max(0, Math.min(money, goods.money + by));
    change({ model }, { ...draft, [side]: { ...goods, money: amount } });
  };
  return (
    <div class={`trade-side trade-${side}`}>
      <h3>{sideTitle(model, side, draft)}</h3>
      <ul>
        {piecesOf(goods).map((lot) => (
          <li key={lot}>
            <span>{pieceWords(model, lot)}</span>
            <Button
              look="icon"
              icon="close"
              label={t('lords-of-vegas.takeOut', { lot })}
              onPress={() => change({ model }, toggled(model, draft, lot))}
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

const sideTitle = (model: LordsProps['model'], side: 'give' | 'take', { from }: Draft): string => {
  if (model.people.length === 1) return t(side === 'give' ? 'lords-of-vegas.youGive' : 'lords-of-vegas.youGet');
  const { name } = playerAt(model.players, from);
  return t(side === 'give' ? 'lords-of-vegas.nameGives' : 'lords-of-vegas.nameGets', { name });
};

const piecesOf = ({ lots, dice }: Goods): LotId[] => [...lots, ...dice];

const pieceWords = (model: LordsProps['model'], lot: LotId): string => {
  const { die, tile } = lotAt(model.view.lots, lot);
  if (die === null || tile === null) return t('lords-of-vegas.atLot', { lot });
  return t('lords-of-vegas.dieOn', { lot, value: die.value, company: COMPANIES[tile].name });
};

/** Goods that only the active player can give: an action carried out now, or the promise to leave a casino alone. */
const Extras = ({ model, draft }: DraftProps) => {
  const { turn } = model.view;
  if (draft.from !== turn && draft.to !== turn) return null;
  return (
    <div class="trade-extras">
      {draft.action !== null && (
        <p>
          {t('lords-of-vegas.dealAction', { action: actionWords(model, draft.action) })}
          <Button
            look="icon"
            icon="close"
            label={t('lords-of-vegas.noAction')}
            onPress={() => change({ model }, { ...draft, action: null })}
          />
        </p>
      )}
      <WaiverRow model={model} draft={draft} turn={turn} />
    </div>
  );
};

const WaiverRow = ({ model, draft, turn }: DraftProps & { readonly turn: Seat }) => {
  const { name } = playerAt(model.players, turn);
  const value = draft.waiver === null ? '' : `${draft.waiver.action} ${draft.waiver.casino}`;
  const waivers = model.view.casinos.flatMap(({ id }) => WAIVABLE_TYPES.map((action) => ({ action, casino: id })));
  return (
    <label class="trade-waiver">
      <span>{t('lords-of-vegas.waiver', { name })}</span>
      <select
        value={value}
        onChange={({ currentTarget }) => {
          const waiver = waivers.find(({ action, casino }) => `${action} ${casino}` === currentTarget.value) ?? null;
          change({ model }, { ...draft, waiver });
        }}
      >
        <option value="">–</option>
        {waivers.map((waiver) => (
          <option key={`${waiver.action} ${waiver.casino}`} value={`${waiver.action} ${waiver.casino}`}>
            {model.text.value.waiver(waiver)}
          </option>
        ))}
      </select>
    </label>
  );
};

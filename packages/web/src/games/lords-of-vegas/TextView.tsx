/** The board as a table of words and numbers, for great enlargement and for readers. */

import {
  type Casino,
  COMPANIES,
  casinoAround,
  LOT_FACTS,
  LOTS,
  type LotId,
  lotAt,
} from '@fremont/games/lords-of-vegas';
import { t } from '../../i18n/index.ts';
import { playerAt } from '../../table/players.ts';
import type { LordsProps, LordsSession } from './types.ts';
import { millions } from './words.ts';
import '../../table/text-view.css';
import { SCROLLS } from '../../ui/scrolls.ts';

export const TextView = ({ session }: LordsProps) => (
  <div class="text-view" {...SCROLLS}>
    <table>
      <caption class="visually-hidden">{t('lords-of-vegas.boardLabel')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('lords-of-vegas.textLot')}</th>
          <th scope="col">{t('lords-of-vegas.textPrice')}</th>
          <th scope="col">{t('lords-of-vegas.textDie')}</th>
          <th scope="col">{t('lords-of-vegas.textOwner')}</th>
          <th scope="col">{t('lords-of-vegas.textCasino')}</th>
        </tr>
      </thead>
      <tbody>
        {LOTS.map((lot) => (
          <LotLine key={lot} session={session} lot={lot} />
        ))}
      </tbody>
    </table>
  </div>
);

const LotLine = ({ session, lot }: LordsProps & { readonly lot: LotId }) => {
  const { view } = session.frame.value;
  const { price, die, touchesStrip } = LOT_FACTS[lot];
  return (
    <tr>
      <th scope="row">{touchesStrip ? `${lot} · ${t('lords-of-vegas.strip')}` : lot}</th>
      <td>{millions(price)}</td>
      <td>{die}</td>
      <td>{ownerOf(session, lot)}</td>
      <td>{casinoWords(session, casinoAround(view, lot), lot)}</td>
    </tr>
  );
};

const ownerOf = (session: LordsSession, lot: LotId): string => {
  const { marker, die } = lotAt(session.frame.value.view.lots, lot);
  if (die !== null) return `${playerAt(session.players, die.owner).name} (${die.value})`;
  return marker === null ? '–' : playerAt(session.players, marker).name;
};

const casinoWords = (session: LordsSession, casino: Casino | null, lot: LotId): string => {
  if (casino === null) return '–';
  const company = COMPANIES[casino.colour].name;
  if (casino.id !== lot) return company;
  const boss =
    casino.boss === null
      ? t('lords-of-vegas.noBoss')
      : t('lords-of-vegas.bossIs', { name: playerAt(session.players, casino.boss).name });
  return `${company} · ${casino.lots.length} · ${boss}`;
};

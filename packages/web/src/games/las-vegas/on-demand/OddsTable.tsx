/** The table of the odds lens: one row for each casino. */

import type { LasVegasOdds } from '@fremont/bots/las-vegas';
import { CASINO_NAMES, FACES } from '@fremont/games/las-vegas/base';
import { at } from '@fremont/kernel';
import { t } from '../../../i18n/index.ts';
import { Die } from '../../../pieces/Die.tsx';
import { playerAt } from '../../../table/players.ts';
import { ParticipantBadge } from '../Bills.tsx';
import { chosenFace } from '../controls.ts';
import { faceOf, firstChance, lineOf, type OddsLine, roughMoney, roughPercent } from '../odds.ts';
import type { LasVegasModel, LasVegasProps } from '../types.ts';

export const OddsTable = ({ model, odds }: LasVegasProps & { readonly odds: LasVegasOdds }) => (
  <>
    <table class="odds-table" title={t('las-vegas.oddsAbout')}>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{t('las-vegas.oddsCasino')}</span>
          </th>
          <th scope="col">{t('las-vegas.rank', { rank: 1 })}</th>
          <th scope="col">{t('las-vegas.tie')}</th>
          <th scope="col">{t('las-vegas.oddsWorth')}</th>
        </tr>
      </thead>
      <tbody>
        {oddsLines(model, odds).map((line) => (
          <OddsRow key={line.face} model={model} line={line} />
        ))}
      </tbody>
    </table>
    <p class="odds-note">{t('las-vegas.oddsNote', { playouts: odds.playouts })}</p>
  </>
);

const OddsRow = ({ model, line }: LasVegasProps & { readonly line: OddsLine }) => {
  const [, ...lesser] = line.bills;
  return (
    <tr class={chosenFace(model) === line.face ? 'odds-chosen' : ''}>
      <th scope="row">
        <span class="odds-name">
          {model.viewer === 'spectator' ? (
            <ParticipantBadge model={model} participant={line.seat} />
          ) : (
            <Die enamel={playerAt(model.players, line.seat).colour} face={line.face} />
          )}
          <span>
            {CASINO_NAMES[line.face]}
            {lesser.length > 0 && (
              <small>{lesser.map(({ bill, chance }) => `${bill / 1000}K ${roughPercent(chance)}`).join(' · ')}</small>
            )}
          </span>
        </span>
      </th>
      <td>{roughPercent(firstChance(line))}</td>
      <td class="odds-tie">{roughPercent(line.tie)}</td>
      <td>{roughMoney(line.worth)}</td>
    </tr>
  );
};

/** The numbers that can be placed, the best chance first. Without a roll, all casinos that have bills. */
const oddsLines = (model: LasVegasModel, { options }: LasVegasOdds): readonly OddsLine[] => {
  const placements = options.flatMap((option) => {
    const face = faceOf(option);
    return face === null ? [] : [lineOf(model, at(option.casinos, face - 1), face)];
  });
  if (placements.length > 0) return placements.sort((a, b) => firstChance(b) - firstChance(a));
  const casinos = options[0]?.casinos ?? [];
  return FACES.flatMap((face) => {
    const odds = casinos[face - 1];
    return odds === undefined || odds.bills.length === 0 ? [] : [lineOf(model, odds, face)];
  });
};

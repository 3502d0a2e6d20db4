/** The effects of a deal, line by line: new bosses, and the goods of both sides afterwards. */

import { type Casino, DICE_PER_SEAT, MARKERS_PER_SEAT, type Terms } from '@fremont/games/lords-of-vegas';
import { t } from '../../i18n/index.ts';
import { playerAt } from '../../table/players.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type Holding, holdingsAfter, newBosses } from './deal-effects.ts';
import type { LordsModel, LordsProps } from './types.ts';
import { millions } from './words.ts';

interface TermsProps extends LordsProps {
  readonly terms: Terms;
}

export const DealEffects = ({ model, terms }: TermsProps) => (
  <ul class="deal-effects">
    <NewBosses model={model} terms={terms} />
    {holdingsAfter(model.view, terms).map((holding) => (
      <Effect key={holding.seat} icon="check" words={holdingWords(model, holding)} />
    ))}
    <Effect icon="check" words={t('lords-of-vegas.dealAtOnce')} />
  </ul>
);

/** The new bosses alone, for places without room for the other effects. */
export const NewBosses = ({ model, terms }: TermsProps) => (
  <>
    {newBosses(model.view, terms).map((casino) => (
      <Effect key={casino.id} icon="crown" words={bossWords(model, casino)} />
    ))}
  </>
);

const Effect = ({ icon, words }: { readonly icon: 'check' | 'crown'; readonly words: string }) => (
  <li>
    <Icon name={icon} size={15} />
    <span>{words}</span>
  </li>
);

const bossWords = ({ players }: LordsModel, { id, boss }: Casino): string =>
  boss === null
    ? t('lords-of-vegas.dealTie', { lot: id })
    : t('lords-of-vegas.dealBoss', { lot: id, name: playerAt(players, boss).name });

const holdingWords = ({ players }: LordsModel, { seat, money, dice, markers }: Holding): string =>
  t('lords-of-vegas.dealHolding', {
    name: playerAt(players, seat).name,
    money: millions(money),
    dice,
    diceMost: DICE_PER_SEAT,
    markers,
    markersMost: MARKERS_PER_SEAT,
  });

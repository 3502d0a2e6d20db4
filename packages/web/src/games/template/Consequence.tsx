/** The dock: the effect of a choice before it is confirmed, a hint, or the last event. */

import { type Sign, strengthsOf, WORTH } from '@fremont/games/template';
import { at, type Seat } from '@fremont/kernel';
import { money, t } from '../../i18n/index.ts';
import { LastEvent } from '../../table/LastEvent.tsx';
import { chosenSign } from './controls.ts';
import type { NeonRowModel, NeonRowProps } from './types.ts';

export const Consequence = ({ model }: NeonRowProps) => {
  const sign = chosenSign(model);
  if (model.actor === null) return <LastEvent model={model} />;
  if (sign === null) return <Hint model={model} />;
  return (
    <div class="consequence">
      <p class="consequence-lines">{effectOf(model, model.actor, sign)}</p>
    </div>
  );
};

const Hint = ({ model }: NeonRowProps) => (
  <div class="consequence consequence-quiet">
    <p class="consequence-lines">
      {t(model.view.phase.type === 'rolling' ? 'template.hintRoll' : 'template.hintChoose')}
    </p>
  </div>
);

/** Tips of others are not known, so they are not counted. */
const effectOf = ({ view, text }: NeonRowModel, seat: Seat, sign: Sign): string => {
  const strengths = strengthsOf(view, sign);
  const placed = view.phase.type === 'placing' ? view.phase.roll.filter((die) => die === sign).length : 0;
  return t('template.effect', {
    sign: text.value.signs[sign],
    own: at(strengths, seat) + placed,
    others: Math.max(...strengths.filter((_, index) => index !== seat)),
    money: money(WORTH[sign]),
  });
};

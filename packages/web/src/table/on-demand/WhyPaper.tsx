/** The note with the reason, the remedy and a link to the rule. It never covers its target. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { placeBeside } from '../../ui/place-beside.ts';
import type { Players } from '../players.ts';
import { Told } from '../Told.tsx';
import { hideWhySoon, keepWhy, why } from '../why.ts';
import { explanationAt } from './explain/texts.ts';

const GAP = 12;

export const WhyPaper = ({ players }: { readonly players: Players }) => {
  const paper = useRef<HTMLElement>(null);
  const shown = why.value;
  useLayoutEffect(() => {
    if (paper.current !== null && shown !== null) placeBeside(paper.current, shown.target, GAP);
  });
  if (shown === null) return null;
  const { reason } = shown;
  const explanation = explanationAt(shown.target);
  return (
    <aside
      ref={paper}
      class="why-paper"
      aria-label={t('table.why')}
      onPointerEnter={keepWhy}
      onPointerLeave={() => hideWhySoon(shown.target)}
    >
      <p class="why-fact">
        <Icon name="lock" size={17} />
        <span>
          <Told sentence={reason.why} players={players} />
        </span>
      </p>
      {explanation !== null && <p class="why-about">{explanation}</p>}
      {reason.remedy !== null && (
        <p class="why-remedy">
          <b>{t('table.whyRemedy')}</b> <Told sentence={reason.remedy} players={players} />
        </p>
      )}
      {reason.href !== null && (
        <a class="why-rule" href={reason.href}>
          {t('table.whyRule')}
        </a>
      )}
    </aside>
  );
};

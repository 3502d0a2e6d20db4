/** The paper itself: reason as a fact, the way out, a link to the rule. Beside its target, never over it. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Icon } from '../ui/Icon.tsx';
import type { Players } from './players.ts';
import { Told } from './Told.tsx';
import { keepWhy, leaveWhy, why } from './why.ts';

const GAP = 12;

export const WhyPaper = ({ players }: { readonly players: Players }) => {
  const paper = useRef<HTMLElement>(null);
  const shown = why.value;
  useLayoutEffect(() => {
    if (paper.current !== null && shown !== null) putBeside(paper.current, shown.target);
  });
  if (shown === null) return null;
  const { reason } = shown;
  return (
    <aside
      ref={paper}
      class="why-paper"
      aria-label={t('table.why')}
      onPointerEnter={keepWhy}
      onPointerLeave={() => leaveWhy(shown.target)}
    >
      <p class="why-fact">
        <Icon name="lock" size={17} />
        <span>
          <Told sentence={reason.why} players={players} />
        </span>
      </p>
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

/** Above the target if there is room, else below; inside the window. */
const putBeside = (paper: HTMLElement, target: Element): void => {
  const at = target.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = paper;
  const above = at.top - height - GAP;
  paper.style.top = `${above >= 8 ? above : Math.min(at.bottom + GAP, innerHeight - height - 8)}px`;
  paper.style.left = `${Math.max(8, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - 8))}px`;
};

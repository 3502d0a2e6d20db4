/** Tabs over panels, one shown at a time. */

import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import './tabs.css';

export interface Tab {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly panel: () => ComponentChildren;
}

export const Tabs = ({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) => {
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState(tabs[0]?.key);
  const shown = tabs.find((tab) => tab.key === chosen) ?? tabs[0];
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined || shown === undefined) return;
    const index = (tabs.indexOf(shown) + step + tabs.length) % tabs.length;
    choose(tabs[index]?.key);
    bar.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };
  return (
    <div class="tabs">
      <div ref={bar} class="tabs-bar" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ key, label: name, icon }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === shown?.key}
            aria-controls={`${id}-panel`}
            tabIndex={key === shown?.key ? 0 : -1}
            onClick={() => choose(key)}
          >
            {icon !== undefined && <Icon name={icon} size={17} />}
            {name}
          </button>
        ))}
      </div>
      <div class="tabs-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown?.key}`}>
        {shown?.panel()}
      </div>
    </div>
  );
};

/** The rules of the game over its table. Links inside them stay in the drawer. */

import type { Signal } from '@preact/signals';
import { frontOf } from '../../games/fronts.ts';
import { t } from '../../i18n/index.ts';
import { RulesText } from '../../pages/rules/RulesText.tsx';
import { useBook } from '../../pages/rules/reading.ts';
import { Drawer } from './Drawer.tsx';

interface RulesDrawerProps {
  readonly game: string;
  readonly options: object;
  /** The rule to show; empty for the beginning. */
  readonly rule: Signal<string>;
  readonly onClose: () => void;
}

export const RulesDrawer = ({ game, options, rule, onClose }: RulesDrawerProps) => {
  const front = frontOf(game);
  const open = useBook(game);
  return (
    <Drawer title={t('table.rules')} back={t('dialogs.backToTable')} onClose={onClose}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: Enter on a link clicks it */}
      <div onClick={(event) => followInside(event, rule)}>
        {front !== null && open !== null && open !== undefined && (
          <RulesText front={front} {...open} anchor={rule.value} {...editionIn(options)} />
        )}
      </div>
    </Drawer>
  );
};

/** The edition that is played; empty for a game with one edition. */
const editionIn = (options: object): { readonly edition?: string } =>
  'edition' in options && typeof options.edition === 'string' ? { edition: options.edition } : {};

/** A link to a rule scrolls the drawer. The address of the table stays. */
const followInside = (event: MouseEvent, rule: Signal<string>): void => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  if (!href.startsWith('#')) return;
  event.preventDefault();
  const anchor = href.slice(1);
  if (rule.peek() === anchor) document.getElementById(anchor)?.scrollIntoView({ block: 'center' });
  rule.value = anchor;
};

/** Which dialogs and panels of the table page are open. */

import { type Signal, signal } from '@preact/signals';

export type TableDialog =
  | 'undo'
  | 'keys'
  | 'log'
  | 'account'
  | 'newTable'
  | 'rules'
  | 'settings'
  | 'leave'
  | 'wrong'
  | 'picture'
  | 'dice';

/** `show` plays the show of the finale, `still` opens its end state. */
export type FinaleState = 'show' | 'still';

export interface Panels {
  readonly dialog: Signal<TableDialog | null>;
  readonly textView: Signal<boolean>;
  /** The rule that the drawer of the rules shows; empty for the beginning. */
  readonly rule: Signal<string>;
  /** The address that the person is asked about before the table is left. */
  readonly leaveTo: Signal<string>;
  /** Null while the finale is closed. */
  readonly finale: Signal<FinaleState | null>;
  /** The chart of the finale as a table. */
  readonly chartInWords: Signal<boolean>;
  openFinale(state: FinaleState): void;
  closeFinale(): void;
  toggleChart(): void;
  open(dialog: TableDialog): void;
  toggleTextView(): void;
  /** Opens the log, or focuses it where it is always visible. */
  openLog(): void;
  /** Shows the reason of the focused or hovered control, otherwise of the first disabled one. */
  askWhy(): void;
}

export const tablePanels = (): Panels => {
  const dialog = signal<TableDialog | null>(null);
  const textView = signal(false);
  const finale = signal<FinaleState | null>(null);
  const chartInWords = signal(false);
  const rule = signal('');
  return {
    dialog,
    textView,
    rule,
    leaveTo: signal('/'),
    finale,
    chartInWords,
    openFinale: (state) => {
      dialog.value = null;
      finale.value = state;
    },
    closeFinale: () => {
      finale.value = null;
    },
    toggleChart: () => {
      chartInWords.value = !chartInWords.value;
    },
    open: (next) => {
      rule.value = '';
      dialog.value = next;
    },
    toggleTextView: () => {
      textView.value = !textView.value;
    },
    openLog: () => {
      const inSight = document.querySelector<HTMLElement>('.side .log-lines');
      if (inSight?.checkVisibility() === true) inSight.focus();
      else dialog.value = 'log';
    },
    askWhy: () => offTarget()?.click(),
  };
};

const OFF = '[data-control][aria-disabled="true"]';

const offTarget = (): HTMLElement | null => {
  const focused = document.activeElement?.closest<HTMLElement>(OFF);
  return focused ?? document.querySelector<HTMLElement>(`${OFF}:hover`) ?? document.querySelector<HTMLElement>(OFF);
};

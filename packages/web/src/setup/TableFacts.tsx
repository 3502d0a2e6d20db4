/** A summary of the table at the foot of the set-up. */

import type { AnyGameSetup } from '../games/game-setup.ts';
import { t } from '../i18n/index.ts';
import type { SeatDraft } from './draft.ts';
import type { Options } from './options.ts';

interface FactsProps {
  readonly setup: AnyGameSetup;
  readonly options: Options;
  readonly seats: readonly SeatDraft[];
}

const noteOn = ({ setup, options, seats }: FactsProps): string | null => {
  const people = seats.filter(({ kind }) => kind === 'person').length;
  if (people === 0) return t('setup.watching');
  return people > 1 && setup.hasSecrets(options) ? t('setup.handOver') : null;
};

export const TableFacts = (props: FactsProps) => (
  <p class="setup-facts">
    <b>{props.setup.facts(props.options).join(' · ')}</b>
    <span>{noteOn(props)}</span>
  </p>
);

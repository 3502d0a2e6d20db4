/** The tables to continue, the last played first. */

import type { TableListing } from '@fremont/table/protocol';
import { signal, useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { askHello, isKnown } from '../../online/hello.ts';
import { type KeptTables, keptTables } from '../kept-tables.ts';
import type { CardsProps } from './on-demand/Cards.tsx';

export type Kept = KeptTables | 'waiting' | 'failed';

/** The page waits this long for the list, then renders without it. */
const PATIENCE_MS = 600;

/** Null until the first table is listed: most newcomers have none. */
const cards = signal<FunctionComponent<CardsProps> | null>(null);

/** The local tables, and whether the page may render. Rendering waits for the list, so that nothing shifts later. */
export const useKeptTables = () => {
  const kept = useSignal<Kept>('waiting');
  const online = useSignal<readonly TableListing[]>([]);
  const ready = useSignal(false);
  const read = async (): Promise<void> => {
    const [local, running] = await Promise.all([keptTables().catch(() => 'failed' as const), runningTables()]);
    if (tablesOf(local).length + running.length > 0)
      cards.value ??= await (await import('./on-demand/index.ts')).loadCards();
    kept.value = local;
    online.value = running;
    ready.value = true;
  };
  useEffect(() => {
    read();
    const timer = setTimeout(() => {
      ready.value = true;
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return { kept, online, ready, read };
};

/** Running online tables; none if the server is unreachable or does not know this device. */
const runningTables = async (): Promise<readonly TableListing[]> => {
  await askHello();
  if (!isKnown.peek()) return [];
  const { myTables } = await import('../../online/lobby.ts');
  const answer = await myTables();
  return answer.ok ? answer.value.filter(({ status }) => status !== 'over') : [];
};

const tablesOf = (kept: Kept): KeptTables['tables'] => (typeof kept === 'string' ? [] : kept.tables);

interface ContinueProps {
  readonly kept: Kept;
  readonly online: readonly TableListing[];
  readonly read: () => Promise<void>;
}

export const ContinueRow = ({ kept, online, read }: ContinueProps) => {
  const Cards = cards.value;
  const tables = tablesOf(kept);
  const note = online.length > 0 && typeof kept !== 'string' ? null : noteOn(kept);
  return (
    <section class="continue" aria-labelledby="continue">
      <h2 id="continue" class="cap">
        {t('home.continue')}
      </h2>
      {note !== null && <p class="continue-note">{note}</p>}
      {Cards !== null && tables.length + online.length > 0 && <Cards tables={tables} online={online} read={read} />}
    </section>
  );
};

const noteOn = (kept: Kept): string | null => {
  if (kept === 'waiting') return '';
  if (kept === 'failed') return t('home.listFailed');
  if (kept.storage === 'memory') return t('home.memoryOnly');
  return kept.tables.length === 0 ? t('home.noTables') : null;
};

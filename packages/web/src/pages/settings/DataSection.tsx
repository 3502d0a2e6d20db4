/** Export and deletion of the tables on this device. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { resetSettings } from '../../settings/index.ts';
import type { TableSummary } from '../../tables/types.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/Dialog.tsx';
import { notify } from '../../ui/Toast.tsx';
import { deleteTables, type KeptTables, keptTables } from '../kept-tables.ts';
import { Row, Section } from './Row.tsx';

const failed = (): void => notify({ key: 'data', text: () => t('settings.dataFailed') });

export const DataSection = () => {
  const kept = useSignal<KeptTables>({ tables: [], storage: 'kept' });
  const asking = useSignal(false);
  const read = (): Promise<void> =>
    keptTables().then((found) => {
      kept.value = found;
    }, failed);
  useEffect(() => {
    read();
  }, []);
  const { tables, storage } = kept.value;
  const remove = (): void => {
    asking.value = false;
    deleteTables(tables)
      .then(() => notify({ key: 'data', text: () => t('settings.deleted') }), failed)
      .then(read);
  };
  return (
    <Section id="data" title={t('settings.data')}>
      <p class="settings-note">{storage === 'kept' ? t('settings.dataText') : t('home.memoryOnly')}</p>
      <TablesRow
        tables={tables}
        onDelete={() => {
          asking.value = true;
        }}
      />
      <Row title={t('settings.reset')} text={t('settings.resetText')}>
        {() => (
          <Button size="small" onPress={resetSettings}>
            {t('settings.resetButton')}
          </Button>
        )}
      </Row>
      {asking.value && (
        <ConfirmDialog
          title={t('settings.deleteTitle')}
          confirm={t('settings.delete')}
          look="danger"
          onConfirm={remove}
          onClose={() => {
            asking.value = false;
          }}
        >
          <p>{t('settings.deleteText', { count: tables.length })}</p>
        </ConfirmDialog>
      )}
    </Section>
  );
};

const saveAll = async (tables: readonly TableSummary[]): Promise<void> => {
  const { exportTables } = await import('../export-tables.ts');
  await exportTables(tables, 'fremont-tables.json');
};

const TablesRow = (props: { readonly tables: readonly TableSummary[]; readonly onDelete: () => void }) => {
  const count = props.tables.length;
  const none = count === 0 ? t('settings.noTables') : null;
  return (
    <Row title={t('settings.tables')} text={t('settings.tableCount', { count })}>
      {() => (
        <span class="settings-buttons">
          <Button size="small" icon="download" off={none} onPress={() => saveAll(props.tables).catch(failed)}>
            {t('settings.export')}
          </Button>
          <Button size="small" look="danger" icon="trash" off={none} onPress={props.onDelete}>
            {t('settings.delete')}
          </Button>
        </span>
      )}
    </Row>
  );
};

/** The bans and mutes in force, and bans of addresses. */

import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { shownName } from '../../online/names.ts';
import { Button } from '../../ui/Button.tsx';
import { banAddresses, lift, readSanctions } from './calls.ts';
import { CardList, perform, useListing } from './listing.tsx';
import { sanctionText } from './People.tsx';
import { ReasonDialog, TextRow } from './ReasonDialog.tsx';

export const SanctionList = () => {
  const isBanning = useSignal(false);
  const { items, read } = useListing(readSanctions, []);
  return (
    <>
      <div class="admin-ways">
        <Button
          onPress={() => {
            isBanning.value = true;
          }}
        >
          {t('admin.banAddress')}
        </Button>
      </div>
      <CardList items={items.value} keyOf={({ id }) => id}>
        {(sanction) => (
          <>
            <h2>{sanction.person === null ? sanction.range : shownName(sanction.person)}</h2>
            <p>{sanctionText(sanction)}</p>
            <div class="admin-ways">
              <Button size="small" onPress={() => perform(lift(sanction.id), read).catch(reportError)}>
                {t('admin.lift')}
              </Button>
            </div>
          </>
        )}
      </CardList>
      {isBanning.value && (
        <AddressDialog
          onDone={read}
          onClose={() => {
            isBanning.value = false;
          }}
        />
      )}
    </>
  );
};

const AddressDialog = ({ onDone, onClose }: { readonly onDone: () => Promise<void>; readonly onClose: () => void }) => {
  const range = useSignal('');
  const fault = useSignal<string | null>(null);
  return (
    <ReasonDialog
      title={t('admin.banAddress')}
      confirm={t('admin.ban')}
      timed
      off={range.value.trim() === '' ? t('admin.enterRange') : null}
      onConfirm={async (terms) => {
        const asking = banAddresses(range.peek().trim(), terms);
        const answer = await asking;
        const isBadRange = !answer.ok && 'why' in answer.error && answer.error.why === 'range';
        fault.value = isBadRange ? t('admin.badRange') : null;
        return isBadRange ? false : perform(asking, onDone);
      }}
      onClose={onClose}
    >
      <TextRow
        label={t('admin.range')}
        hint={t('admin.rangeExample', { v4: '203.0.113.0/24', v6: '2001:db8::/48' })}
        value={range.value}
        onInput={(text) => {
          range.value = text;
          fault.value = null;
        }}
      />
      {fault.value !== null && (
        <p class="field-fault" role="alert">
          {fault.value}
        </p>
      )}
    </ReasonDialog>
  );
};

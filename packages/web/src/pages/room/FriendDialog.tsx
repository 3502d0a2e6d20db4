/** Seats a friend at this device under their own name. */

import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { nameError } from '../../online/IdentityForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

export const FriendDialog = (props: { readonly onSit: (name: string) => void; readonly onClose: () => void }) => {
  const id = useId();
  const name = useSignal('');
  const sit = (): void => {
    if (nameError(name.peek()) !== null) return;
    props.onSit(name.peek().trim());
    props.onClose();
  };
  return (
    <Dialog
      title={t('online.friendTitle')}
      onClose={props.onClose}
      footer={
        <>
          <Button onPress={props.onClose}>{t('shell.cancel')}</Button>
          <Button look="primary" off={nameError(name.value)} onPress={sit}>
            {t('online.sitDown')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sit();
        }}
      >
        <p>{t('online.friendText')}</p>
        <label class="persona-name" for={id}>
          {t('online.friendName')}
        </label>
        <input
          id={id}
          class="field"
          value={name.value}
          autocomplete="off"
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
      </form>
    </Dialog>
  );
};

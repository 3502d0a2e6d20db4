/** Shows the picture of a finished match, and shares or saves it. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import type { ScreenTypes } from '../../game-screen.ts';
import { endSentence } from '../../ranking.ts';
import { spelled } from '../../sentences.ts';
import type { TableModel } from '../../table-model.ts';
import { dataUrlOf } from './data-url.ts';
import { makePicture } from './make-picture.tsx';
import './picture-dialog.css';

interface PictureDialogProps {
  readonly model: TableModel<ScreenTypes>;
  readonly onClose: () => void;
}

interface Made {
  readonly blob: Blob;
  readonly address: string;
}

export const PictureDialog = ({ model, onClose }: PictureDialogProps) => {
  const made = useSignal<Made | null>(null);
  const hasFailed = useSignal(false);
  useEffect(() => {
    const { outcome } = model.update.peek();
    if (outcome !== null)
      makePicture(model, outcome).then(
        async (blob) => {
          made.value = { blob, address: await dataUrlOf(blob) };
        },
        (error: unknown) => {
          reportError(error);
          hasFailed.value = true;
        },
      );
  }, [model]);
  const file = made.value && new File([made.value.blob], fileName(model), { type: 'image/png' });
  return (
    <Dialog
      title={t('table.picture')}
      onClose={onClose}
      footer={
        file !== null && (
          <>
            <Button icon="download" onPress={() => saveFile(file.name, file)}>
              {t('dialogs.pictureSave')}
            </Button>
            {canShare(file) && (
              <Button look="primary" icon="send" onPress={() => share(file)}>
                {t('dialogs.pictureShare')}
              </Button>
            )}
          </>
        )
      }
    >
      <div class="picture-frame" aria-busy={made.value === null && !hasFailed.value}>
        {made.value !== null && (
          <img src={made.value.address} width="1200" height="630" alt={spelled(endSentence(model), model.players)} />
        )}
        {made.value === null && (
          <p role="status">{t(hasFailed.value ? 'dialogs.pictureFailed' : 'dialogs.pictureWait')}</p>
        )}
      </div>
    </Dialog>
  );
};

const fileName = ({ setting }: TableModel<ScreenTypes>): string =>
  `${setting.game}-${new Date().toISOString().slice(0, 10)}.png`;

const canShare = (file: File): boolean => 'canShare' in navigator && navigator.canShare({ files: [file] });

/** Rejects when the person closes the share sheet, which is no error. */
const share = (file: File): void => {
  navigator.share({ files: [file] }).catch(() => undefined);
};

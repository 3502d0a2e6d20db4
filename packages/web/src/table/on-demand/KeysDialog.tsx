/** Lists every key that works now, taken from the control list. */

import { t } from '../../i18n/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Controls } from '../controls.ts';
import { keyLabel } from '../key-label.ts';
import type { Panels } from '../panels.ts';

/** Keys whose controls exist only while there is something to skip or step back from. */
const EVERYWHERE = [
  ['table.keySpace', 'table.skip'],
  ['dialogs.keyForward', 'table.forward'],
  ['table.keyEscape', 'table.stepBack'],
  ['dialogs.keyArrows', 'dialogs.arrows'],
] as const;

export const KeysDialog = ({ controls, panels }: { readonly controls: Controls; readonly panels: Panels }) => (
  <Dialog
    title={t('dialogs.keysTitle')}
    onClose={() => {
      panels.dialog.value = null;
    }}
  >
    <dl class="keys-list">
      {controls
        .filter(({ keys }) => keys.length > 0)
        .map(({ id, keys, label }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              {[...new Set(keys.map(keyLabel))].map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      {EVERYWHERE.map(([key, label]) => (
        <div key={key}>
          <dt>{t(label)}</dt>
          <dd>
            <kbd>{t(key)}</kbd>
          </dd>
        </div>
      ))}
    </dl>
  </Dialog>
);

/** Every key that does something now, straight from the control list. */

import { t } from '../i18n/index.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { type Controls, keyLabel } from './controls.ts';
import type { Panels } from './panels.ts';

export const KeysDialog = ({ controls, panels }: { readonly controls: Controls; readonly panels: Panels }) => (
  <Dialog
    title={t('table.keysTitle')}
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
              {keys.slice(0, 2).map((key) => (
                <kbd key={key}>{keyLabel(key)}</kbd>
              ))}
            </dd>
          </div>
        ))}
    </dl>
  </Dialog>
);

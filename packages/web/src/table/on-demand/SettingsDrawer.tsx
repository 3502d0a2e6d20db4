/** The settings over a table. Changes apply at once, so the person sees them behind the drawer. */

import { t } from '../../i18n/index.ts';
import { SettingsRows } from '../../pages/settings/SettingsRows.tsx';
import '../../pages/settings/settings.css';
import { Drawer } from './Drawer.tsx';

export const SettingsDrawer = ({ onClose }: { readonly onClose: () => void }) => (
  <Drawer title={t('table.settings')} back={t('dialogs.backToTable')} onClose={onClose}>
    <div class="settings">
      <div class="settings-rows">
        <SettingsRows />
      </div>
    </div>
  </Drawer>
);

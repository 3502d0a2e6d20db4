/** Mutes all sound. */

import { t } from '../i18n/index.ts';
import { settings } from '../settings/index.ts';
import { Button } from '../ui/Button.tsx';
import { toggleMuted } from './index.ts';

export const MuteButton = () => {
  const muted = settings.muted.value;
  return (
    <Button
      look="icon"
      icon={muted ? 'mute' : 'sound'}
      label={muted ? t('shell.soundOff') : t('shell.soundOn')}
      onPress={toggleMuted}
    />
  );
};

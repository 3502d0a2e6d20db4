/** The volumes, each with a test button. */

import type { Signal } from '@preact/signals';
import { percent, t } from '../../i18n/index.ts';
import { settings } from '../../settings/index.ts';
import { type Cue, isAmbienceOn, playCue } from '../../sound/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Switch } from '../../ui/Choice.tsx';
import { Row, Section } from './Row.tsx';

export const SoundSection = () => (
  <Section id="sound" title={t('settings.sound')}>
    <Row title={t('settings.muted')} text={t('settings.mutedText')}>
      {(describedBy) => (
        <Switch
          label={t('settings.muted')}
          describedBy={describedBy}
          on={settings.muted.value}
          onSwitch={(on) => {
            settings.muted.value = on;
          }}
        />
      )}
    </Row>
    <Volume
      title={t('settings.master')}
      text={t('settings.masterText')}
      volume={settings.masterVolume}
      sample="moneyIn"
    />
    <Volume
      title={t('settings.effects')}
      text={t('settings.effectsText')}
      volume={settings.effectsVolume}
      sample="diceRoll"
    />
    <Volume title={t('settings.turn')} text={t('settings.turnText')} volume={settings.turnVolume} sample="turn" />
    <Row title={t('settings.ambience')} text={t('settings.ambienceText')}>
      {(describedBy) => (
        <Switch
          label={t('settings.ambience')}
          describedBy={describedBy}
          on={isAmbienceOn.value}
          onSwitch={(on) => {
            settings.ambience.value = on ? 'on' : 'off';
          }}
        />
      )}
    </Row>
    {isAmbienceOn.value && (
      <Volume
        title={t('settings.ambienceVolume')}
        text={t('settings.ambienceVolumeText')}
        volume={settings.ambienceVolume}
        sample={null}
      />
    )}
  </Section>
);

const listen = (sample: Cue | null): void => {
  if (sample !== null) playCue(sample);
};

const Volume = (props: {
  readonly title: string;
  readonly text: string;
  readonly volume: Signal<number>;
  /** Null for the ambience, which can be heard all the time. */
  readonly sample: Cue | null;
}) => (
  <Row title={props.title} text={props.text}>
    {(describedBy) => (
      <span class="settings-volume">
        <input
          type="range"
          class="slider"
          min="0"
          max="1"
          step="0.05"
          value={props.volume.value}
          aria-label={props.title}
          aria-describedby={describedBy}
          aria-valuetext={percent(props.volume.value)}
          style={{ '--value': props.volume.value }}
          onInput={({ currentTarget }) => {
            props.volume.value = currentTarget.valueAsNumber;
          }}
          onChange={() => listen(props.sample)}
        />
        {props.sample !== null && (
          <Button
            look="icon"
            icon="play"
            label={t('settings.listen', { what: props.title })}
            off={settings.muted.value ? t('settings.mutedWhy') : null}
            onPress={() => listen(props.sample)}
          />
        )}
      </span>
    )}
  </Row>
);

/** Edition and options, each worded as what happens. */

import { LISTED_EDITIONS, type Options } from '@fremont/games/las-vegas';
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Choice, Switch } from '../ui/Choice.tsx';
import { Icon } from '../ui/Icon.tsx';
import { fittingOptions, reasonAgainst } from './options.ts';

interface OptionProps {
  readonly options: Signal<Options>;
  readonly seats: number;
}

export const EditionChoice = ({ options, seats }: OptionProps) => (
  <>
    <h3 class="cap">{t('setup.edition')}</h3>
    <Choice
      label={t('setup.edition')}
      value={options.value.edition}
      options={LISTED_EDITIONS.map((value) => ({ value, label: t(`home.${value}`) }))}
      onChoose={(edition) => {
        options.value = fittingOptions({ ...options.value, edition }, seats);
      }}
    />
  </>
);

export const OptionRows = ({ options, seats }: OptionProps) => {
  const { value } = options;
  const neutralOff = value.neutralDice ? null : reasonAgainst({ ...value, neutralDice: true }, seats);
  return (
    <div>
      <h3 class="cap">{t('setup.options')}</h3>
      <Row title={t('setup.winnings')} text={t('setup.winningsText')}>
        {(describedBy) => (
          <Choice
            label={t('setup.winnings')}
            describedBy={describedBy}
            value={value.winnings}
            options={[
              { value: 'open', label: t('setup.open') },
              { value: 'hidden', label: t('setup.hidden') },
            ]}
            onChoose={(winnings) => {
              options.value = { ...value, winnings };
            }}
          />
        )}
      </Row>
      <Row title={t('setup.neutralDice')} text={t('setup.neutralDiceText')} off={neutralOff}>
        {(describedBy) => (
          <Switch
            label={t('setup.neutralDice')}
            describedBy={describedBy}
            on={value.neutralDice}
            off={neutralOff}
            onSwitch={(neutralDice) => {
              options.value = { ...value, neutralDice };
            }}
          />
        )}
      </Row>
      <p class="setup-levels">
        <Icon name="bot" size={18} />
        {t('setup.levels')}
      </p>
    </div>
  );
};

const Row = (props: {
  readonly title: string;
  readonly text: string;
  readonly off?: string | null;
  readonly children: (describedBy: string) => ComponentChildren;
}) => {
  const id = useId();
  const off = props.off ?? null;
  return (
    <div class="setup-option">
      <div id={id}>
        <b class="setup-option-title">{props.title}</b>
        <span class="setup-option-text">{props.text}</span>
        {off !== null && (
          <span class="setup-off">
            <Icon name="lock" size={14} />
            {off}
          </span>
        )}
      </div>
      {props.children(id)}
    </div>
  );
};

/** The bar above the table: game, phase, and tools such as log, speed, rules and menu. */

import { t } from '../i18n/index.ts';
import { lessonItems } from '../lessons/menu.ts';
import mark from '../pages/frame/art/mark.svg';
import { rulesHref } from '../pages/rules/address.ts';
import { navigate } from '../router/index.ts';
import { MuteButton } from '../sound/MuteButton.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Menu } from '../ui/Menu.tsx';
import type { ScreenTypes } from './game-screen.ts';
import { hasKeyboard } from './keyboard.ts';
import type { TableProps } from './open-table.ts';
import { PhaseLine } from './PhaseLine.tsx';
import type { Panels } from './panels.ts';
import { changeSpeed, SpeedButton, speedName } from './SpeedButton.tsx';

export const TopBar = <S extends ScreenTypes>({ table, panels }: TableProps<S> & { readonly panels: Panels }) => {
  const { model } = table;
  const { screen } = model;
  const Status = model.extras?.Status;
  const rules = rulesHref(model.setting.game);
  return (
    <header class="table-top">
      <a class="table-mark" href="/" aria-label={t('table.home')} title={t('table.home')}>
        <img src={mark} width="34" height="34" alt="" />
      </a>
      <div class="table-title">
        <h1>{screen.title(model)}</h1>
        <p>
          {model.setting.lesson !== undefined && `${t('table.guided')} · `}
          {screen.subtitle(model)}
          {model.extras !== null && (
            <>
              {' · '}
              <bdi>{model.extras.name()}</bdi>
            </>
          )}
        </p>
      </div>
      <PhaseLine steps={screen.phases(model)} />
      <nav class="table-tools" aria-label={t('table.menu')}>
        {Status !== undefined && <Status model={model} />}
        {screen.hasLens !== undefined && (
          <Button
            class="tool-lens"
            look="icon"
            icon="lens"
            label={t('table.lens')}
            pressed={model.lens.isOn.value}
            onPress={() => model.lens.toggle()}
          />
        )}
        <Button class="tool-log" look="icon" icon="log" label={t('table.openLog')} onPress={() => panels.openLog()} />
        <Button
          class="tool-wide"
          look="icon"
          icon="eye"
          label={t('table.textView')}
          pressed={panels.textView.value}
          onPress={() => panels.toggleTextView()}
        />
        <SpeedButton />
        <ButtonLink class="tool-wide" look="icon" icon="book" label={t('table.rules')} href={rules} />
        <span class="tool-wide">
          <MuteButton />
        </span>
        <ButtonLink class="tool-wide" look="icon" icon="gear" label={t('table.settings')} href="/settings" />
        <TableMenu table={table} panels={panels} />
      </nav>
    </header>
  );
};

export const TableMenu = <S extends ScreenTypes>({ table, panels }: TableProps<S> & { readonly panels: Panels }) => {
  const { model } = table;
  const { screen } = model;
  return (
    <Menu
      label={t('table.menu')}
      icon="menu"
      more={async () => (await import('./on-demand/match-items.ts')).matchItems(table, panels)}
      items={[
        { key: 'text', icon: 'eye', label: t('table.textView'), onChoose: () => panels.toggleTextView() },
        ...(hasKeyboard.value
          ? [{ key: 'keys', icon: 'keyboard' as const, label: t('table.keys'), onChoose: () => panels.open('keys') }]
          : []),
        { key: 'rules', icon: 'book', label: t('table.rules'), onChoose: () => panels.open('rules') },
        { key: 'speed', icon: 'speed', label: speedName(), onChoose: changeSpeed },
        { key: 'settings', icon: 'gear', label: t('table.settings'), onChoose: () => panels.open('settings') },
        ...(screen.menu?.(model) ?? []),
        ...(model.extras?.menu(model) ?? []),
        ...lessonItems(model.setting),
        { key: 'new', icon: 'plus', label: t('table.newTable'), onChoose: () => panels.open('newTable') },
        { key: 'home', icon: 'home', label: t('table.home'), onChoose: () => navigate('/') },
      ]}
    />
  );
};

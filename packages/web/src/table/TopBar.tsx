/** The bar over the table: where we are, and everything that is not the game itself. */

import { rulesHref } from '../games/names.ts';
import { t } from '../i18n/index.ts';
import mark from '../pages/frame/art/mark.svg';
import { navigate } from '../router/index.ts';
import { MuteButton } from '../sound/MuteButton.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Menu } from '../ui/Menu.tsx';
import { copyMatch } from './copy-match.ts';
import type { ScreenTypes, SessionProps } from './game-screen.ts';
import { hasKeyboard } from './keyboard.ts';
import { PhaseLine } from './PhaseLine.tsx';
import type { Panels } from './panels.ts';
import { changeSpeed, SpeedButton, speedName } from './SpeedButton.tsx';

export const TopBar = <S extends ScreenTypes>({ session, panels }: SessionProps<S> & { readonly panels: Panels }) => {
  const { screen } = session;
  const Status = session.extras?.Status;
  const rules = rulesHref(session.setting.game);
  return (
    <header class="table-top">
      <a class="table-mark" href="/" aria-label={t('table.home')} title={t('table.home')}>
        <img src={mark} width="34" height="34" alt="" />
      </a>
      <div class="table-title">
        <h1>{screen.title(session)}</h1>
        <p>
          {screen.subtitle(session)}
          {session.extras !== null && (
            <>
              {' · '}
              <bdi>{session.extras.name()}</bdi>
            </>
          )}
        </p>
      </div>
      <PhaseLine steps={screen.phases(session)} />
      <nav class="table-tools" aria-label={t('table.menu')}>
        {Status !== undefined && <Status sitting={session} />}
        {screen.hasLens !== undefined && (
          <Button
            look="icon"
            icon="lens"
            label={t('table.lens')}
            pressed={session.lens.isOn.value}
            onPress={() => session.lens.toggle()}
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
        {rules !== null && (
          <ButtonLink class="tool-wide" look="icon" icon="book" label={t('table.rules')} href={rules} />
        )}
        <span class="tool-wide">
          <MuteButton />
        </span>
        <ButtonLink class="tool-wide" look="icon" icon="gear" label={t('table.settings')} href="/settings" />
        <TableMenu session={session} panels={panels} />
      </nav>
    </header>
  );
};

const TableMenu = <S extends ScreenTypes>({ session, panels }: SessionProps<S> & { readonly panels: Panels }) => {
  const go = (href: string) => (): void => navigate(href);
  const rules = rulesHref(session.setting.game);
  return (
    <Menu
      label={t('table.menu')}
      icon="menu"
      items={[
        { key: 'text', icon: 'eye', label: t('table.textView'), onChoose: () => panels.toggleTextView() },
        ...(hasKeyboard.value
          ? [{ key: 'keys', icon: 'keyboard' as const, label: t('table.keys'), onChoose: () => panels.open('keys') }]
          : []),
        ...(rules === null
          ? []
          : [{ key: 'rules', icon: 'book' as const, label: t('table.rules'), onChoose: go(rules) }]),
        { key: 'speed', icon: 'speed', label: speedName(), onChoose: changeSpeed },
        { key: 'settings', icon: 'gear', label: t('table.settings'), onChoose: go('/settings') },
        { key: 'copy', icon: 'copy', label: t('table.copyMatch'), onChoose: () => copyMatch(session) },
        ...(session.extras?.menu(session) ?? []),
        { key: 'new', icon: 'plus', label: t('table.newTable'), onChoose: () => panels.open('newTable') },
        { key: 'home', icon: 'home', label: t('table.home'), onChoose: go('/') },
      ]}
    />
  );
};

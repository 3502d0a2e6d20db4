/** The dialog around a game's result, with what comes next. */

import type { ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';
import { navigate } from '../router/index.ts';
import { localTables } from '../tables/local.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { copyMatch } from './copy-match.ts';
import type { ResultWays, ScreenTypes, SessionProps } from './game-screen.ts';
import { Letterboard } from './Letterboard.tsx';
import './result.css';

interface ResultFrameProps<S extends ScreenTypes> extends SessionProps<S>, ResultWays {
  readonly title: string;
  /** Who won and how, in a sentence. */
  readonly verdict: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The same people and bots, seats moved on by one. */
const localAgain = (id: string): { rematch(): void } => ({
  rematch: () => {
    localTables()
      .rematch(id)
      .then((next) => navigate(`/table/${next}`), reportError);
  },
});

export const ResultFrame = <S extends ScreenTypes>({
  session,
  title,
  verdict,
  children,
  onClose,
  onNewTable,
}: ResultFrameProps<S>) => (
  <Dialog
    title={title}
    size="large"
    onClose={onClose}
    footer={
      <>
        <ButtonLink look="ghost" icon="home" href="/">
          {t('table.home')}
        </ButtonLink>
        <Button look="ghost" icon="copy" onPress={() => copyMatch(session)}>
          {t('table.copyMatch')}
        </Button>
        <Button look="ghost" icon="plus" onPress={onNewTable}>
          {t('table.newTable')}
        </Button>
        <Button look="primary" icon="redo" onPress={() => (session.extras ?? localAgain(session.setting.id)).rematch()}>
          {t('table.rematch')}
        </Button>
      </>
    }
  >
    <div class="result-headline">
      <div aria-hidden="true">
        <Letterboard lettering={session.screen.lettering(session)} />
      </div>
      <p class="result-verdict">{verdict}</p>
    </div>
    {children}
  </Dialog>
);

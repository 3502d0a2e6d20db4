/** The dialog around a game's result, with rematch, new table and copy. */

import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/index.ts';
import { navigate } from '../../router/index.ts';
import { localTables } from '../../tables/local.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { ModelProps, ResultWays, ScreenTypes } from '../game-screen.ts';
import { Letterboard } from '../Letterboard.tsx';
import '../result.css';

interface ResultFrameProps<S extends ScreenTypes> extends ModelProps<S>, ResultWays {
  readonly title: string;
  /** One sentence that names the winner and the reason. */
  readonly verdict: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Starts a local rematch: the same people and bots, seats rotated by one. */
const localAgain = (id: string): { rematch(): void } => ({
  rematch: () => {
    localTables()
      .rematch(id)
      .then((next) => navigate(`/table/${next}`), reportError);
  },
});

export const ResultFrame = <S extends ScreenTypes>({
  model,
  title,
  verdict,
  children,
  onClose,
  onNewTable,
  onCopy,
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
        <Button look="ghost" icon="copy" onPress={onCopy}>
          {t('table.copyMatch')}
        </Button>
        <Button look="ghost" icon="plus" onPress={onNewTable}>
          {t('table.newTable')}
        </Button>
        <Button look="primary" icon="redo" onPress={() => (model.extras ?? localAgain(model.setting.id)).rematch()}>
          {t('table.rematch')}
        </Button>
      </>
    }
  >
    <div class="result-headline">
      <div aria-hidden="true">
        <Letterboard lettering={model.screen.lettering(model)} />
      </div>
      <p class="result-verdict">{verdict}</p>
    </div>
    {children}
  </Dialog>
);

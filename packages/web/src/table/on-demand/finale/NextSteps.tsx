/** The next steps after the match: rematch, share, new table, home. On phones the rest is at the end of the page. */

import { t } from '../../../i18n/index.ts';
import { navigate } from '../../../router/index.ts';
import { localTables } from '../../../tables/local.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import type { RematchControl } from '../../extras.ts';
import type { ScreenTypes } from '../../game-screen.ts';
import type { TableModel } from '../../table-model.ts';

export interface NextStepsProps {
  readonly model: TableModel<ScreenTypes>;
  readonly onShare: () => void;
  readonly onPicture: () => void;
  readonly onNewTable: () => void;
}

/** A local rematch: the same people and bots, seats rotated by one. */
const localRematch = (id: string): RematchControl => ({
  label: t('table.rematch'),
  run: () => {
    localTables()
      .rematch(id)
      .then((next) => navigate(`/table/${next}`), reportError);
  },
});

const rematchOf = ({ extras, setting }: TableModel<ScreenTypes>): RematchControl | null =>
  extras === null ? localRematch(setting.id) : extras.rematch();

/** The page that shows the whole match again. */
const replayHref = ({ extras, setting }: TableModel<ScreenTypes>): string =>
  extras === null ? `/replay/${setting.id}` : `/match/${setting.id}`;

/** The rematch is the first stop of the keyboard after the heading. */
export const NextSteps = ({ model, onShare, onPicture, onNewTable }: NextStepsProps) => {
  const rematch = rematchOf(model);
  const Note = model.extras?.RematchNote;
  return (
    <footer class="finale-dock">
      {rematch !== null && (
        <Button class="finale-rematch" look="primary" size="large" icon="redo" onPress={() => rematch.run()}>
          {rematch.label}
        </Button>
      )}
      <ButtonLink icon="play" href={replayHref(model)}>
        {t('finale.replay')}
      </ButtonLink>
      <Button icon="link" onPress={onShare}>
        {t('finale.shareResult')}
      </Button>
      <Button class="finale-wide" icon="star" onPress={onPicture}>
        {t('finale.picture')}
      </Button>
      <Button class="finale-wide" icon="plus" onPress={onNewTable}>
        {t('table.newTable')}
      </Button>
      <ButtonLink class="finale-wide" look="ghost" icon="home" href="/">
        {t('table.home')}
      </ButtonLink>
      {Note !== undefined && <Note model={model} />}
    </footer>
  );
};

/** The steps that do not fit the dock of a phone. */
export const MoreSteps = ({
  onNewTable,
  onPicture,
  onAccount,
  onClose,
}: Pick<NextStepsProps, 'onNewTable' | 'onPicture'> & {
  readonly onAccount: () => void;
  readonly onClose: () => void;
}) => (
  <div class="finale-more">
    <Button icon="plus" onPress={onNewTable}>
      {t('table.newTable')}
    </Button>
    <Button icon="star" onPress={onPicture}>
      {t('finale.picture')}
    </Button>
    <Button icon="log" onPress={onAccount}>
      {t('finale.account')}
    </Button>
    <Button icon="eye" onPress={onClose}>
      {t('finale.seeTable')}
    </Button>
    <ButtonLink look="ghost" icon="home" href="/">
      {t('table.home')}
    </ButtonLink>
  </div>
);

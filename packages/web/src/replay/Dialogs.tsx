/** The dialogs of a replay: play on from here, share. */

import { type Seat, seatList } from '@fremont/kernel';
import type { CodeKind } from '@fremont/table/code';
import { useSignal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { Badge } from '../pieces/Badge.tsx';
import type { AnyModelProps } from '../table/extras.ts';
import type { ScreenTypes } from '../table/game-screen.ts';
import { playerAt } from '../table/players.ts';
import type { TableModel } from '../table/table-model.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { ConfirmDialog, Dialog } from '../ui/Dialog.tsx';
import { saveFile } from '../ui/save-file.ts';
import { shareText } from '../ui/share-text.ts';
import { notify } from '../ui/Toast.tsx';
import { AdviceDialog } from './advice/AdviceDialog.tsx';
import type { ReplayContext } from './context.ts';
import { likelySeat, playOn } from './fork.ts';
import { VerifyDialog } from './lazy-verify.ts';
import { fileNameOf, fileOf, linkOf } from './share.ts';

interface DialogsProps {
  readonly model: TableModel<ScreenTypes>;
  readonly context: ReplayContext;
}

export const Dialogs = (props: DialogsProps) => {
  switch (props.context.dialog.value) {
    case 'fork':
      return <ForkDialog {...props} />;
    case 'advice':
      return <AdviceDialog {...props} />;
    case 'share':
      return <ShareDialog {...props} />;
    case 'verify':
      return <VerifyDialog source={props.context.source} onClose={closerOf(props.context)} />;
    case null:
      return null;
  }
};

const closerOf =
  ({ dialog }: ReplayContext) =>
  (): void => {
    dialog.value = null;
  };

const ForkDialog = ({ context, model }: DialogsProps) => {
  const seat = useSignal<Seat>(likelySeat(context, model.update.peek().toAct));
  const { players } = model;
  return (
    <ConfirmDialog
      title={t('replay.playOn')}
      confirm={t('replay.playOnConfirm')}
      onClose={closerOf(context)}
      onConfirm={() => {
        playOn(context, seat.peek()).catch(() => notify({ key: 'fork', text: () => t('replay.forkFailed') }));
      }}
    >
      <p>{t('replay.forkText')}</p>
      <p class="cap">{t('replay.forkSeat')}</p>
      <Choice
        label={t('replay.forkSeat')}
        look="plain"
        value={seat.value}
        options={seatList(players.length).map((one) => ({ value: one, label: <SeatLabel model={model} seat={one} /> }))}
        onChoose={(chosen) => {
          seat.value = chosen as Seat;
        }}
      />
      <p class="quiet">{t('replay.forkNote')}</p>
      {context.client.replay.viewer !== null && (
        <p>{t(model.screen.game.openView === undefined ? 'replay.forkKnown' : 'replay.forkGuessed')}</p>
      )}
    </ConfirmDialog>
  );
};

const SeatLabel = ({ model, seat }: AnyModelProps & { readonly seat: Seat }) => {
  const { colour, initial, name } = playerAt(model.players, seat);
  return (
    <span class="replay-seat">
      <Badge enamel={colour} initial={initial} />
      <bdi>{name}</bdi>
    </span>
  );
};

const ShareDialog = ({ context }: DialogsProps) => {
  const { client, source } = context;
  const record = client.replay.recordAt(client.replay.length);
  const isGuess = record?.start !== undefined;
  const isEnd = client.place.value === client.replay.length;
  const share = (kind: CodeKind): void => {
    linkOf(client, source, kind)
      .then((link) =>
        link === null
          ? notify({ key: 'share', text: () => t('replay.tooLong') })
          : shareText(link, () => t('replay.linkCopied')),
      )
      .catch(reportError);
  };
  return (
    <Dialog title={t('replay.share')} onClose={closerOf(context)}>
      <p>{t(isGuess ? 'replay.shareGuessed' : 'replay.shareText')}</p>
      <div class="replay-ways" hidden={isGuess}>
        <Button look="primary" icon="link" onPress={() => share('match')}>
          {t('replay.shareMatch')}
        </Button>
        {!isEnd && (
          <Button icon="link" onPress={() => share('position')}>
            {t('replay.sharePlace')}
          </Button>
        )}
        {record !== null && (
          <Button
            icon="download"
            onPress={() => saveFile(fileNameOf(client, source.playedAt), fileOf(record, client, source))}
          >
            {t('replay.saveFile')}
          </Button>
        )}
      </div>
    </Dialog>
  );
};

/** The dice of an online table: a seal, a sentence that says whether they can be verified, and the commitment in a dialog. */

import type { Room } from '@fremont/table/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { type DiceState, diceState } from './receipts.ts';
import { mySeats, ownAnchors } from './shares.ts';
import './dice-seal.css';

const sentenceOf = (state: DiceState): string => {
  switch (state) {
    case 'proven':
      return t('online.diceProven');
    case 'changed':
      return t('online.diceChanged');
    case 'unproven':
      return t('online.diceUnproven');
  }
};

interface DiceProps {
  readonly room: Room;
}

/** The sentence with its seal, in the waiting room. */
export const DiceNote = ({ room }: DiceProps) => {
  const state = diceState(room);
  return (
    <p class="dice-note" data-state={state} role={state === 'changed' ? 'alert' : undefined}>
      <Icon name={state === 'proven' ? 'seal' : 'flag'} size={20} />
      <span>{sentenceOf(state)}</span>
    </p>
  );
};

/** In the top bar of the table. */
export const DiceSeal = ({ room, onPress }: DiceProps & { readonly onPress: () => void }) => {
  const state = diceState(room);
  return (
    <Button
      class={`dice-seal dice-seal-${state}`}
      look="icon"
      icon={state === 'proven' ? 'seal' : 'flag'}
      label={t('table.dice')}
      onPress={onPress}
    />
  );
};

/** A table of one person and bots has one contributor; a table of programs has none. */
const sharesText = ({ contributors = [] }: Room): string =>
  contributors.length === 0 ? t('online.diceAlone') : t('online.diceShared', { count: contributors.length });

/** The anchors of this browser. People note them to check later that the shares of their seat were their own. */
const OwnAnchors = ({ room }: DiceProps) => {
  const anchors = useSignal<Awaited<ReturnType<typeof ownAnchors>>>([]);
  useEffect(() => {
    ownAnchors(room.id, mySeats(room)).then((found) => {
      anchors.value = found;
    }, reportError);
  }, [room.id]);
  if (anchors.value.length === 0) return null;
  return (
    <>
      <p class="cap">{t('online.diceAnchor')}</p>
      {anchors.value.map(({ seat, anchor }) => (
        <p key={seat} class="dice-hash">
          {seat}:{anchor}
        </p>
      ))}
    </>
  );
};

export const DiceDialog = ({ room, onClose }: DiceProps & { readonly onClose: () => void }) => (
  <Dialog
    title={t('table.dice')}
    onClose={onClose}
    footer={
      room.status === 'over' ? (
        <ButtonLink look="primary" icon="play" href={`/match/${room.id}`}>
          {t('online.diceVerify')}
        </ButtonLink>
      ) : undefined
    }
  >
    <DiceNote room={room} />
    {typeof room.commitment === 'string' && (
      <>
        {room.status !== 'lobby' && <p>{sharesText(room)}</p>}
        <p class="quiet">{t('online.diceHow')}</p>
        <p class="cap">{t('online.diceCommitment')}</p>
        <p class="dice-hash">{room.commitment}</p>
        <OwnAnchors room={room} />
      </>
    )}
  </Dialog>
);

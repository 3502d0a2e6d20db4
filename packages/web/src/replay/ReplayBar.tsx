/** The bottom of a replay: the scrubber with its marks, the playback buttons, and what to do with the match. */

import type { Perspective } from '@fremont/table/replay';
import { useComputed } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { Badge } from '../pieces/Badge.tsx';
import { type Control, controlById } from '../table/controls.ts';
import type { AnyModelProps, AnyTableModel } from '../table/extras.ts';
import { keyLabel } from '../table/key-label.ts';
import { type Players, playerAt } from '../table/players.ts';
import { SpeedButton } from '../table/SpeedButton.tsx';
import { spelled } from '../table/sentences.ts';
import { Told } from '../table/Told.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/icons.ts';
import { Menu, type MenuItem } from '../ui/Menu.tsx';
import type { ReplayContext, ReplayDialog } from './context.ts';
import { replayControls } from './controls.ts';
import { numberAt } from './marks.ts';
import './replay.css';

export interface BarProps extends AnyModelProps {
  readonly context: ReplayContext;
}

export const ReplayBar = ({ context, model }: BarProps) => (
  <section class="dock replay-bar" aria-label={t('replay.title')}>
    <Track context={context} model={model} />
    <div class="replay-row">
      <Now context={context} model={model} />
      <Transport context={context} />
      <Tools context={context} model={model} />
    </div>
  </section>
);

/** A range input brings keyboard, touch and screen readers with it. The marks behind it are a picture. */
const Track = ({ context, model }: BarProps) => {
  const { client, marks } = context;
  const place = client.place.value;
  const end = Math.max(client.replay.length, 1);
  return (
    <div class="replay-track" data-rounds={marks.value.rounds.length > 0} style={{ '--done': place / end }}>
      <TrackMarks context={context} />
      <input
        type="range"
        min={0}
        max={client.replay.length}
        step={1}
        value={place}
        aria-label={t('replay.place')}
        aria-valuetext={`${placeWords(context)}. ${sentenceNow(model, place) ?? ''}`}
        onInput={({ currentTarget }) => {
          client.pause();
          client.goTo(Number(currentTarget.value));
        }}
      />
    </div>
  );
};

/** A phone has room for the numbers of so many rounds. Otherwise it shows every fifth. */
const ROUNDS_ON_PHONES = 10;
const TURNS_ON_PHONES = 60;

const TrackMarks = ({ context }: Pick<BarProps, 'context'>) => {
  const { client, marks, moments } = context;
  const { rounds, turns } = marks.value;
  const end = Math.max(client.replay.length, 1);
  const at = (place: number) => ({ '--at': place / end });
  return (
    <div class="replay-marks" aria-hidden="true">
      {turns.map((place) => (
        <i key={`t${place}`} class="replay-turn" data-minor={turns.length > TURNS_ON_PHONES} style={at(place)} />
      ))}
      {rounds.map((place, index) => (
        <span
          key={`r${place}`}
          class="replay-round"
          data-minor={rounds.length > ROUNDS_ON_PHONES && (index + 1) % 5 !== 0}
          style={at(place)}
        >
          <span>{index + 1}</span>
        </span>
      ))}
      {moments.value.map(({ place }) => (
        <i key={`m${place}`} class="replay-moment" style={at(place)}>
          <Icon name="star" size={13} />
        </i>
      ))}
    </div>
  );
};

/** "Turn 21 of 31 · action 38 of 96". */
const placeWords = ({ client, marks }: ReplayContext): string => {
  const place = client.place.value;
  const { turns } = marks.value;
  const words = [
    ...(turns.length > 0 ? [t('replay.turnOf', { turn: numberAt(turns, place), turns: turns.length })] : []),
    t('replay.actionOf', { action: place, actions: client.replay.length }),
  ];
  return words.join(' · ');
};

/** The first sentence of the action that led to a place. */
const lineNow = (model: AnyTableModel, place: number) =>
  model.linesSince(place - 1).findLast((line) => line.type === 'line') ?? null;

const sentenceNow = (model: AnyTableModel, place: number): string | null => {
  const line = lineNow(model, place);
  return line && spelled(line.sentence, model.players);
};

const Now = ({ context, model }: BarProps) => {
  const line = lineNow(model, context.client.place.value);
  const seat = line?.type === 'line' ? line.seat : null;
  return (
    <div class="replay-now">
      {seat !== null && <PlayerBadge players={model.players} seat={seat} />}
      <p>
        <b>{line === null ? t('replay.title') : <Told sentence={line.sentence} players={model.players} />}</b>
        <small>{placeWords(context)}</small>
      </p>
    </div>
  );
};

const PlayerBadge = ({
  players,
  seat,
}: {
  readonly players: Players;
  readonly seat: Parameters<typeof playerAt>[1];
}) => {
  const { colour, initial } = playerAt(players, seat);
  return <Badge enamel={colour} initial={initial} />;
};

const Transport = ({ context }: Pick<BarProps, 'context'>) => {
  const controls = useComputed(() => replayControls(context)).value;
  const button = (id: string, icon: IconName, className = '') => {
    const control = controlById(controls, id);
    return control && <TransportButton control={control} icon={icon} class={className} />;
  };
  return (
    <div class="replay-transport">
      {button('replayTurnBack', 'turnBack')}
      {button('replayBack', 'back')}
      {button('replayPlay', context.client.isRunning.value ? 'pause' : 'play', 'replay-play')}
      {button('replayNext', 'next')}
      {button('replayTurnNext', 'turnNext')}
      <SpeedButton />
    </div>
  );
};

interface TransportButtonProps {
  readonly control: Control;
  readonly icon: IconName;
  readonly class: string;
}

const TransportButton = ({ control, icon, class: className }: TransportButtonProps) => (
  <button
    type="button"
    class={`button button-plain replay-button ${className}`}
    data-control={control.id}
    aria-label={control.label}
    title={`${control.label} (${keyLabel(control.keys[0] ?? '')})`}
    onClick={control.run}
  >
    <Icon name={icon} size={22} />
  </button>
);

const Tools = ({ context, model }: BarProps) => {
  const { moments, back } = context;
  return (
    <div class="replay-tools">
      <PerspectiveMenu context={context} model={model} />
      {moments.value.length > 0 && <Menu label={t('replay.moments')} icon="star" items={momentItems(context, model)} />}
      {back === null ? (
        <MatchTools context={context} model={model} />
      ) : (
        <Button look="primary" icon="back" onPress={back}>
          {t('replay.toTable')}
        </Button>
      )}
    </div>
  );
};

/** What can be done with the match. The record of a running online match is secret, so it cannot be shared. */
const MatchTools = ({ context, model }: BarProps) => {
  const { client, source } = context;
  const isSecret = client.replay.viewer !== null;
  const isOver = model.update.value.outcome !== null;
  return (
    <>
      {!isSecret && <DialogButton context={context} dialog="advice" icon="bot" label={t('replay.advice')} />}
      {!isSecret && (
        <DialogButton class="replay-verify" context={context} dialog="verify" icon="seal" label={t('replay.verify')} />
      )}
      {!isSecret && <DialogButton context={context} dialog="share" icon="link" label={t('replay.share')} />}
      <Button
        look={isSecret ? 'plain' : 'primary'}
        icon="fork"
        off={isOver ? t('replay.forkOver') : null}
        onPress={() => openDialog(context, 'fork')}
      >
        {t('replay.playOn')}
      </Button>
      {isSecret && source.origin.type === 'online' && (
        <ButtonLink look="primary" icon="back" href={`/online/${source.origin.id}`}>
          {t('replay.toTable')}
        </ButtonLink>
      )}
    </>
  );
};

const openDialog = ({ client, dialog }: ReplayContext, next: ReplayDialog): void => {
  client.pause();
  dialog.value = next;
};

interface DialogButtonProps extends Pick<BarProps, 'context'> {
  readonly dialog: ReplayDialog;
  readonly icon: IconName;
  readonly label: string;
  readonly class?: string;
}

const DialogButton = ({ context, dialog, icon, label, class: className = '' }: DialogButtonProps) => (
  <Button class={className} look="icon" icon={icon} label={label} onPress={() => openDialog(context, dialog)} />
);

const momentItems = ({ client, moments }: ReplayContext, model: AnyTableModel): readonly MenuItem[] =>
  moments.value.map(({ place, sentence }, index) => ({
    key: String(index),
    icon: 'star',
    label: spelled(sentence, model.players),
    onChoose: () => {
      client.pause();
      client.goTo(place);
    },
  }));

const perspectiveName = (model: AnyTableModel, perspective: Perspective): string => {
  if (perspective === 'open') return t('replay.openView');
  return perspective === 'spectator' ? t('replay.spectator') : playerAt(model.players, perspective).name;
};

const PerspectiveMenu = ({ context: { client }, model }: BarProps) => {
  const now = client.perspective.value;
  return (
    <Menu
      class="button-plain replay-eye"
      label={t('replay.seeAs', { name: perspectiveName(model, now) })}
      button={
        <>
          <Icon name="eye" size={18} />
          <span>{perspectiveName(model, now)}</span>
        </>
      }
      items={client.perspectives.map((perspective) => ({
        key: String(perspective),
        label: perspectiveName(model, perspective),
        chosen: perspective === now,
        onChoose: () => client.seeAs(perspective),
      }))}
    />
  );
};

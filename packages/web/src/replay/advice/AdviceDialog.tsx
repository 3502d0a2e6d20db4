/** "What would you do here?": what a bot would do at the place of a replay, and its chance to win. */

import { PLAY_LEVELS, type PlayLevel } from '@fremont/bots/bot';
import { type ByType, byType, canonicalJson, type GameTypes } from '@fremont/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { percent, t } from '../../i18n/index.ts';
import type { ScreenTypes } from '../../table/game-screen.ts';
import { playerAt } from '../../table/players.ts';
import type { TableModel } from '../../table/table-model.ts';
import type { Advice } from '../../tables/advice.ts';
import { localTables } from '../../tables/local.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { ReplayContext } from '../context.ts';
import { type Decision, decisionAt, playedAt } from './decision.ts';

interface AdviceProps {
  readonly context: ReplayContext;
  readonly model: TableModel<ScreenTypes>;
}

export const AdviceDialog = ({ context, model }: AdviceProps) => {
  const decision = decisionAt(context, model.screen.hasSecrets(model.setting.options));
  return (
    <Dialog
      title={t('replay.advice')}
      onClose={() => {
        context.dialog.value = null;
      }}
    >
      {decision.type === 'open' ? (
        <OpenDecision context={context} model={model} decision={decision} />
      ) : (
        <p>{t(decision.type === 'none' ? 'replay.adviceOver' : 'replay.adviceSecret')}</p>
      )}
    </Dialog>
  );
};

type Answer = 'thinking' | 'failed' | Advice;

const OpenDecision = ({
  context,
  model,
  decision: { seat, question },
}: AdviceProps & { readonly decision: Decision & { readonly type: 'open' } }) => {
  const level = useSignal<PlayLevel>('sharp');
  const answer = useSignal<Answer>('thinking');
  useEffect(() => {
    let isWanted = true;
    const show = (advice: Advice | null): void => {
      if (isWanted) answer.value = advice ?? 'failed';
    };
    answer.value = 'thinking';
    localTables()
      .advise({ ...question, level: level.value })
      .then(show, () => show(null));
    return () => {
      isWanted = false;
    };
  }, [level.value]);
  return (
    <>
      <p>{t('replay.adviceFor', { name: playerAt(model.players, seat).name })}</p>
      <Choice
        label={t('replay.adviceLevel')}
        look="plain"
        value={level.value}
        options={PLAY_LEVELS.map((one) => ({ value: one, label: t(`table.level-${one}`) }))}
        onChoose={(one) => {
          level.value = one;
        }}
      />
      <div class="replay-advice" role="status">
        <Answered model={model} answer={answer.value} played={playedAt(context)} />
      </div>
    </>
  );
};

interface AnsweredProps extends Pick<AdviceProps, 'model'> {
  readonly answer: Answer;
  readonly played: GameTypes['action'] | null;
}

const Answered = ({ model, answer, played }: AnsweredProps) => {
  if (answer === 'thinking') return <p>{t('replay.adviceThinks')}</p>;
  if (answer === 'failed' || answer.action === null) return <p>{t('replay.adviceFailed')}</p>;
  const isSame = played !== null && canonicalJson(played) === canonicalJson(answer.action);
  return (
    <>
      <p class="replay-advised">
        {t('replay.adviceDoes')} <b>{labelOf(model, answer.action)}</b>
      </p>
      {answer.chance !== null && (
        <p>{t('replay.adviceExpects', { chance: percent(Math.round(answer.chance * 100) / 100) })}</p>
      )}
      {played !== null && (
        <p class="quiet">{isSame ? t('replay.adviceSame') : `${t('replay.advicePlayed')} ${labelOf(model, played)}`}</p>
      )}
    </>
  );
};

/** Every game has labels of its actions. */
interface Labelled {
  readonly actions: ByType<GameTypes['action'], { readonly labelLong: string }>;
}

const labelOf = ({ text }: TableModel<ScreenTypes>, action: GameTypes['action']): string =>
  byType((text.value as Labelled).actions, action).labelLong;

/** A tile's question on the board: its dice, the parts to pick, and the answers as big buttons. */

import { percent, t } from '../../../i18n/index.ts';
import { Die } from '../../../pieces/Die.tsx';
import { TileArt } from '../../../pieces/TileArt.tsx';
import { ControlButton } from '../../../table/ControlButton.tsx';
import { type Controls, controlById } from '../../../table/controls.ts';
import { keyLabel } from '../../../table/key-label.ts';
import { numbered } from '../../../table/numbered.ts';
import { Told } from '../../../table/Told.tsx';
import type { LasVegasProps } from '../types.ts';
import { BoxSplit } from './BoxSplit.tsx';
import { answerId, isChosen, pickId } from './controls.ts';
import { currentQuestion } from './current-question.ts';
import type { Answer, DiePicture, PickGroup, TileQuestion } from './question.ts';
import { tileAt, tileName } from './tile-lookup.ts';

interface QuestionPanelProps extends LasVegasProps {
  readonly controls: Controls;
}

export const QuestionPanel = ({ model, controls }: QuestionPanelProps) => {
  const question = currentQuestion(model);
  const tile = question === null ? null : tileAt(model.view, question.casino);
  if (question === null || tile === null) return null;
  const name = tileName(model, tile.face);
  return (
    <section
      class={question.targets.length > 0 ? 'prompt prompt-bar' : 'prompt'}
      style={{ '--stem': question.casino }}
      aria-label={t('royale.promptLabel', { tile: name })}
    >
      <div class="prompt-head">
        <TileArt face={tile.face} />
        <p class="cap">{name}</p>
        <Dice dice={question.rolled} />
      </div>
      <div class="prompt-body">
        <p class="prompt-question">{questionText(model)}</p>
        {question.picks.map((group) => (
          <PickRow key={group.id} model={model} controls={controls} group={group} />
        ))}
        {question.composed?.type === 'blackSplit' && <BoxSplit model={model} />}
        {question.answers.length > 0 && (
          <div class="prompt-answers" style={{ '--answers': question.answers.length }}>
            {question.answers.map((answer) => (
              <AnswerButton key={answer.id} model={model} controls={controls} answer={answer} />
            ))}
          </div>
        )}
        <Notes model={model} question={question} />
      </div>
    </section>
  );
};

/** The question in a sentence. */
const questionText = ({ view, text }: LasVegasProps['model']): string =>
  view.phase.type === 'deciding' ? text.value.decisions[view.phase.decision.type] : t('royale.chooseCasino');

const Dice = ({ dice }: { readonly dice: readonly DiePicture[] }) => (
  <span class="prompt-dice">
    {numbered(dice).map(({ item: { enamel, face, big }, number }) => (
      <Die key={number} enamel={enamel} face={face} big={big} />
    ))}
  </span>
);

const Notes = ({ model, question }: LasVegasProps & { readonly question: TileQuestion }) => {
  if (question.notes.length === 0) return null;
  return (
    <p class="prompt-notes">
      {numbered(question.notes).map(({ item, number }) => (
        <span key={number}>
          <Told sentence={item} players={model.players} />{' '}
        </span>
      ))}
    </p>
  );
};

const PickRow = ({ model, controls, group }: QuestionPanelProps & { readonly group: PickGroup }) => (
  <fieldset class="prompt-pick">
    <legend class="prompt-pick-label">{group.label}</legend>
    {group.options.map((option) => {
      const control = controlById(controls, pickId(group, option.id));
      if (control === undefined) return null;
      return (
        <ControlButton
          key={option.id}
          control={control}
          players={model.players}
          class="prompt-option"
          label={option.label}
          pressed={option.id === group.picked}
        >
          <Dice dice={option.dice} />
          {option.label}
        </ControlButton>
      );
    })}
  </fieldset>
);

const AnswerButton = ({ model, controls, answer }: QuestionPanelProps & { readonly answer: Answer }) => {
  const control = controlById(controls, answerId(answer));
  if (control === undefined) return null;
  const chosen = isChosen(model, answer.action);
  return (
    <ControlButton
      control={control}
      players={model.players}
      class={chosen ? 'answer answer-chosen' : 'answer'}
      label={answerLabel(control.label, answer)}
      pressed={control.off === null ? chosen : undefined}
    >
      <span class="answer-title">
        <Dice dice={answer.dice} />
        {answer.title}
        {control.keys[0] !== undefined && <kbd>{keyLabel(control.keys[0])}</kbd>}
      </span>
      <span class="answer-detail">
        <Told sentence={answer.detail} players={model.players} />
      </span>
      {answer.chance !== null && answer.chance < 1 && <Chance chance={answer.chance} />}
    </ControlButton>
  );
};

const answerLabel = (label: string, { chance }: Answer): string =>
  chance === null || chance === 1 ? label : `${label}, ${percent(Math.round(chance * 1000) / 1000)}`;

const Chance = ({ chance }: { readonly chance: number }) => (
  <span class="chance" style={{ '--chance': chance }}>
    <i />
    {percent(Math.round(chance * 100) / 100)}
  </span>
);

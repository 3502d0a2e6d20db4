/** A tile's question on the board: the dice it is about, parts to pick, whole answers as big buttons. */

import { percent, t } from '../../../i18n/index.ts';
import { Die } from '../../../pieces/Die.tsx';
import { TileArt } from '../../../pieces/TileArt.tsx';
import { ControlButton } from '../../../table/ControlButton.tsx';
import { type Controls, controlById } from '../../../table/controls.ts';
import { keyLabel } from '../../../table/key-label.ts';
import { numbered } from '../../../table/numbered.ts';
import { Told } from '../../../table/Told.tsx';
import type { LasVegasProps } from '../types.ts';
import type { Answer, Ask, DiePicture, Pick } from './ask.ts';
import { askOf } from './asks.ts';
import { answerId, isChosen, pickId } from './controls.ts';
import { Split } from './Split.tsx';
import { tileAt, tileName } from './views.ts';

interface PromptProps extends LasVegasProps {
  readonly controls: Controls;
}

export const Prompt = ({ session, controls }: PromptProps) => {
  const ask = askOf(session);
  const tile = ask === null ? null : tileAt(session.view, ask.casino);
  if (ask === null || tile === null) return null;
  const name = tileName(session, tile.face);
  return (
    <section
      class={ask.targets.length > 0 ? 'prompt prompt-bar' : 'prompt'}
      style={{ '--stem': ask.casino }}
      aria-label={t('royale.promptLabel', { tile: name })}
    >
      <div class="prompt-head">
        <TileArt face={tile.face} />
        <p class="cap">{name}</p>
        <Dice dice={ask.rolled} />
      </div>
      <div class="prompt-body">
        <p class="prompt-question">{questionOf(session)}</p>
        {ask.picks.map((group) => (
          <PickRow key={group.id} session={session} controls={controls} group={group} />
        ))}
        {ask.composed?.type === 'blackSplit' && <Split session={session} />}
        {ask.answers.length > 0 && (
          <div class="prompt-answers" style={{ '--answers': ask.answers.length }}>
            {ask.answers.map((answer) => (
              <AnswerButton key={answer.id} session={session} controls={controls} answer={answer} />
            ))}
          </div>
        )}
        <Notes session={session} ask={ask} />
      </div>
    </section>
  );
};

/** What is asked, in a sentence. */
const questionOf = ({ view, text }: LasVegasProps['session']): string =>
  view.phase.type === 'deciding' ? text.value.decisions[view.phase.decision.type] : t('royale.chooseCasino');

const Dice = ({ dice }: { readonly dice: readonly DiePicture[] }) => (
  <span class="prompt-dice">
    {numbered(dice).map(({ item: { enamel, face, big }, number }) => (
      <Die key={number} enamel={enamel} face={face} big={big} />
    ))}
  </span>
);

const Notes = ({ session, ask }: LasVegasProps & { readonly ask: Ask }) => {
  if (ask.notes.length === 0) return null;
  return (
    <p class="prompt-notes">
      {numbered(ask.notes).map(({ item, number }) => (
        <span key={number}>
          <Told sentence={item} players={session.players} />{' '}
        </span>
      ))}
    </p>
  );
};

const PickRow = ({ session, controls, group }: PromptProps & { readonly group: Pick }) => (
  <fieldset class="prompt-pick">
    <legend class="prompt-pick-label">{group.label}</legend>
    {group.options.map((option) => {
      const control = controlById(controls, pickId(group, option.id));
      if (control === undefined) return null;
      return (
        <ControlButton
          key={option.id}
          control={control}
          players={session.players}
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

const AnswerButton = ({ session, controls, answer }: PromptProps & { readonly answer: Answer }) => {
  const control = controlById(controls, answerId(answer));
  if (control === undefined) return null;
  const chosen = isChosen(session, answer.action);
  return (
    <ControlButton
      control={control}
      players={session.players}
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
        <Told sentence={answer.detail} players={session.players} />
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

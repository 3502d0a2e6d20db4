/** The host changes the plan before the match: title, visibility, clock, chat, options. */

import { LIMITS, type Room, type TablePlan } from '@fremont/table/protocol';
import { useSignal } from '@preact/signals';
import type { OpenFront } from '../../games/front.ts';
import { frontOf, setupOf } from '../../games/fronts.ts';
import type { AnyGameSetup } from '../../games/game-setup.ts';
import { t } from '../../i18n/index.ts';
import { changeTable } from '../../online/lobby.ts';
import { me } from '../../online/people.ts';
import { clocksWith, indexOfClock } from '../../online/setup/clocks.ts';
import type { TableDraft } from '../../online/setup/draft.ts';
import { PlanRows, titleOf } from '../../online/setup/PlanRows.tsx';
import { EditionChoice } from '../../setup/GameChoice.tsx';
import { OptionRows } from '../../setup/OptionRows.tsx';
import { fittingOptions } from '../../setup/options.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { tryTo } from './acting.ts';
import '../../setup/setup.css';

const draftOf = ({ title, visibility, clock, chat }: TablePlan): TableDraft => ({
  title,
  visibility,
  clock: indexOfClock(clocksWith(clock), clock),
  chat,
});

/** The part of the plan that the dialog edits. Chairs are not part of it. */
const changed = (plan: TablePlan, draft: TableDraft): Pick<TablePlan, 'title' | 'visibility' | 'clock' | 'chat'> => ({
  title: titleOf(draft.title, me.peek()?.name ?? ''),
  visibility: draft.visibility,
  clock: clocksWith(plan.clock)[draft.clock] ?? plan.clock,
  chat: draft.chat,
});

interface ChangeProps {
  readonly room: Room;
  readonly onClose: () => void;
}

/** Renders nothing until the game's set-up is loaded. */
export const ChangeDialog = (props: ChangeProps) => {
  const { game } = props.room.plan;
  const front = frontOf(game);
  const setup = setupOf(game);
  return front === null || setup === null ? null : <Change {...props} front={front} setup={setup} />;
};

const Change = (props: ChangeProps & { readonly front: OpenFront; readonly setup: AnyGameSetup }) => {
  const { room, onClose, front, setup } = props;
  const { plan } = room;
  const seats = plan.chairs.length;
  const table = useSignal(draftOf(plan));
  const options = useSignal(fittingOptions(setup, plan.options, seats));
  const isLong = [...table.value.title].length > LIMITS.titleLength;
  const save = (): void => {
    const change = { ...changed(plan, table.peek()), options: options.peek() };
    tryTo(changeTable(room.id, (now) => ({ ...now.plan, ...change })));
    onClose();
  };
  return (
    <Dialog
      title={t('online.changeTable')}
      size="large"
      onClose={onClose}
      footer={
        <Button
          look="primary"
          size="large"
          off={isLong ? t('setup.nameLong', { max: LIMITS.titleLength }) : null}
          onPress={save}
        >
          {t('online.save')}
        </Button>
      }
    >
      <div class="setup">
        <PlanRows draft={table} clocks={clocksWith(plan.clock)} host={me.value?.name ?? ''} />
        <div>
          <EditionChoice front={front} draft={{ setup, options }} seats={seats} />
          <OptionRows front={front} draft={{ setup, options }} seats={seats} />
        </div>
      </div>
    </Dialog>
  );
};

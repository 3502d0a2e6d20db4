/** Shows why the last command was refused or failed, until the next command. */

import type { Coded } from '@fremont/kernel';
import { type MessageKey, t } from '../i18n/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { lazyPart } from '../ui/lazy.tsx';
import type { CommandError } from './commands.ts';
import type { ModelProps, ScreenTypes } from './game-screen.ts';
import { Told } from './Told.tsx';

const FAILURES = {
  staleDecision: 'table.stale',
  storageUnavailable: 'table.storage',
  tableBroken: 'table.brokenNow',
  tableRemoved: 'table.missingText',
  newerApp: 'table.newerApp',
} as const;

const textOf = ({ code }: Coded, otherwise: MessageKey): string =>
  t(code in FAILURES ? FAILURES[code as keyof typeof FAILURES] : otherwise);

/** Input that the table cannot decode. The sentences for it are long and rarely needed. */
const isMisfit = (error: Coded): boolean => 'problem' in error || error.code === 'noSuchSeat';

const Misfit = lazyPart(async () => (await import('./on-demand/Misfit.tsx')).Misfit);

export const ErrorNote = <S extends ScreenTypes>({ model }: ModelProps<S>) => {
  const error = model.commandError.value;
  if (error === null) return null;
  return (
    <div class="command-error" role="alert">
      <Icon name="warning" size={18} />
      <p>
        <ErrorText model={model} error={error} />
      </p>
    </div>
  );
};

const ErrorText = <S extends ScreenTypes>({ model, error }: ModelProps<S> & { readonly error: CommandError }) => {
  switch (error.type) {
    case 'refused':
      return <Told sentence={model.reasonOf(error.refusal).why} players={model.players} />;
    case 'failed':
      return isMisfit(error.error) ? (
        <Misfit error={error.error} />
      ) : (
        (model.extras?.failure(error.error) ?? textOf(error.error, 'table.otherError'))
      );
    case 'lost':
      return textOf(error.failure, 'table.workerError');
  }
};

/** How every score came together, in a dialog over the finale. */

import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { ModelProps, ScreenTypes } from '../../game-screen.ts';
import type { AnyGameFinale } from './game-finale.ts';

export const AccountDialog = ({ model, onClose }: ModelProps<ScreenTypes> & { readonly onClose: () => void }) => {
  const [game, setGame] = useState<AnyGameFinale | null>(null);
  useEffect(() => {
    model.screen.finale().then(setGame, reportError);
  }, [model]);
  if (game === null || model.update.value.outcome === null) return null;
  return (
    <Dialog title={game.accountTitle()} size="large" onClose={onClose}>
      <game.Account model={model} />
    </Dialog>
  );
};

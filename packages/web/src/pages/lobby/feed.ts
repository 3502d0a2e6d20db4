/** The tables of the lobby, as they come and go. */

import type { TableLine } from '@fremont/table/protocol';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { openLine } from '../../online/line.ts';
import { myTables } from '../../online/lobby.ts';
import { sorted } from './filter.ts';

interface Feed {
  readonly open: Signal<readonly TableLine[]>;
  readonly mine: Signal<readonly TableLine[]>;
}

export const useFeed = (): Feed => {
  const open = useSignal<readonly TableLine[]>([]);
  const mine = useSignal<readonly TableLine[]>([]);
  useEffect(() => {
    const line = openLine();
    const readMine = (): void => {
      myTables().then((answer) => {
        if (answer.ok) mine.value = answer.value;
      }, reportError);
    };
    const listen = (): void => {
      line.say({ type: 'lobby', on: true });
      readMine();
    };
    const stopMessages = line.onMessage((message) => {
      if (message.type === 'lobby') open.value = sorted(message.tables);
      if (message.type === 'lobby' || message.type === 'yourTurn') readMine();
    });
    const stopUp = line.onUp(listen);
    listen();
    return () => {
      stopMessages();
      stopUp();
      line.say({ type: 'lobby', on: false });
    };
  }, []);
  return { open, mine };
};

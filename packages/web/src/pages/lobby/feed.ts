/** The tables of the lobby, as they come and go. */

import type { TableLine } from '@fremont/table/protocol';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { openLine } from '../../online/line.ts';
import { myTables, openTables } from '../../online/lobby.ts';
import { me } from '../../online/people.ts';
import { sorted } from './filter.ts';

interface Feed {
  /** Null until it is known. */
  readonly open: Signal<readonly TableLine[] | null>;
  readonly mine: Signal<readonly TableLine[]>;
}

/** Strangers have no line that would tell them: they look again now and then. */
const LOOK_MS = 5_000;

export const useFeed = (): Feed => {
  const open = useSignal<readonly TableLine[] | null>(null);
  const mine = useSignal<readonly TableLine[]>([]);
  const isStranger = me.value === null;
  useEffect(() => (isStranger ? lookAgain(open) : listen({ open, mine })), [isStranger]);
  return { open, mine };
};

/** Not while nobody looks at the page. */
const lookAgain = (open: Feed['open']): (() => void) => {
  let isOver = false;
  const look = (): void => {
    if (document.hidden) return;
    openTables().then((answer) => {
      if (answer.ok && !isOver) open.value = sorted(answer.value);
    }, reportError);
  };
  look();
  const timer = setInterval(look, LOOK_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    isOver = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
};

const listen = ({ open, mine }: Feed): (() => void) => {
  const line = openLine();
  const readMine = (): void => {
    myTables().then((answer) => {
      if (answer.ok) mine.value = answer.value;
    }, reportError);
  };
  const ask = (): void => {
    line.say({ type: 'lobby', on: true });
    readMine();
  };
  const stopMessages = line.onMessage((message) => {
    if (message.type === 'lobby') open.value = sorted(message.tables);
    if (message.type === 'lobby' || message.type === 'yourTurn') readMine();
  });
  const stopUp = line.onUp(ask);
  ask();
  return () => {
    stopMessages();
    stopUp();
    line.say({ type: 'lobby', on: false });
  };
};

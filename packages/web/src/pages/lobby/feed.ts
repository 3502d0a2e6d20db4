/** The live list of open tables and own tables. */

import type { LobbyPage, TableListing } from '@fremont/table/protocol';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { myTables, openTables } from '../../online/lobby.ts';
import { openConnection } from '../../online/page-connection.ts';
import { me } from '../../online/people.ts';
import { joined } from './pages.ts';

interface Feed {
  /** Null until loaded. */
  readonly open: Signal<LobbyPage | null>;
  readonly mine: Signal<readonly TableListing[]>;
  /** Loads another page. It stays loaded when the list changes. */
  showMore(): void;
}

interface FeedParts extends Pick<Feed, 'mine'> {
  /** Takes a new first page, and loads the further ones again. */
  receive(first: LobbyPage): void;
}

/** Strangers have no connection, so their list is polled. */
const LOOK_MS = 5_000;

export const useFeed = (): Feed => {
  const open = useSignal<LobbyPage | null>(null);
  const mine = useSignal<readonly TableListing[]>([]);
  const pages = useRef(1);
  const receive = (first: LobbyPage): void => {
    if (pages.current === 1) open.value = first;
    else
      withFurtherPages(first, pages.current).then((all) => {
        open.value = all;
      }, reportError);
  };
  const showMore = (): void => {
    pages.current += 1;
    openTables(0).then((answer) => {
      if (answer.ok) receive(answer.value);
    }, reportError);
  };
  const isStranger = me.value === null;
  useEffect(() => (isStranger ? lookAgain(receive) : listen({ mine, receive })), [isStranger]);
  return { open, mine, showMore };
};

/** Reads pages until there are `count`. A page that cannot be read ends the list; the next change reads it again. */
const withFurtherPages = async (first: LobbyPage, count: number): Promise<LobbyPage> => {
  let all = first;
  for (let page = 1, after = first.tables.length; page < count && all.more > 0; page++) {
    const next = await openTables(after);
    if (!next.ok) return all;
    after += next.value.tables.length;
    all = joined(all, next.value);
  }
  return all;
};

/** Hidden pages do not poll. */
const lookAgain = (receive: FeedParts['receive']): (() => void) => {
  let isOver = false;
  const look = (): void => {
    if (document.hidden) return;
    openTables(0).then((answer) => {
      if (answer.ok && !isOver) receive(answer.value);
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

const listen = ({ mine, receive }: FeedParts): (() => void) => {
  const connection = openConnection();
  const readMine = (): void => {
    myTables().then((answer) => {
      if (answer.ok) mine.value = answer.value;
    }, reportError);
  };
  const ask = (): void => {
    connection.send({ type: 'lobby', on: true });
    readMine();
  };
  const stopMessages = connection.onMessage((message) => {
    if (message.type === 'lobby') receive({ tables: message.tables, more: message.more });
    if (message.type === 'lobby' || message.type === 'yourTurn') readMine();
  });
  const stopConnected = connection.onConnected(ask);
  ask();
  return () => {
    stopMessages();
    stopConnected();
    connection.send({ type: 'lobby', on: false });
  };
};

/** Renders a sentence. Names, money and dice in it are drawn. */

import type { Piece, Seat, Sentence } from '@fremont/kernel';
import { money } from '../i18n/index.ts';
import { Die } from '../pieces/Die.tsx';
import type { Enamel } from '../pieces/enamel.ts';
import { numbered } from './numbered.ts';
import { type Players, playerAt } from './players.ts';
import { toldTo } from './sentences.ts';

interface ToldProps {
  readonly sentence: Sentence;
  readonly players: Players;
}

export const Told = ({ sentence, players }: ToldProps) => (
  <>
    {numbered(toldTo(players, sentence)).map(({ item, number }) => (
      <ToldPiece key={number} piece={item} players={players} />
    ))}
  </>
);

const ToldPiece = ({ piece, players }: { piece: Piece; players: Players }) => {
  if (typeof piece === 'string') return <>{piece}</>;
  if ('seat' in piece) return <PlayerName players={players} seat={piece.seat} />;
  if ('money' in piece) return <b class="told-money">{money(piece.money)}</b>;
  if ('dice' in piece) {
    return (
      <>
        <ToldDice dice={piece.dice} enamel={enamelOf(piece.of, players)} />
        {WORD_JOINER}
      </>
    );
  }
  return <b>{piece.name}</b>;
};

/** Keeps the full stop on the same line as the dice. */
const WORD_JOINER = '\u2060';

const enamelOf = (of: Seat | 'neutral' | 'black', players: Players): Enamel =>
  typeof of === 'string' ? of : playerAt(players, of).colour;

/** `bdi` isolates the name, so that a right-to-left name does not reverse the sentence. */
const PlayerName = ({ players, seat }: { players: Players; seat: Seat }) => (
  <bdi class="told-name">{playerAt(players, seat).name}</bdi>
);

const ToldDice = ({ dice, enamel }: { dice: readonly number[]; enamel: Enamel }) => {
  const sorted = [...dice].sort((a, b) => a - b);
  return (
    <span class="told-dice">
      {numbered(sorted).map(({ item, number }) => (
        <Die key={number} enamel={enamel} face={item} />
      ))}
      <span class="visually-hidden">{sorted.join(', ')}</span>
    </span>
  );
};

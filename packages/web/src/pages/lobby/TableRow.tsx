/** One table of the lobby: what is played, by whom, how fast, and how to get there. */

import type { TableLine } from '@fremont/table/protocol';
import { useSignal } from '@preact/signals';
import { GameSign } from '../../games/GameSign.tsx';
import { gameName } from '../../games/names.ts';
import { ago, t } from '../../i18n/index.ts';
import { readRoom, sitDown } from '../../online/lobby.ts';
import { shownName } from '../../online/names.ts';
import { optionWords, paceWords } from '../../online/plan-words.ts';
import { troubleText } from '../../online/words.ts';
import { Badge } from '../../pieces/Badge.tsx';
import { navigate } from '../../router/index.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';

export const TableRow = ({ line, isBest }: { readonly line: TableLine; readonly isBest: boolean }) => {
  const [pace, detail] = paceWords(line.clock);
  return (
    <li class="lobby-table" data-best={isBest}>
      <span class="lobby-sign">
        <GameSign game={line.game} />
      </span>
      <span class="lobby-name">
        <b>
          <bdi>{line.title}</bdi>
        </b>
        <small>
          <bdi>{shownName(line.host)}</bdi> · {ago(line.updated)}
        </small>
      </span>
      <Seats line={line} />
      <span class="lobby-tags">
        {[gameName(line.game), ...optionWords(line.game, line.options, line.seats)].map((word) => (
          <span key={word} class="tag">
            {word}
          </span>
        ))}
      </span>
      <span class="lobby-pace">
        <b>{pace}</b>
        <small>{detail}</small>
      </span>
      <Way line={line} isBest={isBest} />
    </li>
  );
};

/** The host's badge, a person for everybody else, a bot for each bot, a dashed place for each free seat. */
const Seats = ({ line: { host, seats, free, bots } }: { readonly line: TableLine }) => {
  const people = Math.max(0, seats - free - bots);
  return (
    <span class="lobby-seats" role="img" aria-label={t('online.seatCount', { people, bots, free })}>
      {people > 0 && <Badge enamel={host.colour} initial={[...shownName(host)][0]?.toLocaleUpperCase() ?? '?'} />}
      {places('person', people - 1)}
      {places('bot', bots)}
      {places('plus', free)}
    </span>
  );
};

const places = (icon: 'person' | 'bot' | 'plus', count: number) =>
  Array.from({ length: Math.max(0, count) }, (_, index) => (
    <span key={`${icon}${index}`} class="lobby-place" data-free={icon === 'plus'}>
      <Icon name={icon} size={16} />
    </span>
  ));

const Way = ({ line, isBest }: { readonly line: TableLine; readonly isBest: boolean }) => {
  const trouble = useSignal<string | null>(null);
  if (line.status !== 'lobby' || line.free === 0)
    return (
      <ButtonLink href={`/online/${line.id}`} icon="eye">
        {t('online.watch')}
      </ButtonLink>
    );
  return (
    <span class="lobby-way">
      <Button
        look={isBest ? 'primary' : 'plain'}
        onPress={() => {
          sitAt(line.id).then((why) => {
            trouble.value = why;
          }, reportError);
        }}
      >
        {t('online.sitDown')}
      </Button>
      {trouble.value !== null && (
        <span class="field-fault" role="alert">
          {trouble.value}
        </span>
      )}
    </span>
  );
};

/** On the first free chair. Null when it worked. */
const sitAt = async (id: string): Promise<string | null> => {
  const room = await readRoom(id);
  if (!room.ok) return troubleText(room.error);
  const seat = room.value.chairs.findIndex((chair) => chair.type === 'person' && chair.person === null);
  if (seat === -1) return t('online.troubleTaken');
  const answer = await sitDown(id, { seat, name: null });
  if (!answer.ok) return troubleText(answer.error);
  navigate(`/online/${id}`);
  return null;
};

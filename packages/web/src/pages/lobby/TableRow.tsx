/** One table of the lobby: what is played, by whom, how fast, and how to get there. */

import type { Chair, TableLine } from '@fremont/table/protocol';
import { useSignal } from '@preact/signals';
import { GameSign } from '../../games/GameSign.tsx';
import { gameName } from '../../games/names.ts';
import { ago, list, t } from '../../i18n/index.ts';
import { freeChairs, isFreeChair } from '../../online/chairs.ts';
import { readRoom, sitDown } from '../../online/lobby.ts';
import { asSomebody } from '../../online/NameDialog.tsx';
import { chairNames, shownName } from '../../online/names.ts';
import { me } from '../../online/people.ts';
import { optionWords, paceWords } from '../../online/plan-words.ts';
import { troubleText } from '../../online/words.ts';
import { Badge } from '../../pieces/Badge.tsx';
import { navigate } from '../../router/index.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { isOpen } from './filter.ts';

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
      <Seats chairs={line.chairs} />
      <span class="lobby-tags">
        {[gameName(line.game), ...optionWords(line.game, line.options, line.chairs.length)].map((word) => (
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

/** By chair: a badge for a person, a bot for a bot, a dashed place for a free one. */
const Seats = ({ chairs }: { readonly chairs: readonly Chair[] }) => {
  const names = chairNames(chairs);
  return (
    <span class="lobby-seats" role="img" aria-label={seatWords(chairs, names)}>
      {chairs.map((chair, seat) => (
        <Place key={seat} chair={chair} name={names[seat] ?? null} />
      ))}
    </span>
  );
};

const seatWords = (chairs: readonly Chair[], names: readonly (string | null)[]): string => {
  const people = names.flatMap((name, seat) => (chairs[seat]?.type === 'person' ? (name ?? []) : []));
  const bots = chairs.filter(({ type }) => type === 'bot').length;
  return list([
    ...people,
    ...(bots > 0 ? [t('online.botCount', { count: bots })] : []),
    t('online.freeCount', { count: freeChairs(chairs) }),
  ]);
};

const Place = ({ chair, name }: { readonly chair: Chair; readonly name: string | null }) => {
  if (chair.type === 'person' && name !== null)
    return <Badge enamel={chair.colour} initial={[...name][0]?.toLocaleUpperCase() ?? '?'} />;
  const isFree = isFreeChair(chair);
  return (
    <span class="lobby-place" data-free={isFree}>
      <Icon name={isFree ? 'plus' : 'bot'} size={16} />
    </span>
  );
};

const Way = (props: { readonly line: TableLine; readonly isBest: boolean }) => (
  <span class="lobby-way">{isOpen(props.line) ? <SitButton {...props} /> : <WatchButton line={props.line} />}</span>
);

const WatchButton = ({ line }: { readonly line: TableLine }) => {
  const href = `/online/${line.id}`;
  const watch = t('online.watch');
  if (me.value !== null)
    return (
      <ButtonLink href={href} icon="eye">
        {watch}
      </ButtonLink>
    );
  return (
    <Button
      icon="eye"
      onPress={() => asSomebody({ title: t('online.whoWatches'), submit: watch, run: () => navigate(href) })}
    >
      {watch}
    </Button>
  );
};

const SitButton = ({ line, isBest }: { readonly line: TableLine; readonly isBest: boolean }) => {
  const trouble = useSignal<string | null>(null);
  const sit = (): void => {
    sitAt(line.id).then((why) => {
      trouble.value = why;
    }, reportError);
  };
  return (
    <>
      <Button
        look={isBest ? 'primary' : 'plain'}
        onPress={() => asSomebody({ title: t('online.whoSits'), submit: t('online.sitDown'), run: sit })}
      >
        {t('online.sitDown')}
      </Button>
      {trouble.value !== null && (
        <span class="field-fault" role="alert">
          {trouble.value}
        </span>
      )}
    </>
  );
};

/** On the first free chair. Null when it worked. */
const sitAt = async (id: string): Promise<string | null> => {
  const room = await readRoom(id);
  if (!room.ok) return troubleText(room.error);
  const seat = room.value.chairs.findIndex(isFreeChair);
  if (seat === -1) return t('online.troubleTaken');
  const answer = await sitDown(id, { seat, name: null });
  if (!answer.ok) return troubleText(answer.error);
  navigate(`/online/${id}`);
  return null;
};

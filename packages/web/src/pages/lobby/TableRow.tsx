/** One table of the lobby: game, players, pace, and a button to sit down or watch. */

import type { Chair, TableListing } from '@fremont/table/protocol';
import { useSignal } from '@preact/signals';
import { GameSign } from '../../games/GameSign.tsx';
import { gameName } from '../../games/names.ts';
import { ago, list, t } from '../../i18n/index.ts';
import { freeChairs, isFreeChair } from '../../online/chairs.ts';
import { errorText } from '../../online/error-text.ts';
import { readRoom, sitDown } from '../../online/lobby.ts';
import { withIdentity } from '../../online/NameDialog.tsx';
import { chairNames, NO_PERSON, shownName } from '../../online/names.ts';
import { me } from '../../online/people.ts';
import { optionWords, paceWords } from '../../online/plan-words.ts';
import { Badge } from '../../pieces/Badge.tsx';
import { navigate } from '../../router/index.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { isOpen } from './filter.ts';

export const TableRow = ({ line, isBest }: { readonly line: TableListing; readonly isBest: boolean }) => {
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
          <bdi>{shownName(line.host ?? NO_PERSON)}</bdi> · {ago(line.updated)}
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

/** One icon per chair: a badge for a person, a bot icon, or a dashed place if free. */
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

const Way = (props: { readonly line: TableListing; readonly isBest: boolean }) => (
  <span class="lobby-way">{isOpen(props.line) ? <SitButton {...props} /> : <WatchButton line={props.line} />}</span>
);

const WatchButton = ({ line }: { readonly line: TableListing }) => {
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
      onPress={() => withIdentity({ title: t('online.whoWatches'), submit: watch, run: () => navigate(href) })}
    >
      {watch}
    </Button>
  );
};

const SitButton = ({ line, isBest }: { readonly line: TableListing; readonly isBest: boolean }) => {
  const error = useSignal<string | null>(null);
  const sit = (): void => {
    sitAt(line.id).then((why) => {
      error.value = why;
    }, reportError);
  };
  return (
    <>
      <Button
        look={isBest ? 'primary' : 'plain'}
        onPress={() => withIdentity({ title: t('online.whoSits'), submit: t('online.sitDown'), run: sit })}
      >
        {t('online.sitDown')}
      </Button>
      {error.value !== null && (
        <span class="field-fault" role="alert">
          {error.value}
        </span>
      )}
    </>
  );
};

/** Takes the first free chair. Resolves to null, or to the error text. */
const sitAt = async (id: string): Promise<string | null> => {
  const room = await readRoom(id);
  if (!room.ok) return errorText(room.error);
  const seat = room.value.chairs.findIndex(isFreeChair);
  if (seat === -1) return t('online.errorTaken');
  const answer = await sitDown(id, { seat, name: null });
  if (!answer.ok) return errorText(answer.error);
  navigate(`/online/${id}`);
  return null;
};

/** The character of a bot in the set-up: face, name and, in a few words, its style. */

import type { BotLevel } from '@fremont/bots/bot';
import { BOT_NAMES, CHARACTER_STYLES } from '@fremont/table';
import { t } from '../i18n/index.ts';
import { Menu } from '../ui/Menu.tsx';
import { BotFace } from './BotFace.tsx';
import type { SeatDraft } from './draft.ts';
import { freshNames } from './names.ts';
import { renameSeat, swapNames } from './seat-edits.ts';

/** -1 for a name that belongs to no character. */
const characterNamed = (name: string): number => BOT_NAMES.findIndex((names) => names.includes(name));

const styleText = (character: number): string => t(`setup.style-${CHARACTER_STYLES[character] ?? 'none'}`);

/** The name and the style, as the button shows them. */
const describedName = (name: string): string => {
  const character = characterNamed(name);
  return character < 0 ? name : `${name}, ${styleText(character)}`;
};

export const Portrait = ({ name, level }: { readonly name: string; readonly level: BotLevel }) => {
  const character = characterNamed(name);
  return (
    <span class="character">
      <BotFace character={character} level={level} />
      <span>
        {/* The space keeps the two apart in the name that screen readers compute. */}
        <b>{name}</b> {character >= 0 && <small>{styleText(character)}</small>}
      </span>
    </span>
  );
};

/** A character that another bot plays is swapped with that bot. */
export const CharacterMenu = (props: {
  readonly seats: readonly SeatDraft[];
  readonly seat: SeatDraft;
  readonly level: BotLevel;
  readonly index: number;
  readonly onChange: (seats: readonly SeatDraft[]) => void;
}) => {
  const { seats, seat, level, index, onChange } = props;
  const { key, name } = seat;
  const free = (wanted: string): boolean => seats.every((other) => other.kind !== 'person' || other.name !== wanted);
  return (
    <Menu
      label={t('setup.character', { number: index + 1, name: describedName(name) })}
      class="seat-name seat-character"
      button={<Portrait name={name} level={level} />}
      items={freshNames()
        .bots.filter(free)
        .map((wanted) => {
          const holder = seats.find((other) => other.key !== key && other.name === wanted);
          return {
            key: wanted,
            label: <Portrait name={wanted} level={level} />,
            chosen: wanted === name,
            onChoose: () =>
              onChange(holder === undefined ? renameSeat(seats, key, wanted) : swapNames(seats, key, holder.key)),
          };
        })}
    />
  );
};

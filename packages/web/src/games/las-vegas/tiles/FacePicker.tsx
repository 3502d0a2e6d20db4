/** Picks the tile faces for every round from their pictures. Without a pick, each round draws its tiles. */

import { type Options, TILE_FACES, TILES_USUAL, type TileFace } from '@fremont/games/las-vegas';
import { type LasVegasText, loadText } from '@fremont/games/las-vegas/text';
import { useSignal, useSignalEffect } from '@preact/signals';
import { language, t } from '../../../i18n/index.ts';
import { TileArt } from '../../../pieces/TileArt.tsx';
import type { OwnOptionProps } from '../../game-setup.ts';
import './face-picker.css';

export const FacePicker = ({ options, describedBy, onChange }: OwnOptionProps<Options>) => {
  const names = useNames();
  const faces = options.faces ?? [];
  return (
    <fieldset class="face-picker" aria-describedby={describedBy}>
      <legend class="visually-hidden">{t('las-vegas.faces')}</legend>
      {TILE_FACES.map((face) => (
        <FaceButton
          key={face}
          face={face}
          name={names?.[face].name ?? face}
          casino={faces.indexOf(face) + 1}
          off={reasonAgainst(faces, face)}
          onPress={() => onChange(withFaces(options, toggled(faces, face)))}
        />
      ))}
    </fieldset>
  );
};

const useNames = (): LasVegasText['tiles'] | null => {
  const names = useSignal<LasVegasText['tiles'] | null>(null);
  useSignalEffect(() => {
    loadText(language.value).then(({ tiles }) => {
      names.value = tiles;
    }, reportError);
  });
  return names.value;
};

interface FaceButtonProps {
  readonly face: TileFace;
  readonly name: string;
  /** The casino that the face goes to; 0 if it is not picked. */
  readonly casino: number;
  readonly off: string | null;
  readonly onPress: () => void;
}

const FaceButton = ({ face, name, casino, off, onPress }: FaceButtonProps) => (
  <button
    type="button"
    class="face-button"
    aria-pressed={casino > 0}
    aria-label={casino > 0 ? t('las-vegas.faceChosen', { tile: name, casino }) : name}
    disabled={off !== null}
    title={off ?? undefined}
    onClick={onPress}
  >
    <TileArt face={face} />
    <span>{name}</span>
    {casino > 0 && <b>{casino}</b>}
  </button>
);

const CASINOS = 6;

/** A tile shows one of its two faces. Picking a face replaces the other one. */
const isSameTile = (one: TileFace, other: TileFace): boolean => one.charAt(0) === other.charAt(0);

const reasonAgainst = (faces: readonly TileFace[], face: TileFace): string | null =>
  faces.length < CASINOS || faces.some((one) => isSameTile(one, face)) ? null : t('las-vegas.facesFull');

const toggled = (faces: readonly TileFace[], face: TileFace): TileFace[] => {
  if (faces.includes(face)) return faces.filter((one) => one !== face);
  const other = faces.findIndex((one) => isSameTile(one, face));
  return other === -1 ? [...faces, face] : faces.with(other, face);
};

/** The number of tiles follows the picks. Without picks it is the usual number. */
const withFaces = (options: Options, faces: readonly TileFace[]): Options => {
  const { faces: _, tiles: __, ...rest } = options;
  return faces.length === 0
    ? { ...rest, tiles: TILES_USUAL }
    : { ...rest, faces, tiles: faces.length as NonNullable<Options['tiles']>, noRepeat: false };
};

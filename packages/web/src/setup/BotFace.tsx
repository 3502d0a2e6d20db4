/** The face of a bot: the features are those of its character, what it wears says its level. */

import type { BotLevel } from '@fremont/bots/bot';
import './bot-face.css';

interface Features {
  readonly skin: string;
  readonly hair: string;
  readonly cloth: string;
  /** The outline of the hair, drawn over the head. */
  readonly cut: string;
  /** A moustache, earrings or freckles. */
  readonly mark: string;
}

/** In the order of the names: Bruno, Chiara, Dora, Edie, Felix. */
const FACES: readonly Features[] = [
  {
    skin: '#e3b08a',
    hair: '#3b2a21',
    cloth: '#b4552d',
    cut: 'M11.4 17C11 9.6 15 6.6 20 6.6s9 3 8.6 10.4c-1-3.4-2.6-4.8-8.6-4.8s-7.6 1.4-8.6 4.8z',
    mark: 'M15.2 23.6q2.4-1.8 4.8-.4 2.4-1.4 4.8.4-2.4 1.6-4.8.5-2.4 1.1-4.8-.5z',
  },
  {
    skin: '#f0c7a4',
    hair: '#8a2b1f',
    cloth: '#8e2f6b',
    cut: 'M10.4 26C8 12 13 6 20 6s12 6 9.6 20c-1-3-1-7-2.4-10.2-4.2.2-8.2-1-10-3.4-1.4 2.4-3.2 3-4.2 4.2-.9 3-1.6 6.6-2.6 9.4z',
    mark: '',
  },
  {
    skin: '#a56f4c',
    hair: '#1f1a1c',
    cloth: '#2c6e63',
    cut: 'M10.8 19C8.6 9 14 5 20 5s11.4 4 9.2 14c-.8-3.6-2-6-4-7.2-3 1.6-7.4 1.6-10.4 0-2 1.2-3.2 3.6-4 7.2z',
    mark: 'M11 23.4a1.3 1.3 0 1 0 .1 0zM29 23.4a1.3 1.3 0 1 0 .1 0z',
  },
  {
    skin: '#f4d3b8',
    hair: '#e0b04a',
    cloth: '#3a5a9c',
    cut: 'M11 19c-1.6-8 2.4-12.8 9-12.8s10.6 4.8 9 12.8c-1.2-2-1.6-4-2.2-5.4-3.8 1-8.6.4-11-2.2-1.4 2.6-3.6 4.2-4.8 7.6z',
    mark: 'M15 22.4h.1M16.8 23.6h.1M25 22.4h.1M23.2 23.6h.1',
  },
  {
    skin: '#c98d63',
    hair: '#6b6f78',
    cloth: '#5d4a8a',
    cut: 'M11.6 16.4C11.8 10 15.4 7.4 20 7.4s8.2 2.6 8.4 9c-.8-2-2-3-3.4-3.4-3.2-.8-6.8-.8-10 0-1.4.4-2.6 1.4-3.4 3.4z',
    mark: 'M15.8 27.4q4.2 5.2 8.4 0l-.6 3.2q-3.6 2.6-7.2 0z',
  },
];

/** A cap, a visor, a bow tie, dark glasses or a top hat. Bots of stored tables wear what the levels that replace them wear. */
const Wear = ({ level }: { readonly level: BotLevel }) => {
  switch (level) {
    case 'novice':
    case 'random':
      return <path d="M11 12.5q0-8 9-8t9 8zM28 11.2q6 .2 6.6 2-3 .6-6.6-.7z" class="face-cap" />;
    case 'casual':
      return <path d="M10.2 13.2q9.8-4.2 19.6 0l3.2 3.2q-13-4-26 0z" class="face-visor" />;
    case 'steady':
    case 'greedy':
      return <path d="M20 34.2l-5-2.6v5.2zl5-2.6v5.2z" class="face-tie" />;
    case 'sharp':
    case 'sampler':
      return (
        <path d="M12.6 17.6h14.8v1.6q-.6 3-3.4 3-2.8 0-3.2-3h-1.6q-.4 3-3.2 3-2.8 0-3.4-3z" class="face-glasses" />
      );
    case 'master':
      return (
        <>
          <path d="M13 10V1.4h14V10l4.6.6v2H8.4v-2z" class="face-hat" />
          <path d="M13 7.4h14V10H13z" class="face-band" />
        </>
      );
  }
};

export const BotFace = ({ character, level }: { readonly character: number; readonly level: BotLevel }) => {
  const face = FACES[character];
  if (face === undefined) return null;
  const { skin, hair, cloth, cut, mark } = face;
  return (
    <svg class="bot-face" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="20" class="face-ground" />
      <path d="M6 40q1-9 14-9t14 9z" fill={cloth} />
      <path d="M17 27h6v6q-3 2-6 0z" fill={skin} />
      <ellipse cx="20" cy="19.5" rx="8.6" ry="10" fill={skin} />
      <path d={cut} fill={hair} />
      <path d="M16.4 19.2h.1M23.6 19.2h.1" class="face-eyes" />
      <path d="M17.2 25.2q2.8 2 5.6 0" class="face-mouth" />
      <path d={mark} fill={hair} stroke={hair} stroke-width=".8" stroke-linecap="round" />
      <Wear level={level} />
    </svg>
  );
};

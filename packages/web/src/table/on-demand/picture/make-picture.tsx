/** Makes the picture of a finished match, 1200 by 630, as a PNG. */

import type { Outcome } from '@fremont/kernel';
import { render } from 'preact';
import { loadMessages } from '../../../i18n/index.ts';
import type { ScreenTypes } from '../../game-screen.ts';
import type { TableModel } from '../../table-model.ts';
import { finaleMessages } from '../finale/messages.ts';
import { paint } from './paint.ts';
import { ResultPicture } from './ResultPicture.tsx';

/** Chats and networks show pictures of this size without cropping them. */
const SIZE = { width: 1200, height: 630 } as const;

/** Parts of a board that load on demand appear within this time. */
const SETTLE_MS = 400;

export const makePicture = async (model: TableModel<ScreenTypes>, outcome: Outcome): Promise<Blob> => {
  const { screen } = model;
  const [game, Board] = await Promise.all([
    screen.finale(),
    screen.picture?.() ?? screen.Board,
    loadMessages(finaleMessages),
  ]);
  const place = document.createElement('div');
  place.className = 'share-place-holder';
  place.setAttribute('aria-hidden', 'true');
  place.inert = true;
  document.body.append(place);
  try {
    render(<ResultPicture facts={{ model, game, outcome, you: null }} Board={Board} />, place);
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    await document.fonts.ready;
    return await paint(place.firstElementChild as HTMLElement, SIZE);
  } finally {
    render(null, place);
    place.remove();
  }
};

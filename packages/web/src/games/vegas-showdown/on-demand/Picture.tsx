/** The final board for a picture to share: the sheet of the winner. */

import { at, seatAt } from '@fremont/kernel';
import { t } from '../../../i18n/index.ts';
import { RoomSprite } from '../floors.tsx';
import { SheetDrawing } from '../SheetDrawing.tsx';
import type { ShowdownProps } from '../types.ts';
import { nameOf } from '../words.ts';

export const ShowdownPicture = ({ model }: ShowdownProps) => {
  const { view } = model.frame.value;
  const winner = seatAt(model.update.value.outcome?.placings.indexOf(1) ?? 0);
  return (
    <figure class="share-sheet">
      <RoomSprite />
      <SheetDrawing
        sheet={at(view.chairs, winner).sheet}
        shape={view.options.sheet}
        names={model.text.value.names}
        detailed
      />
      <figcaption>{t('vegas-showdown.sheetOf', { name: nameOf(model, winner) })}</figcaption>
    </figure>
  );
};

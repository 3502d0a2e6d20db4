/** Offers the guided first match to a person who opens a game for the first time. */

import type { LessonFront, OpenFront } from '../../games/front.ts';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { lessonKey } from '../keys.ts';
import { startLesson } from '../start.ts';
import { rememberLesson } from './memory.ts';

export interface Offer {
  readonly front: OpenFront;
  readonly lesson: LessonFront;
  /** Opens an ordinary table. */
  readonly onPlain: () => void;
}

export const LessonOffer = ({ front, lesson, onPlain, onClose }: Offer & { readonly onClose: () => void }) => {
  const choose = (go: () => void) => (): void => {
    rememberLesson(lessonKey(front.id, lesson.id), {});
    onClose();
    go();
  };
  return (
    <Dialog
      title={t('lesson.offerTitle', { game: t(front.title) })}
      onClose={onClose}
      footer={
        <>
          <Button onPress={choose(onPlain)}>{t('lesson.offerPlain')}</Button>
          <Button look="primary" icon="star" onPress={choose(() => startLesson(front, lesson))}>
            {t('shell.guided')}
          </Button>
        </>
      }
    >
      <p>{t('lesson.offerText', { minutes: lesson.minutes })}</p>
    </Dialog>
  );
};

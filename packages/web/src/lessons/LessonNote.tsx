/** The offer of the guided first match in the set-up, for people who set a game up for the first time. */

import type { OpenFront } from '../games/front.ts';
import { t } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import { lessonToOffer } from './first-time.ts';
import { startLesson } from './start.ts';

export const LessonNote = ({ front, edition }: { readonly front: OpenFront; readonly edition: string }) => {
  const lesson = lessonToOffer(front, edition, false);
  if (lesson === null) return null;
  return (
    <p class="lesson-note">
      <span>{t('shell.newHere', { game: t(front.title) })}</span>
      <Button size="small" icon="star" onPress={() => startLesson(front, lesson)}>
        {t('shell.guided')}
      </Button>
    </p>
  );
};

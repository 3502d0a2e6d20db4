/** Starts a lesson, or goes back to the table where it was left. The code for it loads with the first lesson. */

import type { LessonFront, OpenFront } from '../games/front.ts';
import { t } from '../i18n/index.ts';
import { notify } from '../ui/Toast.tsx';

export const startLesson = (front: OpenFront, lesson: LessonFront): void => {
  import('./on-demand/start.ts')
    .then(({ goToLesson }) => goToLesson(front, lesson))
    .catch(() => notify({ key: 'open', text: () => t('home.openFailed') }));
};

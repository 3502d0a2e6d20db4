/** Asks for a match: a file to choose or drop. */

import { useSignal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { Page } from '../pages/frame/Page.tsx';
import { FileDrop } from '../ui/FileDrop.tsx';
import { openedFile } from './opened-file.ts';
import { matchesIn } from './source.ts';

export const FilePage = () => {
  const problem = useSignal<string | null>(null);
  const read = async (file: File): Promise<void> => {
    const matches = await matchesIn(file);
    const first = matches.ok ? matches.value[0] : undefined;
    if (first === undefined) problem.value = t('replay.notAMatch');
    else openedFile.value = first;
  };
  return (
    <Page title={t('replay.title')} class="replay-file">
      <h1>{t('replay.title')}</h1>
      <FileDrop
        label={t('replay.chooseFile')}
        note={problem.value ?? t('replay.dropNote')}
        onFile={(file) => read(file).catch(reportError)}
      />
    </Page>
  );
};

/** Pages that are loaded on demand, together with their messages. */

import type { FunctionComponent } from 'preact';
import { type Catalogues, language, loadMessages } from '../i18n/index.ts';
import { signFontReady } from '../styles/fonts-ready.ts';
import { lazy } from './lazy.tsx';

/** A page other than the home page: it comes with the messages that it reads, and with the font of signs. */
export const pageWith = <P extends object>(messages: Catalogues | null, load: () => Promise<FunctionComponent<P>>) =>
  lazy(async () => {
    const [page] = await Promise.all([
      load(),
      signFontReady(language.peek()),
      messages === null ? undefined : loadMessages(messages),
    ]);
    return page;
  });

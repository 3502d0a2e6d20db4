/** The credits and licences. */

import { type MessageKey, t } from '../../i18n/index.ts';
import { APP_VERSION } from '../../pwa/version.ts';
import { Page } from '../frame/Page.tsx';
import './credits.css';

const PARTS: readonly (readonly [title: MessageKey, text: MessageKey])[] = [
  ['credits.gamesTitle', 'credits.gamesText'],
  ['credits.codeTitle', 'credits.codeText'],
  ['credits.fontsTitle', 'credits.fontsText'],
  ['credits.partsTitle', 'credits.partsText'],
];

export const CreditsPage = () => (
  <Page title={t('credits.title')}>
    <article class="credits">
      <h1>{t('credits.title')}</h1>
      {PARTS.map(([title, text]) => (
        <section key={title}>
          <h2>{t(title)}</h2>
          <p>{t(text)}</p>
        </section>
      ))}
      <p class="credits-version">{t('credits.version', { version: APP_VERSION })}</p>
    </article>
  </Page>
);

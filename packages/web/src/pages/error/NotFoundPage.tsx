/** The page for unknown addresses. */

import { t } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Page } from '../frame/Page.tsx';
import './error.css';

export const NotFoundPage = () => (
  <Page title={t('shell.notFoundTitle')}>
    <div class="broken">
      <span class="broken-number" aria-hidden="true">
        404
      </span>
      <h1>{t('shell.notFoundTitle')}</h1>
      <p>{t('shell.notFoundText')}</p>
      <ButtonLink href="/" look="primary" icon="home">
        {t('shell.toHome')}
      </ButtonLink>
    </div>
  </Page>
);

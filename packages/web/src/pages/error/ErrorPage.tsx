/** The page after an unexpected error, with a report to copy. */

import { useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Page } from '../frame/Page.tsx';
import { reportOf } from './report.ts';
import './error.css';

/** Imports fail without a network, or when the server has a newer build. */
const isMissingPart = (error: unknown): boolean =>
  error instanceof TypeError && /import|module|fetch/iu.test(error.message);

export const ErrorPage = ({ error }: { readonly error: unknown }) => {
  const [copied, setCopied] = useState(false);
  const report = reportOf(error);
  return (
    <Page title={t('shell.errorTitle')}>
      <div class="broken" role="alert">
        <span class="broken-bulb" aria-hidden="true" />
        <h1>{t('shell.errorTitle')}</h1>
        <p>{isMissingPart(error) ? t('shell.offlineParts') : t('shell.errorText')}</p>
        <div class="broken-buttons">
          <Button look="primary" onPress={() => location.reload()}>
            {t('shell.errorReload')}
          </Button>
          <Button icon="copy" onPress={() => navigator.clipboard.writeText(report).then(() => setCopied(true))}>
            {copied ? t('shell.errorCopied') : t('shell.errorCopy')}
          </Button>
          <ButtonLink href="/" look="ghost" icon="home">
            {t('shell.toHome')}
          </ButtonLink>
        </div>
        <details>
          <summary>{t('shell.errorWhat')}</summary>
          <pre>{report}</pre>
        </details>
      </div>
    </Page>
  );
};

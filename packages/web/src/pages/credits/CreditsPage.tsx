import { t } from '../../i18n/index.ts';
import { Page } from '../frame/Page.tsx';

export const CreditsPage = () => <Page title={t('shell.credits')}>{t('shell.credits')}</Page>;

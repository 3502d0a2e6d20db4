import { t } from '../../i18n/index.ts';
import { Page } from '../frame/Page.tsx';

export const RulesPage = () => <Page title={t('shell.rules')}>{t('shell.rules')}</Page>;

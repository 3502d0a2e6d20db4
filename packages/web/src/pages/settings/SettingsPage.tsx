import { t } from '../../i18n/index.ts';
import { Page } from '../frame/Page.tsx';

export const SettingsPage = () => <Page title={t('shell.settings')}>{t('shell.settings')}</Page>;

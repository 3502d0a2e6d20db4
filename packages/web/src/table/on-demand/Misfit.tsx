/** Says which input the table cannot decode, and what it accepts. */

import type { Coded } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import { problemText } from '../../i18n/problem.ts';

export const Misfit = ({ error }: { readonly error: Coded }) => <>{problemText(error) ?? t('table.otherError')}</>;

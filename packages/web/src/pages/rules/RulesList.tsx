/** The list of games with rules. */

import { FRONTS } from '../../games/fronts.ts';
import { GameSign } from '../../games/GameSign.tsx';
import { t } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Page } from '../frame/Page.tsx';
import './rules.css';

export const RulesList = () => (
  <Page title={t('shell.rules')}>
    <div class="rules-list">
      <h1>{t('shell.rules')}</h1>
      <ul>
        {FRONTS.filter(({ parts }) => parts.rules !== null).map(({ id, title, about }) => (
          <li key={id}>
            <a href={`/rules/${id}`}>
              <GameSign game={id} />
              <span>
                <b>{t(title)}</b>
                <small>{t(about)}</small>
              </span>
              <Icon name="next" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  </Page>
);

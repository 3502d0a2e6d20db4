/** The audit log: the actions of operators, newest first. */

import { t } from '../../i18n/index.ts';
import { dateAndTime } from '../../online/date-time.ts';
import { SCROLLS } from '../../ui/scrolls.ts';
import { readAudit } from './calls.ts';
import { MoreButton, useListing } from './listing.tsx';

const COLUMNS = ['when', 'who', 'what', 'target', 'why'] as const;

export const Audit = () => {
  const { items } = useListing(() => readAudit(null), []);
  return (
    <>
      <div class="admin-audit" {...SCROLLS}>
        <table>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`admin.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(items.value ?? []).map(({ id, at, actor, action, target, reason }) => (
              <tr key={id}>
                <td>{dateAndTime(at)}</td>
                <td>{actor}</td>
                <td>{t(`admin.action-${action}`)}</td>
                <td class="admin-id">{target}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <MoreButton items={items} next={({ id }) => readAudit(id)} />
    </>
  );
};

/** People: searched, muted and banned. */

import type { AdminPerson, AdminPersonAnswer, SanctionInfo, SanctionKind } from '@fremont/table/admin';
import { useSignal } from '@preact/signals';
import { ago, t } from '../../i18n/index.ts';
import type { ApiResult } from '../../online/api.ts';
import { dateAndTime } from '../../online/date-time.ts';
import { shownName } from '../../online/names.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { banAddresses, banPerson, mutePerson, readPeople, readPerson, type Terms } from './calls.ts';
import { CardList, perform, useListing } from './listing.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { ReportCard } from './ReportCard.tsx';
import { SearchField } from './SearchField.tsx';
import { TableCards } from './Tables.tsx';

interface Question {
  readonly kind: SanctionKind;
  readonly found: AdminPerson;
}

export const People = () => {
  const words = useSignal('');
  const asking = useSignal<Question | null>(null);
  const opened = useSignal<AdminPersonAnswer | null>(null);
  const { items, read } = useListing(() => readPeople(words.peek()), [words.value]);
  const open = async (id: string): Promise<void> => {
    const answer = await readPerson(id);
    opened.value = answer.ok ? answer.value : null;
  };
  const question = asking.value;
  const answer = opened.value;
  return (
    <>
      <SearchField label={t('admin.searchPeople')} words={words} />
      <CardList items={items.value} keyOf={({ person }) => person.id}>
        {(one) => (
          <PersonCard
            found={one}
            onOpen={() => open(one.person.id).catch(reportError)}
            onSanction={(kind) => {
              asking.value = { kind, found: one };
            }}
          />
        )}
      </CardList>
      {question !== null && (
        <SanctionDialog
          question={question}
          onDone={read}
          onClose={() => {
            asking.value = null;
          }}
        />
      )}
      {answer !== null && (
        <PersonDialog
          answer={answer}
          onChange={() => open(answer.person.person.id)}
          onClose={() => {
            opened.value = null;
          }}
        />
      )}
    </>
  );
};

/** A ban may include the address, because a banned guest could come back as another one. */
const SanctionDialog = (props: {
  readonly question: Question;
  readonly onDone: () => Promise<void>;
  readonly onClose: () => void;
}) => {
  const { kind, found } = props.question;
  const { person, address } = found;
  const withAddress = useSignal(false);
  const impose = async (terms: Terms): ApiResult<unknown> => {
    const answer = await (kind === 'ban' ? banPerson : mutePerson)(person.id, terms);
    return answer.ok && address !== null && withAddress.peek() ? banAddresses(address, terms) : answer;
  };
  return (
    <ReasonDialog
      title={t(`admin.${kind}Title`, { name: shownName(person) })}
      confirm={t(`admin.${kind}`)}
      timed
      onConfirm={(terms) => perform(impose(terms), props.onDone)}
      onClose={props.onClose}
    >
      {kind === 'ban' && address !== null && (
        <label class="admin-check">
          <input
            type="checkbox"
            checked={withAddress.value}
            onChange={(event) => {
              withAddress.value = event.currentTarget.checked;
            }}
          />
          <span>{t('admin.banAddressToo', { address })}</span>
        </label>
      )}
    </ReasonDialog>
  );
};

const PersonCard = (props: {
  readonly found: AdminPerson;
  readonly onOpen: () => void;
  readonly onSanction: (kind: SanctionKind) => void;
}) => {
  const { person, created, seen, address, sanctions } = props.found;
  return (
    <>
      <h2>{shownName(person)}</h2>
      <p class="admin-hint">{t('admin.seen', { since: ago(created), seen: ago(seen) })}</p>
      <p class="admin-id">{person.id}</p>
      {address !== null && <p class="admin-hint">{t('admin.seenFrom', { address })}</p>}
      {sanctions.filter(isInForce).map((sanction) => (
        <p key={sanction.id}>{sanctionText(sanction)}</p>
      ))}
      <div class="admin-ways">
        <Button size="small" onPress={props.onOpen}>
          {t('admin.details')}
        </Button>
        <Button size="small" onPress={() => props.onSanction('mute')}>
          {t('admin.mute')}
        </Button>
        <Button size="small" look="danger" onPress={() => props.onSanction('ban')}>
          {t('admin.ban')}
        </Button>
      </div>
    </>
  );
};

const isInForce = ({ lifted, until }: SanctionInfo): boolean => lifted === null && until > Date.now();

export const sanctionText = ({ kind, until, reason }: SanctionInfo): string =>
  t(`admin.inForce-${kind}`, { date: dateAndTime(until), reason });

const PersonDialog = (props: {
  readonly answer: AdminPersonAnswer;
  readonly onChange: () => Promise<void>;
  readonly onClose: () => void;
}) => {
  const { person, sessions, tables, reports } = props.answer;
  return (
    <Dialog title={shownName(person.person)} size="large" onClose={props.onClose}>
      <p>{t('admin.devices', { count: sessions })}</p>
      {person.sanctions.map((sanction) => (
        <p key={sanction.id}>
          {sanctionText(sanction)}
          {!isInForce(sanction) && ` · ${t(sanction.lifted === null ? 'admin.ended' : 'admin.lifted')}`}
        </p>
      ))}
      <h3>{t('admin.reportsAbout')}</h3>
      <CardList items={reports} keyOf={({ id }) => id}>
        {(report) => <ReportCard report={report} />}
      </CardList>
      <h3>{t('admin.tablesOf')}</h3>
      <TableCards tables={tables} onChange={props.onChange} />
    </Dialog>
  );
};

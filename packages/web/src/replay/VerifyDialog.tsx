/** Recomputes every draw of an online match in this browser, and shows the steps. */

import type { GameTypes, MatchRecord } from '@fremont/kernel';
import { type FairProof, type Forgery, type Verified, verifyMatch } from '@fremont/table/fair';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { dateOf } from '../online/date-time.ts';
import { type Receipt, receiptOf } from '../online/receipts.ts';
import { ownAnchors } from '../online/shares.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SCROLLS } from '../ui/scrolls.ts';
import type { ReplaySource } from './source.ts';
import './verify.css';

interface VerifyProps {
  readonly source: ReplaySource;
  readonly onClose: () => void;
}

export const VerifyDialog = ({ source, onClose }: VerifyProps) => {
  const { replay, proof } = source;
  const record = replay.recordAt(replay.length);
  return (
    <Dialog title={t('replay.verify')} onClose={onClose}>
      {record !== null && proof?.type === 'pf1' ? (
        <Checked record={record} proof={proof} own={source.own} />
      ) : (
        <p>{whyNot(source)}</p>
      )}
    </Dialog>
  );
};

const whyNot = ({ origin, replay, proof, isCopy }: ReplaySource): string => {
  if (replay.recordAt(replay.length) === null) return t('replay.verifyRunning');
  if (proof === null && isCopy) return t('replay.verifyCopy');
  if (proof === null && origin.type !== 'online') return t('replay.verifyLocal');
  const isMixed = proof?.type === 'none' && proof.why === 'otherServer';
  return t(isMixed ? 'replay.verifyOtherServer' : 'replay.verifyNoCommitment');
};

interface CheckedProps {
  readonly record: MatchRecord<GameTypes>;
  readonly proof: FairProof;
  /** The seats of this person. */
  readonly own: readonly number[];
}

const Checked = ({ record, proof, own }: CheckedProps) => {
  const receipt = useMemo(() => receiptOf(proof.game), [proof]);
  const verified = useMemo(
    () => verifyMatch(record, proof, receipt && { game: receipt.table, commit: receipt.commit }),
    [record, proof, receipt],
  );
  if (!verified.ok)
    return <Verdict isGood={false} text={t('replay.verifyForged')} details={[forgeryText(verified.error)]} />;
  const { draws, shared } = verified.value;
  return (
    <>
      <Verdict isGood text={t('replay.verifyOk', { draws: draws.length })} details={detailsOf(shared, receipt)} />
      <OwnShares proof={proof} own={own} draws={draws} />
      <p class="cap">{t('replay.verifyCommitment')}</p>
      <p class="verify-hash">{proof.commit}</p>
      <p class="cap">{t('replay.verifySecret')}</p>
      <p class="verify-hash">{proof.secret}</p>
      <Steps draws={draws} />
      <p class="quiet">{t('replay.verifyScripts')}</p>
    </>
  );
};

const detailsOf = (shared: number, receipt: Receipt | null): readonly string[] => [
  t('replay.verifyRules'),
  shared === 0 ? t('replay.verifyAlone') : t('replay.verifyShared', { draws: shared }),
  receipt === null ? t('replay.verifyNoReceipt') : t('replay.verifyReceipt', { date: dateOf(receipt.at) }),
];

/**
 * Compares the proof with the shares that this browser sent. A server could put a chain of its own on a seat or claim that shares
 * came too late, and only the browser of that seat knows.
 */
const OwnShares = ({ proof, own, draws }: Pick<CheckedProps, 'proof' | 'own'> & Pick<Verified, 'draws'>) => {
  const anchors = useSignal<Awaited<ReturnType<typeof ownAnchors>>>([]);
  useEffect(() => {
    ownAnchors(proof.game, own).then((found) => {
      anchors.value = found;
    }, reportError);
  }, [proof, own]);
  return (
    <>
      {anchors.value.map(({ seat, anchor }) => {
        const isOther = proof.anchors[seat] !== null && proof.anchors[seat] !== anchor;
        const sent = draws.filter(({ seats }) => seats.includes(seat)).length;
        return (
          <p key={seat} class={isOther ? 'verify-warning' : ''} role={isOther ? 'alert' : undefined}>
            {isOther
              ? t('replay.verifyOtherAnchor', { seat: seat + 1 })
              : t('replay.verifyOwn', { sent, draws: draws.length })}
          </p>
        );
      })}
    </>
  );
};

const forgeryText = (forgery: Forgery): string => {
  switch (forgery.code) {
    case 'badProof':
      return t('replay.forgedProof');
    case 'wrongSecret':
      return t('replay.forgedSecret');
    case 'otherCommitment':
      return t('replay.forgedCommitment');
    case 'otherAnchor':
      return t('replay.verifyOtherAnchor', { seat: forgery.seat + 1 });
    case 'wrongShare':
      return t('replay.forgedShare', { seat: forgery.seat + 1 });
    case 'wrongDraw':
    case 'wrongRange':
      return t('replay.forgedDraw', { stream: forgery.stream, place: forgery.place + 1 });
    case 'wrongCount':
      return t('replay.forgedCount', { stream: forgery.stream });
  }
};

interface VerdictProps {
  readonly isGood: boolean;
  readonly text: string;
  readonly details: readonly string[];
}

const Verdict = ({ isGood, text, details }: VerdictProps) => (
  <div class="verify-verdict" data-good={isGood} role="status">
    <Icon name={isGood ? 'seal' : 'flag'} size={28} />
    <div>
      <p>
        <b>{text}</b>
      </p>
      <ul>
        {details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
    </div>
  </div>
);

/** One row for each draw: where it belongs, out of how many, and what the secret gives. */
const Steps = ({ draws }: Pick<Verified, 'draws'>) => (
  <details class="verify-steps">
    <summary>{t('replay.verifySteps')}</summary>
    <div class="verify-rows" {...SCROLLS}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('replay.stepAction')}</th>
            <th scope="col">{t('replay.stepStream')}</th>
            <th scope="col">{t('replay.stepDraw')}</th>
            <th scope="col">{t('replay.stepShares')}</th>
          </tr>
        </thead>
        <tbody>
          {draws.map(({ action, stream, place, n, value, seats }) => (
            <tr key={`${stream} ${place}`}>
              <td>{action}</td>
              <td>
                {stream} · {place + 1}
              </td>
              <td>{t('replay.stepValue', { value: value + 1, of: n })}</td>
              <td>{seats.length === 0 ? '–' : seats.map((seat) => seat + 1).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);

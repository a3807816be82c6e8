import { Button } from 'antd';
import { useState } from 'react';
import { isAboveZero } from '../../../../../libs/amounts/compare.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { useDownload } from '../../../../../platform/web/query/download.ts';
import { Fillings } from '../../../../../platform/web/slots/Fillings.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { formatDate } from '../../../../../platform/wire/time.ts';
import { download } from '../../../../documents/resource/wire.ts';
import { sizeShort } from '../../../../freight/train/sizeNames.ts';
import { isLate } from '../../states.ts';
import type { BankAccount, DepositEntry, OwnDeposit } from '../../wire.ts';
import { CURRENCY } from '../currency.ts';
import { depositActions } from '../slots.ts';
import { useSectionTexts } from '../texts.ts';
import { DEPOSIT_TONE } from '../tones.ts';
import { GuaranteePart } from './GuaranteePart.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';
import styles from './section.module.css';

interface DepositCardProps {
  deposit: OwnDeposit;
  bankAccount: BankAccount;
}

/** One deposit: sums, the account to pay to while something is outstanding, history. */
export function DepositCard({ deposit, bankAccount }: DepositCardProps) {
  const texts = useSectionTexts();
  const format = useFormat();
  const [isPaying, setPaying] = useState(false);
  const { status, due, held, announced, outstanding, contractNo, entries } = deposit;
  const hasOutstanding = outstanding !== null && isAboveZero(outstanding);
  const cash = [
    [texts.due, due],
    [texts.held, held],
    [texts.announced, announced],
    [texts.outstanding, outstanding],
  ] as const;
  const covered = [
    [texts.guaranteeDue, deposit.guaranteeDue],
    [texts.guaranteed, deposit.guaranteed],
  ] as const;
  const hasCash = [due, held, announced].some((amount) => isAboveZero(amount ?? '0'));
  const sums = deposit.isGuarantee ? [...covered, ...(hasCash ? cash : [])] : cash;
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        <strong>
          {deposit.contractType === null
            ? `${texts.campaignPlaces} · ${deposit.campaign}`
            : `${texts.types[deposit.contractType]} · ${texts.lines[deposit.lineType]}`}
          {deposit.isGuarantee && ` · ${texts.guarantee}`}
        </strong>
        <StatusTag tone={DEPOSIT_TONE[status]} label={texts.statuses[status]} />
      </div>
      <span className={styles.soft}>{contractNo}</span>
      <Places deposit={deposit} />
      {due === null ? (
        <p className={styles.soft}>{texts.hidden}</p>
      ) : (
        <dl className={styles.sums}>
          {sums.map(([label, amount]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{amount !== null && format.money(amount, CURRENCY)}</dd>
            </div>
          ))}
        </dl>
      )}
      {hasOutstanding && (
        <>
          <Account
            account={bankAccount}
            remittance={
              deposit.subject === 'campaign'
                ? texts.remittanceOfPlaces({ contractNo })
                : texts.remittance({ contractNo })
            }
          />
          <div className={styles.buttons}>
            <Fillings slot={depositActions} props={{ deposit }} />
            <Button onClick={() => setPaying(true)}>{texts.pay}</Button>
          </div>
        </>
      )}
      <GuaranteePart deposit={deposit} />
      {entries.length > 0 && <History entries={entries} />}
      {isPaying && hasOutstanding && (
        <PaymentDialog deposit={{ ...deposit, outstanding }} onClose={() => setPaying(false)} />
      )}
    </li>
  );
}

/** The train and places of a campaign, and until when they are paid. */
function Places({ deposit }: Pick<DepositCardProps, 'deposit'>) {
  const texts = useSectionTexts();
  const format = useFormat();
  const short = sizeShort(useLanguage());
  const { trainNo: train, departTime, sizeType, places, placeAmount, dueDate, outstanding } = deposit;
  if (sizeType === null || departTime === null) return null;
  const boxes = `${places} × ${short[sizeType]}`;
  const date = format.date(dueDate);
  const isOverdue = isLate(deposit, formatDate(new Date()));
  return (
    <p className={styles.places}>
      {texts.onTrain({ train, boxes, departs: format.date(departTime) })}
      {placeAmount !== null && ` · ${texts.perPlace({ amount: format.money(placeAmount, CURRENCY) })}`}
      {isAboveZero(outstanding ?? '0') && (
        <strong className={isOverdue ? styles.late : undefined}>
          {isOverdue ? texts.overdue({ date }) : texts.payBy({ date })}
        </strong>
      )}
    </p>
  );
}

function Account({ account, remittance }: { account: BankAccount; remittance: string }) {
  const texts = useSectionTexts();
  const facts = [
    [texts.holder, account.holder],
    [texts.bankName, account.bankName],
    [texts.accountNo, account.accountNo],
    [texts.swift, account.swift],
  ].filter(([, text]) => text !== '');
  return (
    <div className={styles.account}>
      <strong>{texts.payTo}</strong>
      {account.accountNo === '' ? (
        <p className={styles.soft}>{texts.bankMissing}</p>
      ) : (
        <>
          <dl className={styles.facts}>
            {facts.map(([label, text]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.soft}>{remittance}</p>
        </>
      )}
    </div>
  );
}

function History({ entries }: { entries: readonly DepositEntry[] }) {
  const texts = useSectionTexts();
  const format = useFormat();
  const file = useDownload(download);
  return (
    <details className={styles.history} open={entries.some(({ isPending }) => isPending)}>
      <summary>
        {texts.history} ({entries.length})
      </summary>
      <ul>
        {entries.map(({ entryId, kind, amount, entryTime, reason, byName, resourceId }) => (
          <li key={entryId}>
            <time title={format.zone}>{format.dateTime(entryTime)}</time>
            <span>
              {texts.kinds[kind]} {amount !== null && format.money(amount, CURRENCY)}
              <span className={styles.soft}> {[byName || texts.byPlatform, reason].filter(Boolean).join(' · ')}</span>
              {resourceId !== null && (
                <Button type="link" size="small" onClick={() => void file.download({ resourceId })}>
                  {texts.proofOf}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

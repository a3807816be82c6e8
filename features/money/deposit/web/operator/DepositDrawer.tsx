import { Button, Descriptions, Drawer, Skeleton } from 'antd';
import { isAboveZero } from '../../../../../libs/amounts/compare.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { useDownload } from '../../../../../platform/web/query/download.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import { formatDate } from '../../../../../platform/wire/time.ts';
import { download } from '../../../../documents/resource/wire.ts';
import { sizeShort } from '../../../../freight/train/sizeNames.ts';
import { isLate } from '../../states.ts';
import { type DepositEntry, deposits, listEntries } from '../../wire.ts';
import { CURRENCY } from '../currency.ts';
import { useOperatorTexts } from '../texts.ts';
import { DEPOSIT_TONE } from '../tones.ts';
import { DepositActions } from './DepositActions.tsx';
import { Guarantees } from './Guarantees.tsx';
import styles from './operator.module.css';
import { PaymentCheck } from './PaymentCheck.tsx';

const WIDTH = 720;

type Deposit = PayloadOf<typeof deposits.read>;

/** A deposit with its history, payments to check and what can be done with it. */
export function DepositDrawer({ depositId, onClose }: { depositId: number | null; onClose: () => void }) {
  const texts = useOperatorTexts();
  const id = depositId ?? 0;
  const enabled = depositId !== null;
  const read = useRead(deposits.read, { id }, { enabled });
  const history = useRead(listEntries, { depositId: id }, { enabled });
  const deposit = enabled ? read.data : undefined;
  return (
    <Drawer
      open={enabled}
      size={WIDTH}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      title={deposit?.companyFullName ?? texts.title}
      destroyOnHidden
      onClose={onClose}
      footer={deposit && <DepositActions deposit={deposit} />}
    >
      {deposit && history.data ? (
        <div className={styles.drawer}>
          {history.data
            .filter(({ isPending }) => isPending)
            .map((payment) => (
              <PaymentCheck key={payment.entryId} payment={payment} />
            ))}
          <Guarantees depositId={id} />
          <Facts deposit={deposit} />
          {hasCash(deposit) && <History entries={history.data} />}
        </div>
      ) : read.error ? (
        <LoadError error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Drawer>
  );
}

const CASH = ['due', 'held', 'announced', 'outstanding'] as const;

/** A guarantee in place of cash leaves the sums of cash at zero. */
const hasCash = (deposit: Deposit) => !deposit.isGuarantee || CASH.some((key) => isAboveZero(deposit[key] ?? '0'));

/** What campaign places are. */
function usePlacesFacts(deposit: Deposit) {
  const texts = useOperatorTexts();
  const format = useFormat();
  const short = sizeShort(useLanguage());
  const { campaign, trainNo, departTime, sizeType, places, placeAmount, dueDate } = deposit;
  return [
    { key: 'campaign', label: texts.campaign, children: campaign },
    {
      key: 'train',
      label: texts.train,
      children: [trainNo, departTime && format.dateTime(departTime)].filter(Boolean).join(' · '),
    },
    {
      key: 'places',
      label: texts.places,
      children: [
        sizeType && `${places} × ${short[sizeType]}`,
        placeAmount && `${texts.placeAmount} ${format.money(placeAmount, CURRENCY)}`,
      ]
        .filter(Boolean)
        .join(' · '),
    },
    {
      key: 'dueDate',
      label: texts.dueDate,
      children: (
        <>
          {format.date(dueDate)}{' '}
          {isLate(deposit, formatDate(new Date())) && <StatusTag tone="danger" label={texts.overdue} />}
        </>
      ),
    },
  ];
}

function Facts({ deposit }: { deposit: Deposit }) {
  const texts = useOperatorTexts();
  const format = useFormat();
  const placesFacts = usePlacesFacts(deposit);
  const inMoney = (key: 'due' | 'held' | 'announced' | 'outstanding' | 'guaranteeDue' | 'guaranteed') => {
    const amount = deposit[key];
    return { key, label: texts[key], children: amount === null ? '' : format.money(amount, CURRENCY) };
  };
  return (
    <Descriptions
      bordered
      size="small"
      column={1}
      items={[
        { key: 'contractNo', label: texts.contractNo, children: deposit.contractNo },
        ...(deposit.contractType === null
          ? placesFacts
          : [
              {
                key: 'type',
                label: texts.type,
                children: `${texts.types[deposit.contractType]} · ${texts.lines[deposit.lineType]}`,
              },
            ]),
        ...(hasCash(deposit) ? CASH.map(inMoney) : []),
        ...(deposit.isGuarantee ? [inMoney('guaranteeDue'), inMoney('guaranteed')] : []),
        {
          key: 'status',
          label: texts.status,
          children: <StatusTag tone={DEPOSIT_TONE[deposit.status]} label={texts.statuses[deposit.status]} />,
        },
      ]}
    />
  );
}

function History({ entries }: { entries: readonly DepositEntry[] }) {
  const texts = useOperatorTexts();
  const format = useFormat();
  const file = useDownload(download);
  return (
    <section>
      <h3 className={styles.heading}>{texts.history}</h3>
      {entries.length === 0 && <p className={styles.soft}>{texts.historyEmpty}</p>}
      <ul className={styles.history}>
        {entries.map(({ entryId, kind, amount, entryTime, byName, reason, resourceId }) => (
          <li key={entryId}>
            <time title={format.zone}>{format.dateTime(entryTime)}</time>
            <span>
              {texts.kinds[kind]} <strong>{amount !== null && format.money(amount, CURRENCY)}</strong>
              <span className={styles.soft}> {[byName || texts.byRule, reason].filter(Boolean).join(' · ')}</span>
              {resourceId !== null && (
                <Button type="link" size="small" onClick={() => void file.download({ resourceId })}>
                  {texts.proof}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

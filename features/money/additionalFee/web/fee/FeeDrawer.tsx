import { Drawer, Skeleton } from 'antd';
import { minus } from '../../../../../libs/amounts/amounts.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { AdditionalFeeDetail } from '../../fee.ts';
import { getFee } from '../../wire.ts';
import { useFeeTexts } from '../texts.ts';
import { FEE_TONES } from '../tones.ts';
import { useFeeTypeName } from '../useFeeColumns.tsx';
import { useFeeMoney } from '../useFeeMoney.ts';
import { FeeActions } from './FeeActions.tsx';
import { FeeThread } from './FeeThread.tsx';
import styles from './fee.module.css';

const WIDTH = 720;
const REFETCH_MS = 15_000;

/** An additional fee with its thread and what the reader can do. */
export function FeeDrawer({ feeId, onClose }: { feeId: number | null; onClose: () => void }) {
  const texts = useFeeTexts();
  const nameOf = useFeeTypeName();
  const enabled = feeId !== null;
  const read = useRead(getFee, { feeId: feeId ?? 0 }, { enabled, refetchEveryMs: REFETCH_MS });
  const fee = enabled ? read.data : undefined;
  return (
    <Drawer
      open={enabled}
      size={WIDTH}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      title={fee ? `${nameOf(fee.feeType)} ${fee.feeNo}` : texts.title}
      destroyOnHidden
      onClose={onClose}
      footer={fee && <FeeActions fee={fee} />}
    >
      {fee ? (
        <div className={styles.body}>
          <Head fee={fee} />
          <Facts fee={fee} />
          <FeeThread fee={fee} />
        </div>
      ) : read.error ? (
        <LoadError error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Drawer>
  );
}

function Head({ fee }: { fee: AdditionalFeeDetail }) {
  const texts = useFeeTexts();
  const format = useFormat();
  const inMoney = useFeeMoney();
  const { amount, costAmount, enteredAmount, currency, side, state, dueTime, isSaleAgreed } = fee;
  const isAsked = state === 'proposed' || state === 'offered';
  const lines = [
    [side === 'operator' ? texts.saleAmount : texts.amount, amount],
    ...(side === 'operator' && costAmount !== null ? [[texts.costAmount, costAmount] as const] : []),
    ...(costAmount !== null && amount !== null && costAmount !== amount
      ? [[texts.markUp, minus(amount, costAmount)] as const]
      : []),
    ...(enteredAmount !== amount ? [[texts.enteredAmount, enteredAmount] as const] : []),
  ] as const;
  return (
    <>
      <div className={styles.head}>
        <dl className={styles.amounts}>
          {lines.map(([label, given]) => (
            <div key={label}>
              <dt>
                {label} ({texts.net})
              </dt>
              <dd>{inMoney(given, currency)}</dd>
            </div>
          ))}
        </dl>
        <StatusTag tone={FEE_TONES[state]} label={texts.states[state]} />
      </div>
      {isAsked && dueTime !== null && (
        <p className={styles.soft}>
          {side === 'customer' && !isSaleAgreed
            ? texts.dueAt({ time: format.dateTime(dueTime) })
            : `${texts.dueTime}: ${format.dateTime(dueTime)}`}
        </p>
      )}
    </>
  );
}

function Facts({ fee }: { fee: AdditionalFeeDetail }) {
  const texts = useFeeTexts();
  const format = useFormat();
  const facts = [
    [texts.orderNo, fee.orderBigNo],
    [texts.serviceNo, fee.serviceNo],
    [texts.serviceKind, texts.serviceKinds[fee.serviceKind]],
    [texts.customer, fee.companyName],
    [texts.payee, fee.payeeName || texts.platform],
    [texts.businessDate, format.date(fee.businessDate)],
    [texts.enteredBy, texts.sides[fee.enteredBy]],
    [texts.remark, fee.remark],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, text]) => text !== '')
        .map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}

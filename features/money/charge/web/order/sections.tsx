import { Skeleton } from 'antd';
import { useEffect } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import { Section } from '../../../../freight/booking/web/parts.ts';
import { type ChargeLine, listAnyOrderCharges, listOrderCharges } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import { CHARGE_TONE } from '../tones.ts';
import styles from './order.module.css';
import { Amount } from './Why.tsx';

interface FeesProps {
  order: { orderBigNo: string; timeline: readonly unknown[] };
  title: string;
}

export function OwnFees(props: FeesProps) {
  const read = useRead(listOrderCharges, { orderBigNo: props.order.orderBigNo });
  return <Fees {...props} read={read} />;
}

export function AnyFees(props: FeesProps) {
  const read = useRead(listAnyOrderCharges, { orderBigNo: props.order.orderBigNo });
  return <Fees {...props} read={read} />;
}

type Charges = PayloadOf<typeof listOrderCharges>;

interface ReadCharges {
  data: Charges | undefined;
  error: Parameters<typeof LoadError>[0]['error'] | null;
  refetch: () => Promise<unknown>;
}

/** Charges of an order; read anew with each event of the order. */
function Fees({ order, title, read }: FeesProps & { read: ReadCharges }) {
  const texts = useTexts();
  const { refetch } = read;
  const events = order.timeline.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order has moved
  useEffect(() => void refetch(), [events, refetch]);
  if (read.data === undefined)
    return (
      <Section title={title}>
        {read.error ? (
          <LoadError error={read.error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton active title={false} paragraph={{ rows: 2 }} />
        )}
      </Section>
    );
  const { charges, sums } = read.data;
  if (charges.length === 0) return <Section title={title}>{texts.noFees}</Section>;
  const hasEstimates = charges.some(({ chargeId }) => chargeId === null);
  return (
    <Section title={title} hint={hasEstimates ? texts.estimateHint : undefined}>
      <ChargeTable charges={charges} />
      <Sums sums={sums} />
    </Section>
  );
}

function ChargeTable({ charges }: { charges: readonly ChargeLine[] }) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <table className={styles.fees}>
      <thead>
        <tr>
          <th scope="col">{texts.feeType}</th>
          <th scope="col" data-figure className={styles.onWide}>
            {texts.quantity}
          </th>
          <th scope="col" data-figure className={styles.onWide}>
            {texts.unitPrice}
          </th>
          <th scope="col" data-figure>
            {texts.amount}
          </th>
          <th scope="col" data-figure className={styles.onWide}>
            {texts.tax}
          </th>
          <th scope="col" data-figure className={styles.onWide}>
            {texts.status}
          </th>
        </tr>
      </thead>
      <tbody>
        {charges.map((charge) => (
          <tr
            key={charge.chargeId ?? `${charge.why.id} ${charge.feeType}`}
            className={charge.status === 'void' ? styles.void : undefined}
          >
            <td>
              <FeeName charge={charge} />
            </td>
            <td data-figure className={styles.onWide}>
              {format.number(Number(charge.quantity))}
            </td>
            <td data-figure className={styles.onWide}>
              {format.money(charge.unitPrice, charge.currency)}
            </td>
            <td data-figure>
              <Amount charge={charge} />
            </td>
            <td data-figure className={styles.onWide}>
              {format.money(charge.taxAmount, charge.currency)}
            </td>
            <td data-figure className={styles.onWide}>
              <StatusTag tone={CHARGE_TONE[charge.status]} label={texts.statuses[charge.status]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function FeeName({ charge }: { charge: ChargeLine }) {
  const texts = useTexts();
  const sizes: Readonly<Record<string, string>> = texts.sizes;
  const { sizeType = '', reason = '', minimum } = charge.why.inputs;
  const reasons: Readonly<Record<string, string>> = texts.voidReasons;
  const parts = [texts.feeTypes[charge.feeType] ?? charge.feeType, charge.containerNo || sizes[sizeType]];
  return (
    <>
      <span>{parts.filter(Boolean).join(' · ')}</span>
      <div className={styles.onPhone}>
        <StatusTag tone={CHARGE_TONE[charge.status]} label={texts.statuses[charge.status]} />
      </div>
      {minimum !== undefined && <div className={styles.soft}>{texts.topUp}</div>}
      {charge.why.kind === 'manual' && <div className={styles.soft}>{reason}</div>}
      {charge.status === 'void' && (
        <div className={styles.soft}>
          {texts.voidedFor({ reason: reasons[charge.voidReason] ?? charge.voidReason })}
        </div>
      )}
    </>
  );
}

function Sums({ sums }: { sums: Charges['sums'] }) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <div className={styles.sum}>
      <span>{texts.sum}</span>
      <strong>
        {sums.map(({ currency, amount }) => (
          <div key={currency}>{format.money(amount, currency)}</div>
        ))}
      </strong>
    </div>
  );
}

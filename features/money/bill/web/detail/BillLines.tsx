import { Table } from 'antd';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { CARD_BREAKPOINT, useNarrow } from '../../../../../platform/web/widgets/screen/useNarrow.ts';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { pathTo } from '../../../../../platform/wire/pathTo.ts';
import { orderPage } from '../../../../freight/booking/pages.ts';
import { ChargeWhy } from '../../../charge/web/parts.ts';
import { feeTypeName } from '../../feeName.ts';
import { claimAmountText } from '../../states.ts';
import type { Bill, BillLine, OrderOnBill } from '../../wire.ts';
import styles from '../bill.module.css';
import { useTexts } from '../texts.ts';
import { LINE_MOVES, LineMoves } from './LineMoves.tsx';
import { differenceOf } from './lineSums.ts';

const DISPUTE_TONE = { none: 'neutral', open: 'danger', credited: 'success', upheld: 'neutral' } as const;

/** Lines of a bill, each with what can be done with it; cards on a phone. */
export function BillLines({ bill }: { bill: Bill }) {
  const texts = useTexts();
  const isNarrow = useNarrow(CARD_BREAKPOINT);
  const Rows = isNarrow ? LineCards : LineTable;
  return (
    <section className={styles.panel} aria-label={texts.lines}>
      <h2>
        {texts.lines} ({bill.lineCount})
      </h2>
      {bill.abilities.decideLine && <p className={styles.soft}>{texts.claimLinesHint}</p>}
      <Rows bill={bill} />
      {bill.hasMoreLines && <p className={styles.soft}>{texts.moreLines}</p>}
    </section>
  );
}

interface RowsProps {
  bill: Bill;
}

/** Lines of an order under their order, which has its sum. */
type Row = { order: OrderOnBill; line: null } | { order: null; line: BillLine };

function rowsOf({ orders, lines }: Bill): { order: OrderOnBill; lines: BillLine[] }[] {
  const byOrder = Map.groupBy(lines, ({ orderBigNo }) => orderBigNo);
  return orders.flatMap((order) => {
    const own = byOrder.get(order.orderBigNo);
    return own === undefined ? [] : [{ order, lines: own }];
  });
}

const keyOf = (row: Row) => (row.order === null ? row.line.lineId : `order ${row.order.orderBigNo}`);

function LineTable({ bill }: RowsProps) {
  const texts = useTexts();
  const format = useFormat();
  const inMoney = (amount: string | null) => (amount === null ? '—' : format.money(amount, bill.currency));
  const column = (key: string, title: string, render: (line: BillLine) => ReactNode, width?: number) => ({
    ...{ key, title, ...(width === undefined ? {} : { width }) },
    render: (row: Row) => (row.order === null ? render(row.line) : null),
    onCell: (row: Row) => (row.order === null ? {} : { colSpan: 0 }),
  });
  const figure = (key: string, title: string, render: (line: BillLine) => ReactNode, width = 120) => ({
    ...column(key, title, render, width),
    align: 'right' as const,
  });
  const ofClaim = [
    figure('agreed', texts.agreed, (line) => inMoney(line.agreed)),
    figure('claimed', texts.claimed, (line) => <Claimed line={line} bill={bill} />),
    figure('amount', texts[claimAmountText(bill.status)], (line) => inMoney(line.gross)),
  ];
  const ofBill = [
    figure('quantity', texts.quantity, ({ quantity }) => quantity, 72),
    figure('unitPrice', texts.unitPrice, (line) => inMoney(line.unitPrice), 120),
    figure('amount', texts.net, (line) => inMoney(line.amount)),
    figure('tax', texts.tax, (line) => <Tax line={line} bill={bill} />, 112),
    figure('gross', texts.gross, (line) => inMoney(line.gross)),
  ];
  const hasMoves = LINE_MOVES.some((move) => bill.abilities[move]);
  const others = [
    column('object', `${texts.container} · ${texts.service}`, (line) => <About line={line} />, 128),
    column('occurredDate', texts.occurred, (line) => format.date(line.occurredDate), 104),
    ...(bill.side === 'cost' ? ofClaim : ofBill),
    ...(hasMoves ? [column('moves', '', (line) => <LineMoves bill={bill} line={line} />, 104)] : []),
  ];
  const rows = rowsOf(bill).flatMap(({ order, lines }): Row[] => [
    { order, line: null },
    ...lines.map((line) => ({ order: null, line })),
  ]);
  return (
    <div className={styles.table}>
      <Table<Row>
        size="small"
        rowKey={keyOf}
        rowClassName={({ order }) => (order === null ? '' : (styles.order ?? ''))}
        pagination={rows.length > 100 ? { pageSize: 100, showSizeChanger: false } : false}
        dataSource={rows}
        columns={[
          {
            key: 'fee',
            title: texts.fee,
            render: (row: Row) =>
              row.order === null ? <What line={row.line} bill={bill} /> : <OrderHead order={row.order} bill={bill} />,
            onCell: ({ order }: Row) => (order === null ? {} : { colSpan: others.length + 1 }),
          },
          ...others,
        ]}
      />
    </div>
  );
}

/** An order with the customer's own reference, and the sum of its lines. */
function OrderHead({ order, bill }: { order: OrderOnBill; bill: Bill }) {
  const texts = useTexts();
  const format = useFormat();
  const { orderBigNo, customerRef, subtotal } = order;
  return (
    <div className={styles.cardHead}>
      <span>
        {orderBigNo === '' ? (
          texts.noOrder
        ) : (
          <>
            {texts.order} <Link to={pathTo(orderPage, { orderBigNo, type: 0 })}>{orderBigNo}</Link>
          </>
        )}
        {customerRef !== '' && ` · ${texts.customerRef} ${customerRef}`}
      </span>
      <span>
        <span className={styles.soft}>{texts.subtotal}</span>{' '}
        {subtotal === null ? '—' : format.money(subtotal, bill.currency)}
      </span>
    </div>
  );
}

const About = ({ line: { containerNo, serviceNo } }: { line: BillLine }) => (
  <>
    {containerNo || (serviceNo === '' ? '—' : '')}
    {serviceNo !== '' && <div className={styles.soft}>{serviceNo}</div>}
  </>
);

function LineCards({ bill }: RowsProps) {
  return rowsOf(bill).map(({ order, lines }) => (
    <section key={order.orderBigNo} className={styles.orderCards}>
      <OrderHead order={order} bill={bill} />
      <ul className={styles.cards}>
        {lines.map((line) => (
          <LineCard key={line.lineId} bill={bill} line={line} />
        ))}
      </ul>
    </section>
  ));
}

function LineCard({ bill, line }: RowsProps & { line: BillLine }) {
  const format = useFormat();
  const gross = bill.side === 'cost' ? line.claimed : line.gross;
  const about = [line.containerNo, line.serviceNo].filter(Boolean).join(' · ');
  return (
    <li>
      <div className={styles.cardHead}>
        <span>{format.date(line.occurredDate)}</span>
        <strong>{gross === null ? '—' : format.money(gross, bill.currency)}</strong>
      </div>
      <What line={line} bill={bill} />
      {about !== '' && <span className={styles.soft}>{about}</span>}
      {bill.side === 'cost' && <OfClaim line={line} bill={bill} />}
      <LineMoves bill={bill} line={line} />
    </li>
  );
}

function Claimed({ line, bill }: { line: BillLine; bill: Bill }) {
  const texts = useTexts();
  const format = useFormat();
  if (line.claimed === null) return '—';
  const difference = differenceOf(line);
  return (
    <>
      {format.money(line.claimed, bill.currency)}
      {difference !== null && (
        <div className={styles.late}>
          {texts.difference} {format.money(difference, bill.currency)}
        </div>
      )}
    </>
  );
}

/** What was agreed and approved of a claimed line, on a phone. */
function OfClaim({ line, bill }: { line: BillLine; bill: Bill }) {
  const texts = useTexts();
  const format = useFormat();
  const difference = differenceOf(line);
  const inMoney = (amount: string | null) => (amount === null ? '—' : format.money(amount, bill.currency));
  return (
    <div className={styles.soft}>
      {texts.agreed} {inMoney(line.agreed)} · {texts[claimAmountText(bill.status)]} {inMoney(line.gross)}
      {difference !== null && (
        <span className={styles.late}>
          {' '}
          · {texts.difference} {inMoney(difference)}
        </span>
      )}
    </div>
  );
}

function Tax({ line, bill }: { line: BillLine; bill: Bill }) {
  const format = useFormat();
  if (line.taxAmount === null) return '—';
  return (
    <>
      {format.money(line.taxAmount, bill.currency)}
      <div className={styles.soft}>{line.taxRate} %</div>
    </>
  );
}

function What({ line, bill }: { line: BillLine; bill: Bill }) {
  const texts = useTexts();
  const language = useLanguage();
  const name = feeTypeName(line.feeType, language);
  return (
    <div>
      {line.kind === 'credit' && <strong className={styles.credit}>{texts.lineKinds.credit} · </strong>}
      {[name, line.description].filter(Boolean).join(' · ')}{' '}
      {line.chargeId !== null && line.amount !== null && (
        <Suspense fallback={null}>
          <ChargeWhy chargeId={line.chargeId} />
        </Suspense>
      )}
      {line.disputeState !== 'none' && (
        <div className={styles.dispute}>
          <StatusTag
            tone={DISPUTE_TONE[line.disputeState]}
            label={bill.side === 'cost' ? texts.returnedLine : texts.disputeStates[line.disputeState]}
          />
          <span>{line.disputeReason}</span>
          {line.disputeReply !== '' && (
            <span className={styles.soft}>
              {texts.reply}: {line.disputeReply}
            </span>
          )}
        </div>
      )}
    </div>
  );
}

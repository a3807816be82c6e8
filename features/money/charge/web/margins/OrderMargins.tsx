import { Link } from 'react-router';
import { isAboveZero, isBelowZero } from '../../../../../libs/amounts/compare.ts';
import { productOf, quotientOf } from '../../../../../libs/amounts/decimals.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import type { Format } from '../../../../../platform/web/language/formatFor.ts';
import { RecordList } from '../../../../../platform/web/records/RecordPage.tsx';
import type { ListColumn } from '../../../../../platform/web/widgets/list/listProps.ts';
import { CARD_BREAKPOINT, useNarrow } from '../../../../../platform/web/widgets/screen/useNarrow.ts';
import type { PayloadOf, SentBy } from '../../../../../platform/wire/call.ts';
import { pathTo } from '../../../../../platform/wire/pathTo.ts';
import { reviewQueuePage } from '../../../../freight/booking/pages.ts';
import { companyFilter } from '../../../../people/account/web/parts.ts';
import { orderMargins } from '../../marginWire.ts';
import { useTexts } from '../texts.ts';
import styles from './margins.module.css';

const FULL = '100';

/** Sales against costs of suppliers by order, in one currency; each order opens where the operator works on it. */
export function OrderMargins({ currency }: { currency: string }) {
  const texts = useTexts();
  const t = texts.margins;
  return (
    <RecordList
      records={orderMargins}
      label={t.byOrder}
      emptyText={t.none}
      fixedInput={{ currency }}
      filters={[
        { kind: 'text', name: 'orderBigNo', label: texts.order },
        companyFilter('companyName', texts.company),
        { kind: 'text', name: 'trainNo', label: texts.inputs.trainNo },
        { kind: 'dateRange', names: ['dateFrom', 'dateTo'], label: t.departure },
        {
          kind: 'select',
          name: 'outcome',
          label: t.outcome,
          options: (['loss', 'profit'] as const).map((value) => ({ value, label: t.outcomes[value] })),
        },
      ]}
      columns={useColumns(currency)}
    />
  );
}

type Margin = PayloadOf<typeof orderMargins.list>['rows'][number];

/** On a phone the first and last one say what the others do. */
function useColumns(currency: string): ListColumn<Margin, SentBy<typeof orderMargins.list>>[] {
  const texts = useTexts();
  const t = texts.margins;
  const format = useFormat();
  const isNarrow = useNarrow(CARD_BREAKPOINT);
  const inMoney = (amount: string | null) => (amount === null ? '—' : format.money(amount, currency));
  return [
    {
      key: 'orderBigNo',
      title: texts.order,
      width: 152,
      render: (row) => (
        <>
          <Link to={pathTo(reviewQueuePage, { order: row.orderBigNo })}>{row.orderBigNo}</Link>
          {isNarrow && (
            <small className={styles.about}>
              {row.trainNo} · {format.date(row.departDate)}
              <br />
              {row.companyName}
            </small>
          )}
        </>
      ),
    },
    { key: 'companyName', title: texts.company, minWidth: 168, hideOnPhone: true },
    { key: 'trainNo', title: texts.inputs.trainNo, width: 104, hideOnPhone: true },
    {
      key: 'departDate',
      title: t.departure,
      width: 120,
      hideOnPhone: true,
      render: ({ departDate }) => format.date(departDate),
    },
    {
      key: 'sales',
      title: t.sales,
      width: 136,
      align: 'right',
      sortable: true,
      hideOnPhone: true,
      render: ({ sales }) => inMoney(sales),
    },
    {
      key: 'costs',
      title: t.costs,
      width: 136,
      align: 'right',
      sortable: true,
      hideOnPhone: true,
      render: ({ costs }) => inMoney(costs),
    },
    {
      key: 'margin',
      title: t.margin,
      width: 160,
      align: 'right',
      sortable: true,
      inCardCorner: true,
      render: ({ margin, sales, costs, wholeMargin }) => (
        <>
          <span className={margin !== null && isBelowZero(margin) ? styles.loss : undefined}>
            {inMoney(margin)} <small>{shareText(margin, sales, format)}</small>
          </span>
          {isNarrow && (
            <small className={styles.about}>
              {t.sales} {inMoney(sales)}
              <br />
              {t.costs} {inMoney(costs)}
              <br />
              {t.whole} {inMoney(wholeMargin)}
            </small>
          )}
        </>
      ),
    },
    {
      key: 'wholeMargin',
      title: t.whole,
      width: 136,
      align: 'right',
      hideOnPhone: true,
      render: ({ wholeMargin }) => (
        <span
          className={wholeMargin !== null && isBelowZero(wholeMargin) ? styles.loss : undefined}
          title={t.wholeHint}
        >
          {inMoney(wholeMargin)}
        </span>
      ),
    },
  ];
}

/** Margin in percent of the sales; '' without sales. */
function shareText(margin: string | null, sales: string | null, format: Format): string {
  if (margin === null || sales === null || !isAboveZero(sales)) return '';
  return `${format.number(Number(quotientOf(productOf(margin, FULL, 2), sales, 1)))}%`;
}

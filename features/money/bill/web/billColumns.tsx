import { Link } from 'react-router';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import type { PayloadOf } from '../../../../platform/wire/call.ts';
import type { ownBills } from '../wire.ts';
import styles from './bill.module.css';
import { billPath } from './paths.ts';
import { useTexts } from './texts.ts';
import { BILL_TONE } from './tones.ts';

type Row = PayloadOf<typeof ownBills.list>['rows'][number];

/** Columns that customers and operators see. */
export function useBillColumns() {
  const texts = useTexts();
  const format = useFormat();
  const inMoney = (amount: string | null, { currency }: Row) =>
    amount === null ? '—' : format.money(amount, currency);
  return {
    number: {
      key: 'billNo',
      title: texts.billNo,
      width: 160,
      isTall: true,
      render: ({ billId, billNo }: Row) => <Link to={billPath(billId)}>{billNo}</Link>,
    },
    kind: {
      key: 'kind',
      title: texts.kind,
      width: 136,
      hideOnPhone: true,
      render: ({ kind, month }: Row) => [texts.kinds[kind], month].filter(Boolean).join(' · '),
    },
    total: {
      key: 'total',
      title: texts.total,
      width: 144,
      align: 'right' as const,
      render: (row: Row) => inMoney(row.total, row),
    },
    open: {
      key: 'open',
      title: texts.open,
      width: 136,
      align: 'right' as const,
      render: (row: Row) => inMoney(row.open, row),
    },
    due: {
      key: 'dueDate',
      title: texts.dueDate,
      width: 136,
      isTall: true,
      render: ({ dueDate, daysOverdue }: Row) => (
        <span className={styles.due}>
          {dueDate === null ? '—' : format.date(dueDate)}{' '}
          {daysOverdue > 0 && <span className={styles.late}>{texts.overdue({ days: daysOverdue })}</span>}
        </span>
      ),
    },
    status: {
      key: 'status',
      title: texts.status,
      width: 128,
      isTall: true,
      inCardCorner: true,
      render: ({ status }: Row) => <StatusTag tone={BILL_TONE[status]} label={texts.statuses[status]} />,
    },
  };
}

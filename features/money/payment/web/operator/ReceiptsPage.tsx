import { Button } from 'antd';
import { Link } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { Can } from '../../../../../platform/web/records/can.tsx';
import { RecordPage } from '../../../../../platform/web/records/RecordPage.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { pathTo } from '../../../../../platform/wire/pathTo.ts';
import { companyFilter } from '../../../../people/account/web/parts.ts';
import { collectionDetailPage, collectionEditPage } from '../../pages.ts';
import { RECEIPT_WAYS } from '../../states.ts';
import { addReceipt, receipts } from '../../wire.ts';
import { useTexts } from '../texts.ts';

/** Money received of all companies. */
export default function ReceiptsPage() {
  const texts = useTexts();
  const t = texts.receipts;
  const format = useFormat();
  const inMoney = (amount: string | null, currency: string) => (amount === null ? '—' : format.money(amount, currency));
  return (
    <RecordPage
      records={receipts}
      title={t.title}
      subtitle={t.subtitle}
      emptyText={t.empty}
      toolbar={
        <Can call={addReceipt}>
          <Link to={collectionEditPage.path}>
            <Button type="primary" tabIndex={-1}>
              {t.add}
            </Button>
          </Link>
        </Can>
      }
      filters={[
        companyFilter('companyFullName', texts.company),
        {
          kind: 'select',
          name: 'way',
          label: t.way,
          options: RECEIPT_WAYS.map((value) => ({ value, label: t.ways[value] })),
        },
        { kind: 'text', name: 'reference', label: texts.reference },
      ]}
      columns={[
        {
          key: 'receivedDate',
          title: texts.date,
          width: 120,
          render: ({ receiptId, receivedDate }) => (
            <Link to={pathTo(collectionDetailPage, { receiptId })}>{format.date(receivedDate)}</Link>
          ),
        },
        { key: 'companyFullName', title: texts.company, minWidth: 200 },
        {
          key: 'way',
          title: t.way,
          width: 136,
          render: ({ way, undoneReason }) => (
            <>
              {t.ways[way]} {undoneReason !== '' && <StatusTag tone="neutral" label={t.undone} />}
            </>
          ),
        },
        {
          key: 'amount',
          title: texts.amount,
          width: 152,
          align: 'right',
          render: ({ amount, currency }) => inMoney(amount, currency),
        },
        {
          key: 'credited',
          title: t.credited,
          width: 152,
          align: 'right',
          render: ({ credited, currency }) => inMoney(credited, currency),
        },
        { key: 'reference', title: texts.reference, minWidth: 160, hideOnPhone: true },
      ]}
    />
  );
}

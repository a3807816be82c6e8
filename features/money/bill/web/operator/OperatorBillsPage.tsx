import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { Can, useCan } from '../../../../../platform/web/records/can.tsx';
import { ListPage } from '../../../../../platform/web/widgets/list/ListPage.tsx';
import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import { companyFilter } from '../../../../people/account/web/parts.ts';
import { BILL_STATUSES, type BillStatus } from '../../states.ts';
import { totalBills } from '../../totalsWire.ts';
import { bills, makeBills, sendBills } from '../../wire.ts';
import { BillTotals } from '../BillTotals.tsx';
import { useBillColumns } from '../billColumns.tsx';
import { useBillFilters } from '../billFilters.ts';
import { billPath } from '../paths.ts';
import { useTexts } from '../texts.ts';
import { MakeDialog, type Making } from './MakeDialogs.tsx';

const REFETCH_MS = 30_000;
const MAKINGS: readonly Making[] = ['month', 'order', 'manual'];

/** Bills of all companies, for the operator. */
export default function OperatorBillsPage() {
  const texts = useTexts();
  const t = texts.operator;
  const columns = useBillColumns();
  const filters = useBillFilters(BILL_STATUSES);
  const [making, setMaking] = useState<Making | null>(null);
  const sending = useWrite(sendBills, { invalidates: [bills.list], done: texts.sendDone });
  const canSend = useCan(sendBills);
  const labels = { month: t.make, order: t.makeOrder, manual: t.add };
  return (
    <>
      <PageHeader title={t.title} subtitle={t.subtitle} />
      <ListPage
        call={bills.list}
        rowKey="billId"
        label={t.title}
        exportName={bills.exportName ?? ''}
        emptyText={texts.empty}
        refetchEveryMs={REFETCH_MS}
        toolbar={
          <Can call={makeBills}>
            {MAKINGS.map((each) => (
              <Button key={each} type={each === 'month' ? 'primary' : 'default'} onClick={() => setMaking(each)}>
                {labels[each]}
              </Button>
            ))}
          </Can>
        }
        summary={({ input }) => <BillTotals call={totalBills} filter={input} />}
        filters={[
          filters.number,
          companyFilter('companyFullName', texts.company),
          filters.side,
          filters.status,
          filters.month,
          filters.due,
          filters.currency,
        ]}
        selection={
          canSend
            ? {
                isSelectable: ({ status, lineCount }) => status === 'draft' && lineCount > 0,
                bulkActions: (rows, done) => (
                  <Button
                    type="primary"
                    loading={sending.isPending}
                    onClick={async () => {
                      const sent = await sending.send({ billIds: rows.map(({ billId }) => billId) });
                      if (sent) done();
                    }}
                  >
                    {t.sendChosen({ count: rows.length })}
                  </Button>
                ),
              }
            : undefined
        }
        actionsWidth={88}
        actions={(row) => <OpenButton {...row} />}
        columns={[
          columns.number,
          { key: 'companyFullName', title: texts.company, minWidth: 160 },
          columns.kind,
          columns.total,
          columns.open,
          columns.due,
          columns.status,
        ]}
      />
      <MakeDialog making={making} onClose={() => setMaking(null)} />
    </>
  );
}

function OpenButton({ billId, status }: { billId: number; status: BillStatus }) {
  const texts = useTexts();
  const waits = ['claimed', 'checked', 'disputed', 'draft'].includes(status);
  return (
    <Link to={billPath(billId)}>
      <Button type="link" size="small" tabIndex={-1}>
        {waits ? texts.handle : texts.view}
      </Button>
    </Link>
  );
}

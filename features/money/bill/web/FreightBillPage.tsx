import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCan } from '../../../../platform/web/records/can.tsx';
import { RecordPage } from '../../../../platform/web/records/RecordPage.tsx';
import { BILL_STATUSES } from '../states.ts';
import { totalOwnBills } from '../totalsWire.ts';
import { listClaimable, ownBills } from '../wire.ts';
import { BillTotals } from './BillTotals.tsx';
import { useBillColumns } from './billColumns.tsx';
import { useBillFilters } from './billFilters.ts';
import { ClaimDialog } from './ClaimDialog.tsx';
import { billPath } from './paths.ts';
import { useTexts } from './texts.ts';

const REFETCH_MS = 60_000;
const SEEN = BILL_STATUSES.filter((status) => status !== 'draft' && status !== 'void');

/** Bills of the own company. */
export default function FreightBillPage() {
  const texts = useTexts();
  const [isClaiming, setClaiming] = useState(false);
  const columns = useBillColumns();
  const filters = useBillFilters(SEEN);
  const claims = useCan(listClaimable);
  return (
    <>
      <RecordPage
        records={ownBills}
        title={texts.title}
        subtitle={texts.subtitle}
        emptyText={texts.empty}
        refetchEveryMs={REFETCH_MS}
        toolbar={
          claims && (
            <Button type="primary" onClick={() => setClaiming(true)}>
              {texts.claim.new}
            </Button>
          )
        }
        summary={({ input }) => <BillTotals call={totalOwnBills} filter={input} />}
        filters={[filters.number, filters.status, filters.month, filters.due, filters.currency]}
        actionsWidth={88}
        actions={({ billId }) => (
          <Link to={billPath(billId)}>
            <Button type="link" size="small" tabIndex={-1}>
              {texts.view}
            </Button>
          </Link>
        )}
        columns={[columns.number, columns.kind, columns.total, columns.open, columns.due, columns.status]}
      />
      {isClaiming && <ClaimDialog onClose={() => setClaiming(false)} />}
    </>
  );
}

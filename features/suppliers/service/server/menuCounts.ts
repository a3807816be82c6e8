import { and, eq, inArray } from 'drizzle-orm';
import { countUpTo } from '../../../../platform/server/database/countUpTo.ts';
import type { MenuCount } from '../../../../platform/server/feature.ts';
import { ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { serviceJobs } from '../jobWire.ts';
import { serviceOrders } from '../operatorWire.ts';
import { jobsPage, serviceOrdersPage } from '../pages.ts';
import { WAITING_JOB_STATUSES } from '../states.ts';
import { waitsForOperator } from './operatorRecords.ts';
import { serviceBid, serviceOrder } from './tables.ts';

/** One above the count that is shown in full. */
const MOST = 100;

export const menuCounts: readonly MenuCount[] = [
  {
    key: serviceOrdersPage.name,
    permission: serviceOrders.list.access.code,
    count: ({ db }) =>
      countUpTo(db, db.select({ id: serviceOrder.id }).from(serviceOrder).where(waitsForOperator()), MOST),
  },
  {
    key: jobsPage.name,
    permission: serviceJobs.list.access.code,
    count: ({ db, user }) => {
      if (user.companyId === null) return Promise.resolve(0);
      const { id, supplierId, jobStatus } = serviceBid;
      const waiting = db
        .select({ id })
        .from(serviceBid)
        .where(and(eq(supplierId, ownCompanyId(user)), inArray(jobStatus, [...WAITING_JOB_STATUSES])));
      return countUpTo(db, waiting, MOST);
    },
  },
];

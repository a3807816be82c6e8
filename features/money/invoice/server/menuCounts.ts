import { eq } from 'drizzle-orm';
import { countUpTo } from '../../../../platform/server/database/countUpTo.ts';
import type { MenuCount } from '../../../../platform/server/feature.ts';
import { operatorInvoicesPage } from '../pages.ts';
import { invoices } from '../wire.ts';
import { invoice } from './tables.ts';

/** One above the count that is shown in full. */
const MOST = 100;

/** Applications to review. */
export const menuCounts: readonly MenuCount[] = [
  {
    key: operatorInvoicesPage.name,
    permission: invoices.list.access.code,
    count: ({ db }) =>
      countUpTo(db, db.select({ id: invoice.id }).from(invoice).where(eq(invoice.status, 'applied')), MOST),
  },
];

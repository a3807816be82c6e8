import { countUpTo } from '../../../../platform/server/database/countUpTo.ts';
import type { MenuCount } from '../../../../platform/server/feature.ts';
import { depositPage } from '../pages.ts';
import { deposits } from '../wire.ts';
import { isToDo } from './queries.ts';
import { deposit } from './tables.ts';

/** One above the count that is shown in full. */
const MOST = 100;

/** Deposits with a payment or a guarantee to check, and those that are overdue. */
export const menuCounts: readonly MenuCount[] = [
  {
    key: depositPage.name,
    permission: deposits.list.access.code,
    count: ({ db }) => countUpTo(db, db.select({ id: deposit.id }).from(deposit).where(isToDo()), MOST),
  },
];

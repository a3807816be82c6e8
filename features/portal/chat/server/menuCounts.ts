import { and, eq, isNotNull } from 'drizzle-orm';
import { countUpTo } from '../../../../platform/server/database/countUpTo.ts';
import type { MenuCount } from '../../../../platform/server/feature.ts';
import { ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { listInbox } from '../wire.ts';
import { conversation } from './tables.ts';

/** One above the count that is shown in full. */
const MOST = 100;

export const menuCounts: readonly MenuCount[] = [
  {
    key: 'chatInbox',
    permission: listInbox.access.code,
    count: async ({ db, user }) => {
      if (user.companyId === null) return 0;
      const waiting = and(eq(conversation.servingCompanyId, ownCompanyId(user)), isNotNull(conversation.waitingSince));
      return countUpTo(db, db.select({ id: conversation.id }).from(conversation).where(waiting), MOST);
    },
  },
];

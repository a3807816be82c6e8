import { and, eq, inArray } from 'drizzle-orm';
import type { Feature } from '../../../../platform/server/feature.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { listenToOrders } from '../../booking/server/index.ts';
import { SHARE_ACCESS } from '../accessWire.ts';
import { allShareLinksPage, shareLinksPage } from '../pages.ts';
import { shareLinkCalls } from './calls.ts';
import { companyData } from './companyData.ts';
import { linkFiles } from './files.ts';
import { shareLink } from './tables.ts';
import { messages } from './tell.ts';
import { pageTexts } from './texts.ts';

listenToOrders({
  // a link for one container stays with it
  split: async (db, { order, part, containerIds }) => {
    await db
      .update(shareLink)
      .set({ orderId: part.orderId })
      .where(and(eq(shareLink.orderId, order.orderId), inArray(shareLink.orderContainerId, [...containerIds])));
  },
});

const { list, edit, any } = SHARE_ACCESS;

/** Links that open one task of an order to people without an account. */
export const shareLinks: Feature = {
  name: 'shareLink',
  calls: shareLinkCalls,
  menu: [
    { ...menuEntry(shareLinksPage, pageTexts, (t) => t.title), isShown: (user) => !hasPermission(user, any) },
    { ...menuEntry(allShareLinksPage, pageTexts, (t) => t.title), isShown: (user) => hasPermission(user, any) },
  ],
  grants: { customer: [list, edit], special: [list, edit], operator: [list, edit, any] },
  memberRights: { booking: [edit] },
  companyData: [companyData],
  relations: [linkFiles],
  messages,
};

import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { wallClock } from '../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../platform/server/records/serveRecords.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { accountNameOf } from '../../../people/account/server/index.ts';
import { containerNoOf } from '../../booking/server/index.ts';
import type { LinkState } from '../link.ts';
import { type LinkRow, type LinkUse, type listLinksOfOrder, type listLinkUses, shareLinks } from '../wire.ts';
import { getSharedOrder, orderNumber, reachOf } from './order.ts';
import { shareLink, shareLinkUse } from './tables.ts';
import { pageTexts, userError } from './texts.ts';

export const isLive = and(
  isNull(shareLink.revokedAt),
  gt(shareLink.expiresAt, sql`now()`),
  lt(shareLink.usedCount, shareLink.maxUses),
);

const stateOf = sql<LinkState>`case when ${shareLink.revokedAt} is not null then 'revoked'
  when ${shareLink.expiresAt} <= now() then 'expired'
  when ${shareLink.usedCount} >= ${shareLink.maxUses} then 'usedUp' else 'live' end`;

const lastUse = sql<Date | null>`(select max(${shareLinkUse.createdAt}) from ${shareLinkUse}
  where ${shareLinkUse.linkId} = ${shareLink}.id)`;

export const linkRecords = serveRecords(shareLinks, {
  from: shareLink,
  texts: pageTexts,
  sheetTitle: (t) => t.title,
  columns: () => ({
    linkId: shareLink.id,
    orderBigNo: sql<string>`coalesce(${orderNumber}, '')`,
    task: shareLink.task,
    recipient: shareLink.recipient,
    containerNo: sql<string>`coalesce(${containerNoOf(shareLink.orderContainerId)}, '')`,
    isForOne: sql<boolean>`${shareLink.orderContainerId} is not null`,
    language: shareLink.language,
    makerName: sql<string>`coalesce(${accountNameOf(shareLink.makerId)}, '')`,
    createTime: wallClock(shareLink.createdAt),
    expireTime: wallClock(shareLink.expiresAt),
    maxUses: shareLink.maxUses,
    usedCount: shareLink.usedCount,
    lastUseTime: wallClock(lastUse),
    state: stateOf,
  }),
  scope: ({ user }) => {
    const own = reachOf(user);
    return own === null ? undefined : eq(shareLink.companyId, own);
  },
  where: ({ orderBigNo, task, state }) => [
    orderBigNo ? eq(orderNumber, orderBigNo) : undefined,
    task && eq(shareLink.task, task),
    state && eq(stateOf, state),
  ],
  order: [desc(shareLink.id)],
});

export async function linksOfOrder(
  { orderBigNo }: ReadBy<typeof listLinksOfOrder>,
  ctx: CallContext,
  config: Parameters<typeof linkRecords.unsafeSelect>[0]['config'],
): Promise<LinkRow[]> {
  const { orderId } = await getSharedOrder(orderBigNo, ctx);
  return linkRecords.unsafeSelect({ ...ctx, config }, eq(shareLink.orderId, orderId), [desc(shareLink.id)]);
}

const MOST_SHOWN = 300;

export async function usesOfLink(
  { linkId }: ReadBy<typeof listLinkUses>,
  { db, user }: CallContext,
): Promise<LinkUse[]> {
  const own = reachOf(user);
  const [link] = await db
    .select({ id: shareLink.id })
    .from(shareLink)
    .where(and(eq(shareLink.id, linkId), own === null ? undefined : eq(shareLink.companyId, own)));
  if (link === undefined) throw userError((t) => t.linkAbsent, CODE.absent);
  const found = await db
    .select()
    .from(shareLinkUse)
    .where(eq(shareLinkUse.linkId, linkId))
    .orderBy(desc(shareLinkUse.id))
    .limit(MOST_SHOWN);
  return found.map(({ id, createdAt, deed, device, detail, resourceId }) => ({
    useId: id,
    time: formatDateTime(createdAt),
    deed,
    device,
    detail,
    resourceId,
  }));
}

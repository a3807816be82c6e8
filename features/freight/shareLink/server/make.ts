import { randomBytes } from 'node:crypto';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Config } from '../../../../platform/server/config.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { hashOf } from '../../../people/session/server/index.ts';
import { LANGUAGE_QUERY, MAX_LIVE_LINKS } from '../link.ts';
import { LINK_PAGES } from '../linkPages.ts';
import type { MadeLink, makeShareLink, revokeShareLink } from '../wire.ts';
import { getSharedOrder, reachOf } from './order.ts';
import { isLive } from './records.ts';
import { shareLink } from './tables.ts';
import { userError } from './texts.ts';

const TOKEN_BYTES = 16;
const DAY_MS = 86_400_000;

/** A link for one task of a confirmed order; its token is answered this once. */
export async function makeLink(
  config: Pick<Config, 'publicUrl' | 'port'>,
  { orderBigNo, days, ...given }: ReadBy<typeof makeShareLink>,
  ctx: CallContext,
): Promise<MadeLink> {
  const { db, user } = ctx;
  const order = await getSharedOrder(orderBigNo, ctx);
  if (!order.isConfirmed) throw userError((t) => t.notConfirmed);
  if (order.hasDeparted && (given.task === 'numbers' || given.task === 'vgm')) throw userError((t) => t.departed);
  const { orderContainerId } = given;
  const isForeign = order.containers.every((container) => container.orderContainerId !== orderContainerId);
  if (orderContainerId !== null && isForeign)
    throw userError.withFields((t) => t.containerAbsent, { orderContainerId: (t) => t.containerAbsent });
  const [live] = await db
    .select({ count: count() })
    .from(shareLink)
    .where(and(eq(shareLink.orderId, order.orderId), isLive));
  if ((live?.count ?? 0) >= MAX_LIVE_LINKS) throw userError((t) => t.tooManyLinks({ most: MAX_LIVE_LINKS }));
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(Date.now() + days * DAY_MS);
  const [made] = await db
    .insert(shareLink)
    .values({
      ...given,
      companyId: order.companyId,
      orderId: order.orderId,
      tokenHash: hashOf(token),
      makerId: user.accountId,
      makerCompanyId: ownCompanyId(user),
      expiresAt,
    })
    .returning({ id: shareLink.id });
  if (made === undefined) throw new Error('a shared link was not added');
  const path = pathTo(LINK_PAGES[given.task], { [LANGUAGE_QUERY]: given.language });
  const base = (config.publicUrl ?? `http://localhost:${config.port}`).replace(/\/+$/, '');
  return { linkId: made.id, url: `${base}/custom${path}#${token}`, expireTime: formatDateTime(expiresAt) };
}

export async function revokeLink({ linkId }: ReadBy<typeof revokeShareLink>, { db, user }: CallContext): Promise<void> {
  const own = reachOf(user);
  const isReached = own === null ? undefined : eq(shareLink.companyId, own);
  const revoked = await db
    .update(shareLink)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(shareLink.id, linkId), isReached, isNull(shareLink.revokedAt)))
    .returning({ id: shareLink.id });
  if (revoked.length === 0) throw userError((t) => t.linkAbsent, CODE.absent);
}

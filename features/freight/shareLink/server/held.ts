import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { Log } from '../../../../platform/server/log.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { companyNameOf } from '../../../people/account/server/index.ts';
import { deviceOf, hashOf } from '../../../people/session/server/index.ts';
import type { OrderOfGoods } from '../../booking/server/index.ts';
import type { LinkDeed, LinkTask } from '../link.ts';
import { orderNumber, unsafeOrderOf } from './order.ts';
import { shareLink, shareLinkUse } from './tables.ts';
import { type texts, userError } from './texts.ts';

/** A call without an account. */
export type Visit = Pick<CallContext<CurrentUser | null>, 'db' | 'language' | 'address' | 'userAgent'> & { log: Log };

export interface Held {
  link: typeof shareLink.$inferSelect;
  /** with the containers that the link opens alone */
  order: OrderOfGoods;
  orderNo: string;
  /** who made the link */
  companyName: string;
  /** the key was used before: what it stood for is done */
  isRepeated: boolean;
}

/** The reason stands under the field of the token too: pages have a text of their own for the code. */
const closed = (pick: (t: (typeof texts)['zh']) => string) => userError.withFields(pick, { token: pick }, CODE.absent);

/**
 * Locks the link of a token until the transaction ends, so that its uses are counted one after another. Refuses one
 * that is not known, for another task, over, revoked or used up; a key that took a use before passes.
 */
export async function holdLink(
  visit: Visit,
  given: { token: string; useKey: string },
  tasks: readonly LinkTask[],
): Promise<Held> {
  const { db, log, address } = visit;
  const [found] = await db
    .select({ link: shareLink, orderNo: orderNumber, companyName: companyNameOf(shareLink.makerCompanyId) })
    .from(shareLink)
    .where(eq(shareLink.tokenHash, hashOf(given.token)))
    .for('update', { of: shareLink });
  if (found === undefined || !tasks.includes(found.link.task)) {
    log.warn({ address }, 'an unknown shared link was asked for');
    throw closed((t) => t.linkUnknown);
  }
  const { link, orderNo, companyName: company } = found;
  if (link.revokedAt !== null) throw closed((t) => t.linkRevoked({ company }));
  if (link.expiresAt.getTime() <= Date.now()) throw closed((t) => t.linkExpired({ company }));
  const done = await logged(db, link.id, given.useKey);
  if (link.usedCount >= link.maxUses && !isCounted(link.task, done)) throw closed((t) => t.linkUsedUp({ company }));
  const order = await unsafeOrderOf(db, link, orderNo ?? '');
  if (order === undefined) throw closed((t) => t.linkEnded({ company }));
  return { link, order, orderNo: orderNo ?? '', companyName: company, isRepeated: done !== undefined };
}

async function logged(db: Db, linkId: number, useKey: string): Promise<LinkDeed | undefined> {
  const isIt = and(eq(shareLinkUse.linkId, linkId), eq(shareLinkUse.useKey, useKey));
  const [found] = await db.select({ deed: shareLinkUse.deed }).from(shareLinkUse).where(isIt);
  return found?.deed;
}

/** Openings take a use of a link to follow alone. */
const isCounted = (task: LinkTask, deed: LinkDeed | undefined) =>
  deed !== undefined && (deed !== 'opened' || task === 'follow');

interface NewUse {
  useKey: string;
  deed: LinkDeed;
  detail?: string;
  resourceId?: number;
  /** false: part of it was refused, and comes again without a further use */
  isWhole?: boolean;
}

const MAX_DETAIL = 1_000;

/** Logs what was done by a locked link, and takes one of its uses for it. */
export async function recordUse(
  { db, userAgent }: Visit,
  { id: linkId, task }: Held['link'],
  { detail = '', isWhole = true, ...use }: NewUse,
): Promise<void> {
  const { os, browser } = deviceOf(userAgent);
  const device = [os, browser.replace(/ \d+$/, '')].filter(Boolean).join(' · ');
  await db.insert(shareLinkUse).values({ ...use, linkId, device, detail: detail.slice(0, MAX_DETAIL) });
  if (isWhole && isCounted(task, use.deed))
    await db
      .update(shareLink)
      .set({ usedCount: sql`${shareLink.usedCount} + 1` })
      .where(eq(shareLink.id, linkId));
}

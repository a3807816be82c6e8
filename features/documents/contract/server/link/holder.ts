import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../../platform/wire/call.ts';
import type { CurrentUser } from '../../../../../platform/wire/currentUser.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { LINK_HOURS, type openContractLink } from '../../linkWire.ts';
import { SIGN_STATUS } from '../../status.ts';
import { hashOf } from '../hash.ts';
import { type Contract, unsafeSelectContract } from '../queries.ts';
import { contractLink } from '../tables.ts';
import { userError } from '../texts.ts';

export type Anonymous = CallContext<CurrentUser | null>;
export type Holder = ReadBy<typeof openContractLink>;
export type Link = typeof contractLink.$inferSelect;

export const isOpenLink = and(
  eq(contractLink.isReplaced, false),
  isNull(contractLink.usedAt),
  gt(contractLink.expiresAt, sql`now()`),
);

/** The first browser takes the link; opened there again it answers the same, elsewhere it is used. */
export async function takeLink(db: Db, { token, browserKey }: Holder): Promise<Link> {
  const browserHash = hashOf(browserKey);
  const mine = or(isNull(contractLink.browserHash), eq(contractLink.browserHash, browserHash));
  const [link] = await db
    .update(contractLink)
    .set({ browserHash })
    .where(and(eq(contractLink.tokenHash, hashOf(token)), isOpenLink, mine))
    .returning();
  if (link === undefined) throw await whyClosed(db, token);
  return link;
}

/** An open link in the browser that took it. */
export async function heldLink(db: Db, { token, browserKey }: Holder): Promise<Link> {
  const [link] = await db
    .select()
    .from(contractLink)
    .where(
      and(eq(contractLink.tokenHash, hashOf(token)), eq(contractLink.browserHash, hashOf(browserKey)), isOpenLink),
    );
  if (link === undefined) throw await whyClosed(db, token);
  return link;
}

export async function waitingContract(db: Db, { contractId }: Link): Promise<Contract> {
  const found = await unsafeSelectContract(db, contractId);
  if (found?.row.status !== SIGN_STATUS.sent) throw userError((t) => t.linkEnded);
  return found;
}

async function whyClosed(db: Db, token: string) {
  const [link] = await db
    .select()
    .from(contractLink)
    .where(eq(contractLink.tokenHash, hashOf(token)));
  if (link === undefined) return userError((t) => t.linkWrong, CODE.absent);
  if (link.usedAt !== null) return userError((t) => t.linkSigned);
  if (link.isReplaced) return userError((t) => t.linkReplaced);
  return link.expiresAt.getTime() <= Date.now()
    ? userError((t) => t.linkExpired({ hours: LINK_HOURS }))
    : userError((t) => t.linkUsed);
}

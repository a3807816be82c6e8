import { createHash, randomBytes } from 'node:crypto';
import { and, count, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Config } from '../../../../platform/server/config.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { writeOutbox } from '../../../../platform/server/outbox/writeOutbox.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { formatDate, formatDateTime } from '../../../../platform/wire/time.ts';
import { TRUSTEE_SIGN } from '../signLink.ts';
import { isInScope, TRUSTEE_STATUS } from '../status.ts';
import {
  LINK_HOURS,
  LINK_WAIT_SECONDS,
  LINKS_A_DAY,
  type LinkFacts,
  type openSignLink,
  type sendSignLink,
} from '../wire.ts';
import { lockTrustee, type TrusteeRow, unsafeSelectTrustee } from './queries.ts';
import { trusteeLink } from './tables.ts';
import { texts, userError } from './texts.ts';

const TOKEN_BYTES = 32;
const HOUR_MS = 3_600_000;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

function isInForce({ status, startDate, endDate }: TrusteeRow): boolean {
  const period = { authorizedStartDate: startDate, authorizedEndDate: endDate };
  return status === TRUSTEE_STATUS.approved && isInScope(period, formatDate(new Date()));
}

/** Sends a link by SMS in Chinese, as trustees have mainland numbers (portal 5). */
export async function sendLink(
  config: Pick<Config, 'publicUrl' | 'port'>,
  { authorizedId }: ReadBy<typeof sendSignLink>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof sendSignLink>> {
  const trustee = await lockTrustee(db, ownCompanyId(user), authorizedId);
  if (trustee === undefined) throw userError((t) => t.absent, CODE.absent);
  if (!isInForce(trustee)) throw userError((t) => t.notInForce);
  await assertLinkRate(db, authorizedId);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(Date.now() + LINK_HOURS * HOUR_MS);
  await db
    .update(trusteeLink)
    .set({ isReplaced: true })
    .where(and(eq(trusteeLink.authorizationId, authorizedId), eq(trusteeLink.isReplaced, false)));
  await db.insert(trusteeLink).values({
    authorizationId: authorizedId,
    accountId: user.accountId,
    tokenHash: hashOf(token),
    expiresAt,
  });
  const base = (config.publicUrl ?? `http://localhost:${config.port}`).replace(/\/+$/, '');
  const url = `${base}/custom${pathTo(TRUSTEE_SIGN, { token })}`;
  const text = texts.zh.linkText({ companyName: user.companyName ?? '', hours: LINK_HOURS, url });
  await writeOutbox(db, [{ channel: 'sms', receiver: trustee.mobile, text }]);
  return { authorizedMobile: trustee.mobile, expireTime: formatDateTime(expiresAt) };
}

/** The locked authorization serialises its links. */
async function assertLinkRate(db: Db, authorizationId: number): Promise<void> {
  const [sent] = await db
    .select({
      links: count(),
      secondsAgo: sql<number | null>`extract(epoch from now() - max(${trusteeLink.createdAt}))::int`,
    })
    .from(trusteeLink)
    .where(
      and(eq(trusteeLink.authorizationId, authorizationId), gt(trusteeLink.createdAt, sql`now() - interval '1 day'`)),
    );
  const { links = 0, secondsAgo = null } = sent ?? {};
  if (secondsAgo !== null && secondsAgo < LINK_WAIT_SECONDS)
    throw userError((t) => t.linkTooSoon({ seconds: LINK_WAIT_SECONDS - secondsAgo }));
  if (links >= LINKS_A_DAY) throw userError((t) => t.linksTooMany({ most: LINKS_A_DAY }));
}

/** The first browser takes the link; opened there again it answers the same, elsewhere it is used. */
export async function openLink(
  { token, browserKey }: ReadBy<typeof openSignLink>,
  { db }: CallContext<CurrentUser | null>,
): Promise<LinkFacts> {
  const browserHash = hashOf(browserKey);
  const tokenHash = hashOf(token);
  const [link] = await db
    .update(trusteeLink)
    .set({ browserHash, openedAt: sql`coalesce(${trusteeLink.openedAt}, now())` })
    .where(
      and(
        eq(trusteeLink.tokenHash, tokenHash),
        eq(trusteeLink.isReplaced, false),
        gt(trusteeLink.expiresAt, sql`now()`),
        or(isNull(trusteeLink.browserHash), eq(trusteeLink.browserHash, browserHash)),
      ),
    )
    .returning({ authorizationId: trusteeLink.authorizationId, expiresAt: trusteeLink.expiresAt });
  if (link === undefined) throw await whyClosed(db, tokenHash);
  const found = await unsafeSelectTrustee(db, link.authorizationId);
  if (found === undefined || !isInForce(found.row)) throw userError((t) => t.linkEnded);
  const { row, companyFullName } = found;
  return {
    companyFullName,
    authorizedName: row.name,
    authorizedIdNo: row.idNo.replace(/.(?=.{4})/g, '*'),
    authorizedStartDate: row.startDate,
    authorizedEndDate: row.endDate,
    expireTime: formatDateTime(link.expiresAt),
  };
}

export interface TrusteeLinkHolder {
  authorizedId: number;
  companyId: number;
  /** sender of the link */
  accountId: number;
}

/** The trustee whose link this browser has opened, while link and authorization hold. UserError: why they do not. */
export async function holderOfTrusteeLink(
  db: Db,
  { token, browserKey }: ReadBy<typeof openSignLink>,
): Promise<TrusteeLinkHolder> {
  const tokenHash = hashOf(token);
  const [link] = await db
    .select({ authorizationId: trusteeLink.authorizationId, accountId: trusteeLink.accountId })
    .from(trusteeLink)
    .where(
      and(
        eq(trusteeLink.tokenHash, tokenHash),
        eq(trusteeLink.isReplaced, false),
        gt(trusteeLink.expiresAt, sql`now()`),
        eq(trusteeLink.browserHash, hashOf(browserKey)),
      ),
    );
  if (link === undefined) throw await whyClosed(db, tokenHash);
  const found = await unsafeSelectTrustee(db, link.authorizationId);
  if (found === undefined || !isInForce(found.row)) throw userError((t) => t.linkEnded);
  return { authorizedId: found.row.id, companyId: found.row.companyId, accountId: link.accountId };
}

async function whyClosed(db: Db, tokenHash: string) {
  const [link] = await db
    .select({ isReplaced: trusteeLink.isReplaced, expiresAt: trusteeLink.expiresAt })
    .from(trusteeLink)
    .where(eq(trusteeLink.tokenHash, tokenHash));
  if (link === undefined) return userError((t) => t.linkWrong, CODE.absent);
  if (link.isReplaced) return userError((t) => t.linkReplaced);
  return link.expiresAt.getTime() <= Date.now()
    ? userError((t) => t.linkExpired({ hours: LINK_HOURS }))
    : userError((t) => t.linkUsed);
}

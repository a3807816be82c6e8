import { randomBytes } from 'node:crypto';
import { and, count, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { SealedColumn } from '../../../../../platform/server/secrets/renewSealed.ts';
import { pathTo } from '../../../../../platform/wire/pathTo.ts';
import { contractLinkPage } from '../../pages.ts';
import * as wire from '../../wire.ts';
import { hashOf } from '../hash.ts';
import type { Signing } from '../signing.ts';
import { contractLink } from '../tables.ts';
import { userError } from '../texts.ts';
import type { Link } from './holder.ts';

const TOKEN_BYTES = 32;
const HOUR_MS = 3_600_000;

type Dependencies = Pick<Signing, 'box' | 'config'>;

const aboutToken = (tokenHash: string) => `contract link ${tokenHash}`;

export const sealedTokens: SealedColumn = {
  table: contractLink,
  sealed: contractLink.sealedToken,
  of: [contractLink.tokenHash],
  about: (tokenHash = '') => aboutToken(tokenHash),
};

/** Page of a link, as messages name it. */
export function urlOf(config: Signing['config'], token: string): string {
  const base = (config.publicUrl ?? `http://localhost:${config.port}`).replace(/\/+$/, '');
  return `${base}/custom${pathTo(contractLinkPage, { token })}`;
}

/** A new link in place of all earlier ones of its contract, which must be locked. */
export async function insertLink(
  db: Db,
  { box }: Pick<Dependencies, 'box'>,
  of: Pick<Link, 'contractId' | 'accountId' | 'mobile' | 'email' | 'channel' | 'language' | 'withPassport'> &
    Partial<Pick<Link, 'browserHash'>>,
): Promise<{ link: Link; token: string }> {
  await replaceLinks(db, of.contractId);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const tokenHash = hashOf(token);
  const [link] = await db
    .insert(contractLink)
    .values({
      ...of,
      tokenHash,
      sealedToken: await box.seal(token, aboutToken(tokenHash)),
      expiresAt: new Date(Date.now() + wire.LINK_HOURS * HOUR_MS),
    })
    .returning();
  if (link === undefined) throw new Error('a signing link was not added');
  return { link, token };
}

/** The address of a stored link; '': it cannot be read any more. */
export async function storedUrl({ box, config }: Dependencies, link: Link): Promise<string> {
  const token = link.sealedToken === '' ? null : await box.open(link.sealedToken, aboutToken(link.tokenHash));
  return token === null ? '' : urlOf(config, token);
}

export async function newestLink(db: Db, contractId: number): Promise<Link | undefined> {
  const [link] = await db
    .select()
    .from(contractLink)
    .where(eq(contractLink.contractId, contractId))
    .orderBy(desc(contractLink.id))
    .limit(1);
  return link;
}

export function isOpenNow({ isReplaced, usedAt, expiresAt }: Link): boolean {
  return !isReplaced && usedAt === null && expiresAt.getTime() > Date.now();
}

export async function replaceLinks(db: Db, contractId: number): Promise<void> {
  await db
    .update(contractLink)
    .set({ isReplaced: true })
    .where(and(eq(contractLink.contractId, contractId), eq(contractLink.isReplaced, false)));
}

/** The locked contract serialises its links; those that a trustee opens alone do not count. */
export async function assertLinkRate(db: Db, contractId: number): Promise<void> {
  const [links] = await db
    .select({
      sent: count(),
      secondsAgo: sql<number | null>`extract(epoch from now() - max(${contractLink.createdAt}))::int`,
    })
    .from(contractLink)
    .where(
      and(
        eq(contractLink.contractId, contractId),
        isNotNull(contractLink.channel),
        gt(contractLink.createdAt, sql`now() - interval '1 day'`),
      ),
    );
  const { sent: number = 0, secondsAgo = null } = links ?? {};
  if (secondsAgo !== null && secondsAgo < wire.LINK_WAIT_SECONDS)
    throw userError((t) => t.linkTooSoon({ seconds: wire.LINK_WAIT_SECONDS - secondsAgo }));
  if (number >= wire.LINKS_A_DAY) throw userError((t) => t.linksTooMany({ most: wire.LINKS_A_DAY }));
}

import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Config } from '../../../../platform/server/config.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { findCurrentUser } from '../../account/server/index.ts';
import { exchangePartnerCode as wire } from '../signInWire.ts';
import type { AnonymousContext } from './openSession.ts';
import { partnerCode } from './tables.ts';
import { userError } from './texts.ts';
import { hashOf, newToken } from './token.ts';
import { afterFirstStep, type SignedIn } from './twoStep/firstStep.ts';

export const PARTNER_CODE_SECONDS = 60;

/** Host of this portal: of `PUBLIC_URL`, else the one the client addressed. */
export function ownHost({ publicUrl }: Pick<Config, 'publicUrl'>, { host }: { host: string }): string {
  return publicUrl === undefined ? host.toLowerCase() : new URL(publicUrl).host;
}

/** One-time code for a person; the caller has checked that the partner may. */
export async function createPartnerCode(
  db: Db,
  row: { accountId: number; apiKeyId: number; audience: string },
): Promise<string> {
  const code = newToken();
  const expiresAt = sql`now() + make_interval(secs => ${PARTNER_CODE_SECONDS})`;
  await db.insert(partnerCode).values({ ...row, codeHash: hashOf(code), expiresAt });
  return code;
}

/** Codes of a key, or of a key for one person, that are unused. */
export async function withdrawPartnerCodes(db: Db, apiKeyId: number, accountId?: number): Promise<void> {
  const isOf = accountId === undefined ? undefined : eq(partnerCode.accountId, accountId);
  await db.delete(partnerCode).where(and(eq(partnerCode.apiKeyId, apiKeyId), isOf, isNull(partnerCode.usedAt)));
}

async function consumePartnerCode(db: Db, codeHash: string) {
  const [used] = await db
    .update(partnerCode)
    .set({ usedAt: sql`now()` })
    .where(and(eq(partnerCode.codeHash, codeHash), isNull(partnerCode.usedAt), gt(partnerCode.expiresAt, sql`now()`)))
    .returning({ accountId: partnerCode.accountId, audience: partnerCode.audience });
  return used;
}

/** Why a code is no longer good. */
async function exchangeError(db: Db, codeHash: string) {
  const [found] = await db
    .select({ usedAt: partnerCode.usedAt })
    .from(partnerCode)
    .where(eq(partnerCode.codeHash, codeHash));
  if (found === undefined) return userError((t) => t.partner.unknownCode);
  return userError((t) => (found.usedAt ? t.partner.usedCode : t.partner.expiredCode));
}

/** Own transaction: a code for another host is used up too. */
export async function exchangePartnerCode(
  config: Pick<Config, 'publicUrl'>,
  { code, trustedDevice }: ReadBy<typeof wire>,
  ctx: AnonymousContext,
): Promise<SignedIn> {
  const codeHash = hashOf(code);
  const used = await consumePartnerCode(ctx.db, codeHash);
  if (used === undefined) throw await exchangeError(ctx.db, codeHash);
  if (used.audience !== ownHost(config, ctx)) throw userError((t) => t.partner.otherAudience);
  const { accountId } = used;
  if ((await findCurrentUser(ctx.db, accountId)) === null) throw userError((t) => t.partner.unknownCode);
  const first = { call: wire, accountId, way: 'partner', trustedDevice } as const;
  return ctx.db.transaction((db) => afterFirstStep(first, { ...ctx, db }));
}

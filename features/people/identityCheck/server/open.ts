import { eq } from 'drizzle-orm';
import { auditEntryOf, writeAudit } from '../../../../platform/server/audit/auditLog.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import type { SecretBox } from '../../../../platform/server/secrets/secretBox.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { faceCheckPage } from '../pages.ts';
import * as wire from '../wire.ts';
import { findOpenCheck, progressOf } from './check.ts';
import { issueChallenge } from './local/issueChallenge.ts';
import { type IdentityProvider, ProviderError } from './provider/identityProvider.ts';
import { readRetentionYears } from './retentionYears.ts';
import type { CheckRow } from './start.ts';
import { identityCheck } from './tables.ts';
import { userError } from './texts.ts';

export type Anonymous = CallContext<CurrentUser | null>;
type Holder = ReadBy<typeof wire.openIdentityCheck>;

export interface Checking extends Pick<Platform, 'db' | 'config' | 'files' | 'log'> {
  provider: IdentityProvider;
  box: SecretBox;
}

/** `db` in no transaction: the provider may take its time. */
export async function openCheck(
  { provider, config }: Checking,
  { token }: Holder,
  ctx: Anonymous,
): Promise<PayloadOf<typeof wire.openIdentityCheck>> {
  const check = await findOpenCheck(ctx.db, token);
  const origin = config.publicUrl ?? `http://${ctx.host}`;
  const returnUrl = new URL(`/custom${pathTo(faceCheckPage, { token })}`, origin).href;
  const url = await sessionUrlOf(ctx.db, provider, check, returnUrl);
  await writeAudit(ctx.db, auditEntryOf(wire.openIdentityCheck, { checkId: check.id }, ctx));
  return {
    ...progressOf(check),
    name: maskName(check.subjectName),
    purpose: check.purpose,
    provider: provider.name,
    url,
    expireTime: formatDateTime(check.expiresAt),
    hasPortrait: check.portraitId !== null,
    keptYears: await readRetentionYears(ctx.db),
  };
}

async function sessionUrlOf(
  db: Db,
  provider: IdentityProvider,
  check: CheckRow,
  returnUrl: string,
): Promise<string | null> {
  if (check.sessionUrl !== null && check.provider === provider.name) return check.sessionUrl;
  const session = await openSession(provider, check, returnUrl);
  await db
    .update(identityCheck)
    .set({
      provider: provider.name,
      sessionId: session?.sessionId ?? null,
      sessionUrl: session?.url ?? null,
    })
    .where(eq(identityCheck.id, check.id));
  return session?.url ?? null;
}

async function openSession(provider: IdentityProvider, check: CheckRow, returnUrl: string) {
  try {
    return await provider.openFaceSession({
      checkId: check.id,
      name: check.subjectName,
      idNumber: check.subjectIdNumber,
      mobile: check.subjectMobile,
      language: check.language,
      returnUrl,
      expiresAt: check.expiresAt,
    });
  } catch (fault) {
    if (fault instanceof ProviderError) throw userError.retryable((t) => t.providerAway);
    throw fault;
  }
}

/** All but the first letter of each word hidden, the last letter of a Chinese name kept. */
function maskName(name: string): string {
  const letters = [...name];
  if (letters.length < 2) return name;
  if (/\p{Script=Han}/u.test(name)) return `${'*'.repeat(letters.length - 1)}${letters.at(-1)}`;
  return name.replace(/(?<=\p{L})\p{L}/gu, '*');
}

export async function challenge({ token }: Holder, { db }: Anonymous): Promise<PayloadOf<typeof wire.startChallenge>> {
  return issueChallenge(db, (await findOpenCheck(db, token)).id);
}

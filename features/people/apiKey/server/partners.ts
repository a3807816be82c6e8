import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import { CODE, type Page } from '../../../../platform/wire/envelope.ts';
import { findCurrentUser, findSignIn } from '../../account/server/index.ts';
import * as session from '../../session/server/index.ts';
import type { Partner } from '../wire.ts';
import * as queries from './queries.ts';
import { userError } from './texts.ts';

export async function listPartners({ db, user }: CallContext): Promise<Page<Partner>> {
  const rows = await queries.selectPartners(db, ownCompanyId(user), user.accountId);
  return { rows, total: rows.length };
}

export async function allowPartner(
  { keyId, isAllowed }: { keyId: number; isAllowed: '0' | '1' },
  { db, user }: CallContext,
): Promise<void> {
  const { accountId } = user;
  if (!(await queries.isPartner(db, ownCompanyId(user), keyId))) throw userError((t) => t.keyAbsent, CODE.absent);
  if (isAllowed === '1') return queries.insertConsent(db, keyId, accountId);
  await queries.deleteConsent(db, keyId, accountId);
  await session.withdrawPartnerCodes(db, keyId, accountId);
}

/** For a person of the key's company who has agreed to it; the same words for all whom it may not sign in. */
export async function createPartnerCode(
  { config }: Pick<Platform, 'config'>,
  { userName, audience }: { userName: string; audience: string },
  ctx: CallContext,
): Promise<{ code: string; expiresIn: number }> {
  const { db, user } = ctx;
  const apiKeyId = user.apiKey?.keyId ?? 0;
  const ownHost = session.ownHost(config, ctx);
  if (hostOf(audience) !== ownHost)
    throw userError.withFields((t) => t.audienceWrong({ host: ownHost }), {
      audience: (t) => t.audienceWrong({ host: ownHost }),
    });
  const found = await findSignIn(db, userName.trim().toLowerCase());
  const person = found && (await findCurrentUser(db, found.accountId));
  const isColleague = person?.companyId === ownCompanyId(user);
  if (!person || !isColleague || !(await queries.hasConsent(db, apiKeyId, person.accountId))) {
    throw userError.withFields((t) => t.notAgreed, { userName: (t) => t.notAgreed });
  }
  const code = await session.createPartnerCode(db, {
    accountId: person.accountId,
    apiKeyId,
    audience: ownHost,
  });
  return { code, expiresIn: session.PARTNER_CODE_SECONDS };
}

/** Of an address or a bare host. */
function hostOf(audience: string): string {
  const address = audience.includes('://') ? audience : `https://${audience}`;
  return URL.canParse(address) ? new URL(address).host : '';
}

import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { CODE, type Page } from '../../../../platform/wire/envelope.ts';
import { formatDate, formatDateTime, parseDateTime } from '../../../../platform/wire/time.ts';
import { closeTodos } from '../../../portal/message/server/index.ts';
import { findContacts } from '../../account/server/index.ts';
import { hashOf, withdrawPartnerCodes } from '../../session/server/index.ts';
import { type ApiKeyRow, type createApiKey, type KeyState, type listApiKeys, MAX_KEY_DAYS, MAX_KEYS } from '../wire.ts';
import { isAddressOrNetwork } from './addresses.ts';
import { newKey, prefixOf } from './key.ts';
import { aboutKey, EXPIRING_TODO } from './messages.ts';
import * as queries from './queries.ts';
import { userError } from './texts.ts';

const DAY_MS = 24 * 3_600_000;

export async function listKeys(page: ReadBy<typeof listApiKeys>, { db, user }: CallContext): Promise<Page<ApiKeyRow>> {
  const { rows: found, total } = await queries.selectKeys(db, ownCompanyId(user), page);
  const active = await findContacts(db, [...new Set(found.map(({ accountId }) => accountId))]);
  const activeIds = new Set(active.map(({ accountId }) => accountId));
  const rows = found.map((row) => ({
    keyId: row.keyId,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    addresses: row.addresses,
    makerName: row.makerName,
    createTime: formatDateTime(row.createdAt),
    expireTime: formatDateTime(row.expiresAt),
    lastUsedTime: row.lastUsedAt && formatDateTime(row.lastUsedAt),
    state: stateOf(row, activeIds.has(row.accountId)),
  }));
  return { rows, total };
}

type FoundKey = Awaited<ReturnType<typeof queries.selectKeys>>['rows'][number];

function stateOf({ revokedAt, isExpired, isExpiring }: FoundKey, isMakerActive: boolean): KeyState {
  if (revokedAt !== null) return 'revoked';
  if (isExpired) return 'expired';
  if (!isMakerActive) return 'stopped';
  return isExpiring ? 'expiring' : 'active';
}

export async function createKey(given: ReadBy<typeof createApiKey>, { db, user }: CallContext) {
  const companyId = ownCompanyId(user);
  const expiresAt = endOfDay(given.expireDate);
  const wrong = given.addresses.findIndex((text) => !isAddressOrNetwork(text));
  if (wrong >= 0) {
    throw userError.withFields((t) => t.addressWrong, { [`addresses.${wrong}`]: (t) => t.addressWrong });
  }
  const aliveCount = await queries.lockAndCountKeys(db, companyId);
  if (aliveCount >= MAX_KEYS) throw userError((t) => t.tooManyKeys({ max: MAX_KEYS }));
  const key = newKey();
  const keyId = await queries.insertKey(db, {
    companyId,
    accountId: user.accountId,
    name: given.name,
    prefix: prefixOf(key),
    keyHash: hashOf(key),
    scopes: [...new Set(given.scopes)],
    addresses: given.addresses,
    expiresAt,
  });
  return { keyId, key };
}

/** The end of a day from today to a year on. */
function endOfDay(date: string): Date {
  const now = Date.now();
  const isInTime = date >= formatDate(new Date(now)) && date <= formatDate(new Date(now + MAX_KEY_DAYS * DAY_MS));
  if (!isInTime) throw userError.withFields((t) => t.expiryWrong, { expireDate: (t) => t.expiryWrong });
  return parseDateTime(`${date} 23:59:59`);
}

export async function revokeKey({ db, user }: CallContext, keyId: number): Promise<void> {
  const isRevoked = await queries.revokeKey(db, ownCompanyId(user), keyId);
  if (!isRevoked) throw userError((t) => t.keyAbsent, CODE.absent);
  await withdrawPartnerCodes(db, keyId);
  await closeTodos(db, [aboutKey(keyId)], [EXPIRING_TODO]);
}

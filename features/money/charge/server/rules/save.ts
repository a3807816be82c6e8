import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../../platform/wire/call.ts';
import { formatDate } from '../../../../../platform/wire/time.ts';
import { findCompanyByNo } from '../../../../people/account/server/index.ts';
import type { ladders, tariffs } from '../../ruleWire.ts';
import { ladder, tariff } from '../tables.ts';
import { userError } from '../texts.ts';

type NewTariff = ReadBy<typeof tariffs.add>;
type NewLadder = ReadBy<typeof ladders.add>;

function assertDays({ validFrom, validTo }: { validFrom: string; validTo: string | null }): void {
  if (validTo !== null && validTo < validFrom)
    throw userError.withFields((t) => t.wrongDays, { validTo: (t) => t.wrongDays });
}

/** What was booked keeps the rule of its day, so no version begins earlier than today. */
function assertNotPast({ validFrom }: { validFrom: string }): void {
  if (validFrom < formatDate(new Date()))
    throw userError.withFields((t) => t.pastVersion, { validFrom: (t) => t.pastVersion });
}

async function companyIdOf(db: Db, companyNo: string): Promise<number | null> {
  if (companyNo === '') return null;
  const found = await findCompanyByNo(db, companyNo);
  if (found === undefined || found === null)
    throw userError.withFields((t) => t.companyAbsent, { companyNo: (t) => t.companyAbsent });
  return found.companyId;
}

export async function addTariff({ companyNo, ...given }: NewTariff, { db, user }: CallContext): Promise<void> {
  assertDays(given);
  const companyId = await companyIdOf(db, companyNo);
  await db.insert(tariff).values({ ...given, companyId, accountId: user.accountId });
}

/** A new version in place of the last; of two changes at once one wins. */
export async function changeTariff(
  { tariffId, companyNo, ...given }: ReadBy<typeof tariffs.edit>,
  { db, user }: CallContext,
): Promise<void> {
  assertDays(given);
  assertNotPast(given);
  const companyId = await companyIdOf(db, companyNo);
  const [old] = await db
    .update(tariff)
    .set({ isLatest: false })
    .where(and(eq(tariff.id, tariffId), eq(tariff.isLatest, true)))
    .returning({ ruleId: tariff.ruleId, version: tariff.version });
  if (old === undefined) throw userError((t) => t.replaced);
  const next = { ruleId: old.ruleId, version: old.version + 1, accountId: user.accountId };
  await db.insert(tariff).values({ ...given, companyId, ...next });
}

export async function addLadder(given: NewLadder, { db, user }: CallContext): Promise<void> {
  assertDays(given);
  assertNotPast(given);
  await db.insert(ladder).values({ ...given, accountId: user.accountId });
}

/** A new version in place of the last; of two changes at once one wins. */
export async function changeLadder(
  { ladderId, ...given }: ReadBy<typeof ladders.edit>,
  { db, user }: CallContext,
): Promise<void> {
  assertDays(given);
  assertNotPast(given);
  const [old] = await db
    .update(ladder)
    .set({ isLatest: false })
    .where(and(eq(ladder.id, ladderId), eq(ladder.isLatest, true)))
    .returning({ ruleId: ladder.ruleId, version: ladder.version });
  if (old === undefined) throw userError((t) => t.replaced);
  await db.insert(ladder).values({ ...given, ruleId: old.ruleId, version: old.version + 1, accountId: user.accountId });
}

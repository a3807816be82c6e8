import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { OwnCompanyId } from '../../../../platform/server/http/callContext.ts';
import { accountNameOf, companyNameOf, companyNoOf } from '../../account/server/index.ts';
import { trusteeAuthorization, trusteeLink } from './tables.ts';

export type TrusteeRow = typeof trusteeAuthorization.$inferSelect;

/** More authorizations of one company are not shown. */
const MAX_LISTED = 200;

/** SQL for a time of the newest signing link. */
const ofNewestLink = (column: typeof trusteeLink.createdAt | typeof trusteeLink.openedAt) =>
  sql<string | null>`(select ${column} from ${trusteeLink}
    where ${trusteeLink.authorizationId} = ${trusteeAuthorization}.id order by ${trusteeLink.id} desc limit 1)`.mapWith(
    String,
  );

export async function selectOfCompany(db: Db, companyId: OwnCompanyId) {
  return db
    .select({
      row: trusteeAuthorization,
      linkSentAt: ofNewestLink(trusteeLink.createdAt),
      linkOpenedAt: ofNewestLink(trusteeLink.openedAt),
    })
    .from(trusteeAuthorization)
    .where(eq(trusteeAuthorization.companyId, companyId))
    .orderBy(desc(trusteeAuthorization.id))
    .limit(MAX_LISTED);
}

export const ofCompany = (id: number, companyId: number) =>
  and(eq(trusteeAuthorization.id, id), eq(trusteeAuthorization.companyId, companyId));

export async function selectTrustee(db: Db, companyId: number, authorizedId: number): Promise<TrusteeRow | undefined> {
  const [found] = await db.select().from(trusteeAuthorization).where(ofCompany(authorizedId, companyId));
  return found;
}

/** Locked until commit. */
export async function lockTrustee(db: Db, companyId: OwnCompanyId, authorizedId: number) {
  const [found] = await db.select().from(trusteeAuthorization).where(ofCompany(authorizedId, companyId)).for('update');
  return found;
}

/** For reviewers and file policies, who check access by themselves. */
export async function unsafeSelectTrustee(db: Db, authorizedId: number) {
  const [found] = await db
    .select({
      row: trusteeAuthorization,
      companyFullName: companyNameOf(trusteeAuthorization.companyId),
      companyNo: companyNoOf(trusteeAuthorization.companyId),
      applicantName: accountNameOf(trusteeAuthorization.accountId),
      decidedName: accountNameOf(trusteeAuthorization.decidedBy),
    })
    .from(trusteeAuthorization)
    .where(eq(trusteeAuthorization.id, authorizedId));
  return found;
}

/** Names of other companies that have named the same person. */
export async function selectOtherCompanies(db: Db, { idNo, companyId }: TrusteeRow): Promise<string[]> {
  const found = await db
    .selectDistinct({ name: companyNameOf(trusteeAuthorization.companyId) })
    .from(trusteeAuthorization)
    .where(and(eq(trusteeAuthorization.idNo, idNo), ne(trusteeAuthorization.companyId, companyId)))
    .limit(MAX_LISTED);
  return found.map(({ name }) => name);
}

export async function insertTrustee(db: Db, trustee: typeof trusteeAuthorization.$inferInsert): Promise<number> {
  const [added] = await db.insert(trusteeAuthorization).values(trustee).returning({ id: trusteeAuthorization.id });
  if (added === undefined) throw new Error('a trustee authorization was not added');
  return added.id;
}

/** Earlier authorizations of the same person, whose to-dos a new application completes. */
export async function selectEarlierIds(db: Db, companyId: OwnCompanyId, idNo: string): Promise<number[]> {
  const found = await db
    .select({ id: trusteeAuthorization.id })
    .from(trusteeAuthorization)
    .where(and(eq(trusteeAuthorization.idNo, idNo), eq(trusteeAuthorization.companyId, companyId)))
    .orderBy(desc(trusteeAuthorization.id))
    .limit(MAX_LISTED);
  return found.map(({ id }) => id);
}

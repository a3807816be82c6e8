import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { type CompanyData, type PersonalData, rowsById } from '../../../../platform/server/companyData.ts';
import { companyIdsOf } from '../../account/server/index.ts';
import { identityCheck, identityEvidence } from './tables.ts';

/** Checks of the company's signers, oldest first; pictures stay with the platform. */
export const companyData: CompanyData = {
  name: 'identityChecks',
  rows: (db, companyId) =>
    rowsById((after, limit) =>
      db
        .select({
          id: identityCheck.id,
          purpose: identityCheck.purpose,
          reference: identityCheck.reference,
          subjectName: identityCheck.subjectName,
          subjectIdNumber: identityCheck.subjectIdNumber,
          subjectMobile: identityCheck.subjectMobile,
          provider: identityCheck.provider,
          state: identityCheck.state,
          reason: identityCheck.reason,
          attempts: identityCheck.attempts,
          createdAt: identityCheck.createdAt,
          finishedAt: identityCheck.finishedAt,
          evidenceRemovedAt: identityCheck.evidenceRemovedAt,
        })
        .from(identityCheck)
        .where(and(eq(identityCheck.companyId, companyId), gt(identityCheck.id, after)))
        .orderBy(asc(identityCheck.id))
        .limit(limit),
    ),
};

/** Evidence of a passed check belongs to a signature: it stays for its years, as the contract does. */
export const personalData: PersonalData = {
  kind: 'identityChecks',
  title: {
    zh: '未通过或未完成的身份核验（照片、证件号、手机号）',
    en: 'Identity checks that were not passed (pictures, ID numbers, phone numbers)',
    ru: 'Непройденные проверки личности (снимки, номера документов, телефоны)',
  },
  async remove(db, accountIds) {
    const companyIds = await companyIdsOf(db, accountIds);
    if (companyIds.length === 0) return 0;
    const emptied = await db
      .update(identityCheck)
      .set({
        subjectName: '—',
        subjectIdNumber: '',
        subjectMobile: '',
        portraitId: null,
        isReplaced: true,
        evidenceRemovedAt: sql`coalesce(${identityCheck.evidenceRemovedAt}, now())`,
      })
      .where(and(inArray(identityCheck.companyId, companyIds), ne(identityCheck.state, 'passed')))
      .returning({ id: identityCheck.id });
    const ids = emptied.map(({ id }) => id);
    if (ids.length > 0) await db.delete(identityEvidence).where(inArray(identityEvidence.checkId, ids));
    return ids.length;
  },
};

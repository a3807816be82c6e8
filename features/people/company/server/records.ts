import { desc, eq, notInArray, sql } from 'drizzle-orm';
import { keywordFilter } from '../../../../platform/server/database/keywordFilter.ts';
import { sheetField, wallClock } from '../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../platform/server/records/serveRecords.ts';
import { userNameOf } from '../../account/server/index.ts';
import { companyReview } from '../wire.ts';
import { likenessCountSql } from './queries.ts';
import { pageTexts } from './reviewTexts.ts';
import { companyRegistration } from './tables.ts';

const { text, label } = sheetField;
const fullName = sql<string>`${companyRegistration.form} ->> 'companyFullName'`;
const entity = sql<number>`(${companyRegistration.form} ->> 'companyEntity')::int`;
const code = sql<string>`coalesce(${companyRegistration.form} ->>
  (array['unifiedSocialCreditCode', 'taxNo', 'legalCertNo'])[${entity} + 1], '')`;

/** Registrations and changes that were sent: waiting ones first, the longest waiting at the top. */
export const reviewRecords = serveRecords(companyReview, {
  from: companyRegistration,
  texts: pageTexts,
  sheetTitle: (t) => t.title,
  columns: (t) => ({
    registrationId: companyRegistration.id,
    kind: label(t.kind, 16, companyRegistration.kind, t.applications),
    companyFullName: text(t.company, 40, fullName),
    companyEntity: { ...label(t.entity, 16, sql<string>`${entity}::text`, t.entities), value: entity },
    registrationCode: text(t.code, 24, code),
    applicantName: text(t.applicant, 24, userNameOf(companyRegistration.accountId)),
    submitTime: {
      ...sheetField.time(t.submitted, 18, companyRegistration.submittedAt),
      value: wallClock(sql<string | null>`${companyRegistration.submittedAt}`),
    },
    status: label(t.status, 14, companyRegistration.status, t.statuses),
    likenessCount: likenessCountSql(),
  }),
  where: (filter) => [
    notInArray(companyRegistration.status, ['draft', 'withdrawn']),
    filter.kind && eq(companyRegistration.kind, filter.kind),
    keywordFilter(filter.companyFullName, [fullName]),
    filter.status && eq(companyRegistration.status, filter.status),
    filter.companyEntity && sql`${entity}::text = ${filter.companyEntity}`,
  ],
  order: [
    sql`${companyRegistration.status} <> 'submitted'`,
    sql`case when ${companyRegistration.status} = 'submitted' then ${companyRegistration.submittedAt} end`,
    desc(companyRegistration.id),
  ],
});

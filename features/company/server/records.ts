import { desc, eq, ne, sql } from 'drizzle-orm';
import { keywordFilter } from '../../../platform/server/database/keywordFilter.ts';
import { sheetField, wallClock } from '../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../platform/server/records/serveRecords.ts';
import { userNameOf } from '../../account/server/index.ts';
import { companyReview } from '../wire.ts';
import { likenessCountSql } from './queries.ts';
import { pageTexts } from './reviewTexts.ts';
import { companyRegistration } from './tables.ts';

const { text, label } = sheetField;
const fullName = sql<string>`${companyRegistration.form} ->> 'companyFullName'`;
const entity = sql<number>`(${companyRegistration.form} ->> 'companyEntity')::int`;

/** Registrations, drafts aside: waiting ones first, the longest waiting at the top. */
export const reviewRecords = serveRecords(companyReview, {
  from: companyRegistration,
  texts: pageTexts,
  sheetTitle: (t) => t.title,
  columns: (t) => ({
    registrationId: companyRegistration.id,
    companyFullName: text(t.company, 40, fullName),
    companyEntity: { ...label(t.entity, 16, sql<string>`${entity}::text`, t.entities), value: entity },
    registrationCode: text(t.code, 24, sql<string>`upper(${companyRegistration.codeKey})`),
    applicantName: text(t.applicant, 24, userNameOf(companyRegistration.accountId)),
    submitTime: {
      ...sheetField.time(t.submitted, 18, companyRegistration.submittedAt),
      value: wallClock(sql<string | null>`${companyRegistration.submittedAt}`),
    },
    status: label(t.status, 14, companyRegistration.status, t.statuses),
    likenessCount: likenessCountSql(),
  }),
  where: (filter) => [
    ne(companyRegistration.status, 'draft'),
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

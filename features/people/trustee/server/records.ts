import { desc, eq, sql } from 'drizzle-orm';
import { keywordFilter } from '../../../../platform/server/database/keywordFilter.ts';
import { sheetField } from '../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../platform/server/records/serveRecords.ts';
import { companyIdsNamed, companyNameOf, companyNoOf } from '../../account/server/index.ts';
import { trusteeReview } from '../wire.ts';
import { pageTexts } from './reviewTexts.ts';
import { trusteeAuthorization } from './tables.ts';

const { text, label, date, time } = sheetField;

/** Trustee authorizations of all companies: waiting ones first, the longest waiting at the top. */
export const reviewRecords = serveRecords(trusteeReview, {
  from: trusteeAuthorization,
  texts: pageTexts,
  sheetTitle: (t) => t.title,
  columns: (t) => ({
    authorizedId: trusteeAuthorization.id,
    companyFullName: text(t.company, 40, companyNameOf(trusteeAuthorization.companyId)),
    companyNo: text(t.companyNo, 14, companyNoOf(trusteeAuthorization.companyId)),
    authorizedName: text(t.name, 16, trusteeAuthorization.name),
    authorizedMobile: text(t.mobile, 16, trusteeAuthorization.mobile),
    authorizedStartDate: date(t.start, 14, trusteeAuthorization.startDate),
    authorizedEndDate: date(t.end, 14, trusteeAuthorization.endDate),
    submitTime: time(t.submitted, 18, trusteeAuthorization.submittedAt),
    status: label(t.status, 14, trusteeAuthorization.status, t.statuses),
  }),
  where: (filter) => [
    filter.companyFullName
      ? sql`${trusteeAuthorization.companyId} in ${companyIdsNamed(filter.companyFullName)}`
      : undefined,
    keywordFilter(filter.authorizedName, [trusteeAuthorization.name]),
    filter.status && eq(trusteeAuthorization.status, filter.status),
  ],
  order: [
    sql`${trusteeAuthorization.status} <> '0'`,
    sql`case when ${trusteeAuthorization.status} = '0' then ${trusteeAuthorization.submittedAt} end`,
    desc(trusteeAuthorization.id),
  ],
});

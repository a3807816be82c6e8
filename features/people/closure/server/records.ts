import { desc, eq, sql } from 'drizzle-orm';
import { keywordFilter } from '../../../../platform/server/database/keywordFilter.ts';
import { sheetField, wallClock } from '../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../platform/server/records/serveRecords.ts';
import { companyNameOf, companyNoOf } from '../../account/server/index.ts';
import { closures } from '../wire.ts';
import { companyClosure } from './tables.ts';
import { pageTexts } from './texts.ts';

const { text, label, date, time } = sheetField;
const name = companyNameOf(companyClosure.companyId);

export const closureRecords = serveRecords(closures, {
  from: companyClosure,
  texts: pageTexts,
  sheetTitle: (t) => t.page.title,
  columns: ({ page: t }) => ({
    closureId: companyClosure.id,
    companyNo: text(t.companyNo, 14, companyNoOf(companyClosure.companyId)),
    companyFullName: text(t.company, 40, name),
    requestedBy: text(t.requestedBy, 20, companyClosure.requestedByName),
    requestTime: time(t.requested, 18, companyClosure.createdAt),
    reason: text(t.reason, 40, companyClosure.reason),
    removesPersonalData: companyClosure.removesPersonalData,
    status: label(t.status, 14, companyClosure.status, t.statuses),
    closedTime: {
      ...time(t.closed, 18, companyClosure.closedAt),
      value: wallClock(sql<string | null>`${companyClosure.closedAt}`),
    },
    keepUntil: {
      ...date(t.keepUntil, 14, companyClosure.keepUntil),
      value: sql<string | null>`to_char(${companyClosure.keepUntil}, 'YYYY-MM-DD')`,
    },
    removedTime: {
      ...time(t.removed, 18, companyClosure.removedAt),
      value: wallClock(sql<string | null>`${companyClosure.removedAt}`),
    },
  }),
  where: (filter) => [
    keywordFilter(filter.companyFullName, [name, companyNoOf(companyClosure.companyId)]),
    filter.status && eq(companyClosure.status, filter.status),
  ],
  order: [sql`${companyClosure.status} <> 'requested'`, desc(companyClosure.id)],
});

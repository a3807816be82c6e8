import { desc, eq, sql } from 'drizzle-orm';
import { keywordFilter } from '../../../platform/server/database/keywordFilter.ts';
import { sheetField } from '../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../platform/server/records/serveRecords.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { companyIdsNamed, companyNameOf, companyNoOf } from '../../account/server/index.ts';
import { deposits } from '../wire.ts';
import { outstanding, selectContractNo, statusOf } from './queries.ts';
import { deposit } from './tables.ts';
import { operatorTexts, userError } from './texts.ts';

const { text, label, money, time } = sheetField;

/** Deposits of all companies, payments to check first, the longest waiting at the top. */
export const depositRecords = serveRecords(deposits, {
  from: deposit,
  texts: operatorTexts,
  sheetTitle: (t) => t.title,
  columns: (t) => ({
    depositId: deposit.id,
    version: deposit.version,
    contractId: deposit.contractId,
    companyFullName: text(t.company, 40, companyNameOf(deposit.companyId)),
    companyNo: text(t.companyNo, 14, companyNoOf(deposit.companyId)),
    contractNo: text(t.contractNo, 26, selectContractNo()),
    contractType: label(t.type, 30, deposit.contractType, t.types),
    lineType: label(t.line, 14, deposit.lineType, t.lines),
    due: money(t.due, 16, deposit.due),
    outstanding: money(t.outstanding, 16, outstanding()),
    announced: money(t.announced, 16, deposit.announced),
    held: money(t.held, 16, deposit.held),
    status: label(t.status, 18, statusOf(), t.statuses),
    changeTime: time(t.changed, 18, deposit.updatedAt),
  }),
  where: (filter) => [
    filter.companyFullName
      ? sql`${deposit.companyId} in ${companyIdsNamed(filter.companyFullName)}`
      : undefined,
    keywordFilter(filter.contractNo, [selectContractNo()]),
    filter.lineType && eq(deposit.lineType, filter.lineType),
    filter.status && eq(statusOf(), filter.status),
  ],
  order: [
    sql`${deposit.announced} = 0`,
    sql`case when ${deposit.announced} > 0 then ${deposit.updatedAt} end`,
    desc(deposit.id),
  ],
  absent: () => userError((t) => t.absent, CODE.absent),
});

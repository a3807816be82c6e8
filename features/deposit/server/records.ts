import { desc, eq, sql } from 'drizzle-orm';
import { keywordFilter } from '../../../platform/server/database/keywordFilter.ts';
import { sheetField } from '../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../platform/server/records/serveRecords.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { companyIdsNamed, companyNameOf, companyNoOf } from '../../account/server/index.ts';
import { deposits } from '../wire.ts';
import { guaranteed, isGuaranteeWaiting, outstanding, selectContractNo, statusOf } from './queries.ts';
import { deposit } from './tables.ts';
import { operatorTexts, userError } from './texts.ts';

const { text, label, money, time } = sheetField;

const inYuan = (heading: string) => `${heading} (CNY)`;

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
    due: money(inYuan(t.due), 18, deposit.due),
    outstanding: money(inYuan(t.outstanding), 18, outstanding()),
    announced: money(inYuan(t.announced), 18, deposit.announced),
    held: money(inYuan(t.held), 18, deposit.held),
    isGuarantee: sql<boolean>`${deposit.guaranteeDue} > 0`,
    guaranteeDue: money(inYuan(t.guaranteeDue), 18, deposit.guaranteeDue),
    guaranteed: money(inYuan(t.guaranteed), 18, guaranteed()),
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
    sql`not (${deposit.announced} > 0 or ${isGuaranteeWaiting()})`,
    sql`case when ${deposit.announced} > 0 or ${isGuaranteeWaiting()} then ${deposit.updatedAt} end`,
    desc(deposit.id),
  ],
  absent: () => userError((t) => t.absent, CODE.absent),
});

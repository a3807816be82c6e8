import { desc, eq, sql } from 'drizzle-orm';
import { keywordFilter } from '../../../../platform/server/database/keywordFilter.ts';
import { sheetField } from '../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../platform/server/records/serveRecords.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { trainIdsNumbered } from '../../../freight/train/server/index.ts';
import { companyIdsNamed, companyNameOf, companyNoOf } from '../../../people/account/server/index.ts';
import { deposits } from '../wire.ts';
import { guaranteed, isToDo, outstanding, PLACES, selectContractNo, selectDepartTime, statusOf } from './queries.ts';
import { deposit } from './tables.ts';
import { operatorTexts, userError } from './texts.ts';

const { text, label, money, whole, date, time } = sheetField;

const inYuan = (heading: string) => `${heading} (CNY)`;

/** Deposits of all companies, payments to check and overdue ones first, the longest waiting at the top. */
export const depositRecords = serveRecords(deposits, {
  from: deposit,
  texts: operatorTexts,
  sheetTitle: (t) => t.title,
  columns: (t) => ({
    depositId: deposit.id,
    version: deposit.version,
    subject: label(t.subject, 14, deposit.subject, t.subjects),
    contractId: deposit.contractId,
    companyFullName: text(t.company, 40, companyNameOf(deposit.companyId)),
    companyNo: text(t.companyNo, 14, companyNoOf(deposit.companyId)),
    contractNo: text(t.contractNo, 26, selectContractNo()),
    contractType: label(t.type, 30, deposit.contractType, t.types),
    campaign: text(t.campaign, 40, deposit.campaign),
    trainNo: text(t.train, 12, PLACES.trainNo),
    departTime: selectDepartTime(),
    sizeType: text(t.sizeType, 10, deposit.sizeType),
    places: whole(t.places, 10, deposit.places),
    placeAmount: money(inYuan(t.placeAmount), 18, deposit.placeAmount),
    dueDate: { ...date(t.dueDate, 12, deposit.dueOn), value: PLACES.dueDate },
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
    filter.companyFullName ? sql`${deposit.companyId} in ${companyIdsNamed(filter.companyFullName)}` : undefined,
    keywordFilter(filter.contractNo, [selectContractNo()]),
    filter.trainNo ? sql`${deposit.trainId} in ${trainIdsNumbered(filter.trainNo)}` : undefined,
    filter.subject && eq(deposit.subject, filter.subject),
    filter.lineType && eq(deposit.lineType, filter.lineType),
    filter.status && eq(statusOf(), filter.status),
  ],
  order: [sql`not ${isToDo()}`, sql`case when ${isToDo()} then ${deposit.updatedAt} end`, desc(deposit.id)],
  absent: () => userError((t) => t.absent, CODE.absent),
});

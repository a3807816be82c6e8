import { and, desc, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { keywordFilter } from '../../../../platform/server/database/keywordFilter.ts';
import { timeRangeFilter } from '../../../../platform/server/database/timeRangeFilter.ts';
import { sheetField } from '../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../platform/server/records/serveRecords.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import type { LineType } from '../../../freight/network/wire.ts';
import { companyIdsNamed, companyNameOf, companyNoOf } from '../../../people/account/server/index.ts';
import type { ContractType } from '../contractTypes.ts';
import { contractQueue } from '../operatorWire.ts';
import { SIGN_STATUS } from '../status.ts';
import { contractStateSql, isInState } from './life/stateSql.ts';
import { isVoidAskedSql } from './life/voidQueries.ts';
import { contract, contractTemplate } from './tables.ts';
import { operatorTexts } from './texts.ts';

const { text, label, date, time } = sheetField;

const ofTemplate = <Value>(column: SQLWrapper) =>
  sql<Value>`(select ${column} from ${contractTemplate} where ${contractTemplate.id} = ${contract.templateId})`;

const ofTemplates = (where: SQL) =>
  sql`${contract.templateId} in (select ${contractTemplate.id} from ${contractTemplate} where ${where})`;

const today = () => formatDate(new Date());

const endsWithin = (days: number) =>
  and(
    eq(contract.status, SIGN_STATUS.signed),
    isNull(contract.voidedAt),
    sql`${contract.endDate} between ${today()}::date and ${today()}::date + ${days}::int`,
  );

/** Contracts of all companies: those to countersign first, the longest waiting at the top. */
export const queueRecords = serveRecords(contractQueue, {
  from: contract,
  texts: operatorTexts,
  sheetTitle: (t) => t.title,
  columns: (t) => ({
    contractId: contract.id,
    version: contract.version,
    contractNo: text(t.contractNo, 26, contract.contractNo),
    companyFullName: text(t.company, 40, companyNameOf(contract.companyId)),
    companyNo: text(t.companyNo, 14, companyNoOf(contract.companyId)),
    contractType: label(t.type, 24, ofTemplate<ContractType>(contractTemplate.contractType), t.types),
    lineType: label(t.line, 16, ofTemplate<LineType | ''>(contractTemplate.lineType), t.lines),
    contractState: label(t.status, 18, contractStateSql(today()), t.states),
    isVoidAsked: isVoidAskedSql,
    signStatus: contract.status,
    signWay: contract.signWay,
    signerName: text(t.signer, 16, contract.signerName),
    contractSignDate: time(t.signedAt, 18, contract.signedAt),
    contractStartDate: date(t.start, 14, contract.startDate),
    contractEndDate: date(t.end, 14, contract.endDate),
    resourceId: contract.signedId,
    reason: text(t.reason, 40, contract.reason),
  }),
  where: (filter) => [
    filter.companyFullName ? sql`${contract.companyId} in ${companyIdsNamed(filter.companyFullName)}` : undefined,
    keywordFilter(filter.contractNo, [contract.contractNo]),
    filter.contractType && ofTemplates(eq(contractTemplate.contractType, filter.contractType)),
    filter.lineType && ofTemplates(eq(contractTemplate.lineType, filter.lineType)),
    filter.signStatus && eq(contract.status, filter.signStatus),
    filter.contractState && isInState(filter.contractState, today()),
    filter.voidAsked && isVoidAskedSql,
    filter.endsWithin === undefined ? undefined : endsWithin(Number(filter.endsWithin)),
    timeRangeFilter(contract.signedAt, filter),
  ],
  order: [
    sql`${contract.status} <> '2'`,
    sql`case when ${contract.status} = '2' then ${contract.signedAt} end`,
    desc(contract.id),
  ],
});

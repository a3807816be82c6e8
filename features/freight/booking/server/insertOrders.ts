import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { auditRow } from '../../../../platform/server/audit/auditLog.ts';
import type { Database } from '../../../../platform/server/database/connect.ts';
import { preparedStatement, type StatementRunner } from '../../../../platform/server/database/preparedStatement.ts';
import type { OwnCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { entityOf } from '../../../money/deposit/server/index.ts';
import { messageSql } from '../../../portal/message/server/index.ts';
import { reserveSpace } from '../../train/server/index.ts';
import { teuOf } from '../../train/sizeTypes.ts';
import type { BookedService } from '../bookedServices.ts';
import type { ContainerRequest, GoodsLine } from '../order.ts';
import { saveBooking } from '../wire.ts';
import { bookingSubmitted } from './messages.ts';
import type { RefusalCondition } from './submissionRules.ts';

/** Validated booking. */
export interface NewOrder {
  orderNo: string;
  trainInfoId: number;
  state: 'draft' | 'submitted';
  containers: readonly ContainerRequest[];
  goods: readonly GoodsLine[];
  contactName: string;
  contactMobile: string;
  remark: string;
  customerRef?: string;
  services?: readonly BookedService[];
  companyId: OwnCompanyId;
  user: CurrentUser;
  requestId: string;
  requestKey?: string;
  /** creation of the replaced draft */
  createdAt?: Date;
}

/** All or nothing: not written without space, without a price for every line, or with refused companies. */
interface InsertResult {
  isWritten: boolean;
  refusedCompanies: ReadonlySet<number>;
}

/**
 * Inserts orders of one train in one statement: containers, goods, fees, timeline, audit log, to-dos of
 * operators. What must hold of a company that submits is asked by the same statement.
 */
export async function insertOrders(
  db: StatementRunner,
  trainId: number,
  orders: readonly NewOrder[],
  refusal: RefusalCondition,
): Promise<InsertResult> {
  return resultOf(await db.execute(statementFor(valuesOf(trainId, orders), refusal)), orders);
}

/** The same for submitted orders in its own transaction, as a prepared statement. */
export function prepareInsertSubmitted(
  database: Pick<Database, 'batches'>,
  refusal: RefusalCondition,
): (trainId: number, orders: readonly NewOrder[]) => Promise<InsertResult> {
  const values = {
    trainId: sql.placeholder('trainId'),
    today: sql.placeholder('today'),
    teu: sql.placeholder('teu'),
    asked: sql.placeholder('asked'),
    lines: sql.placeholder('lines'),
    goods: sql.placeholder('goods'),
  };
  const run = preparedStatement<StatementValues>(database, 'sell_space', statementFor(values, refusal));
  return async (trainId, orders) => resultOf(await run(valuesOf(trainId, orders)), orders);
}

const resultRows = z.array(z.object({ refused: z.coerce.number().nullable() }));

function resultOf({ rows }: { rows: unknown[] }, orders: readonly NewOrder[]): InsertResult {
  const refused = resultRows.parse(rows).flatMap((row) => row.refused ?? []);
  return {
    isWritten: refused.length === 0 && rows.length === orders.length,
    refusedCompanies: new Set(refused),
  };
}

/** Parameters of the statement; `teu` = sum of the submitted orders, lists as JSON. */
type StatementValues = {
  trainId: number;
  today: string;
  teu: number;
  asked: string;
  lines: string;
  goods: string;
};

function valuesOf(trainId: number, orders: readonly NewOrder[]): StatementValues {
  return {
    trainId,
    today: formatDate(new Date()),
    teu: orders.reduce((sum, order) => sum + (order.state === 'submitted' ? teuOf(order.containers) : 0), 0),
    asked: JSON.stringify(orders.map(orderRow)),
    lines: JSON.stringify(orders.flatMap(lineRows)),
    goods: JSON.stringify(orders.flatMap(goodsRows)),
  };
}

type StatementInput = { [Name in keyof StatementValues]: StatementValues[Name] | Placeholder };

function statementFor({ trainId, today, teu, asked, lines, goods }: StatementInput, refusal: RefusalCondition): SQL {
  const party = { companyId: sql`party.company_id`, companyEntity: sql`party.company_entity` };
  return sql`
with asked as (select * from json_to_recordset(${asked}::json) as asked(
    order_no text, company_id bigint, company_entity int, company_name text, account_id bigint, account_name text, state text, teu int,
    container_count int,
    contact_name text, contact_mobile text, remark text, customer_ref text, services jsonb, request_key text,
    created_at timestamptz,
    call text, subject jsonb, request_id text, api_key_id bigint)),
lines as (select * from json_to_recordset(${lines}::json) as lines(
    order_no text, size_type text, owner text, count int)),
priced as (
  select lines.*, train_price.price, train_price.currency from lines
  join train_price on train_price.train_id = ${trainId} and train_price.size_type = lines.size_type),
refused as (
  select company_id from (select distinct company_id, company_entity from asked where state = 'submitted') as party
  where ${refusal(party, { trainId, today })}),
room as (${spaceSource(trainId, teu)}),
totals as (
  select order_no, sum(price * count) as amount, min(currency) as currency from priced
  where (select count(*) from priced) = (select count(*) from lines) group by order_no),
written as (
  insert into booking_order (order_no, company_id, account_id, train_id, state, status, teu, container_count,
    amount, currency, contact_name, contact_mobile, remark, customer_ref, services, request_key, submitted_at,
    created_at)
  select order_no, company_id, account_id, ${trainId}, state, state, teu, container_count,
    amount, totals.currency, contact_name, contact_mobile, remark, customer_ref, services, request_key,
    case state when 'submitted' then now() end, coalesce(asked.created_at, now())
  from asked join totals using (order_no) cross join room
  returning id, order_no),
containers as (
  insert into order_container (order_id, train_id, size_type, owner)
  select written.id, ${trainId}, size_type, owner from written join lines using (order_no),
    generate_series(1, lines.count) order by written.id, size_type),
goods as (
  insert into order_goods (order_id, name_cn, name_en, name_ru, hscode, gross_weight_kg)
  select written.id, goods.name_cn, goods.name_en, goods.name_ru, goods.hscode, goods.gross_weight_kg
  from json_to_recordset(${goods}::json) as goods(
    order_no text, name_cn text, name_en text, name_ru text, hscode text, gross_weight_kg numeric)
  join written using (order_no)),
fees as (
  insert into order_fee (order_id, fee_type, size_type, quantity, unit_price, amount, currency)
  select written.id, 'railFreight', size_type, sum(count), price, price * sum(count), currency
  from priced join written using (order_no) group by written.id, size_type, price, currency
  order by written.id, size_type),
moves as (
  insert into order_timeline (order_id, move, side, account_name)
  select written.id, asked.state, 'customer', account_name from asked join written using (order_no)),
deeds as (
  insert into audit_entry (account_id, company_id, api_key_id, call, subject, request_id)
  select account_id, company_id, api_key_id, call, subject, request_id from asked join written using (order_no)),
${messageSql(bookingSubmitted, REVIEW_MESSAGES)}
select null::bigint as refused from written union all select company_id from refused`;
}

/** To-dos of operators for submitted orders. */
const REVIEW_MESSAGES = sql`
  select 'order:' || order_no as about, null::text as texted, jsonb_build_object('orderNo', order_no,
    'companyName', company_name, 'trainNo', room.train_no, 'teu', asked.teu) as params
  from asked join written using (order_no) cross join room where asked.state = 'submitted'`;

/** One row if the train has space for `teu`; drafts take none. */
function spaceSource(trainId: StatementInput['trainId'], teu: StatementInput['teu']): SQL {
  if (teu === 0) return sql`select ${trainId}::bigint as id, null::text as train_no`;
  // NULL instead of the amount: without a price for every line, or for a refused company, no space is taken.
  const allPriced = sql`(select count(*) from priced) = (select count(*) from lines)`;
  const noneRefused = sql`not exists (select from refused)`;
  return reserveSpace(sql`${trainId}`, sql`case when ${allPriced} and ${noneRefused} then ${teu}::int end`);
}

function orderRow(order: NewOrder) {
  const { user, requestId } = order;
  const auditEntry = auditRow({
    user,
    call: `${saveBooking.method} ${saveBooking.path}`,
    input: { orderBigNo: order.orderNo, trainInfoId: order.trainInfoId },
    requestId,
  });
  return {
    order_no: order.orderNo,
    company_id: order.companyId,
    company_entity: entityOf(user),
    company_name: user.companyName,
    account_id: user.accountId,
    account_name: user.name,
    state: order.state,
    teu: teuOf(order.containers),
    container_count: order.containers.reduce((sum, line) => sum + line.count, 0),
    contact_name: order.contactName,
    contact_mobile: order.contactMobile,
    remark: order.remark,
    customer_ref: order.customerRef ?? '',
    services: order.services ?? [],
    request_key: order.requestKey,
    created_at: order.createdAt,
    call: auditEntry.call,
    subject: auditEntry.subject,
    request_id: auditEntry.requestId,
    api_key_id: auditEntry.apiKeyId,
  };
}

function lineRows({ orderNo, containers }: NewOrder) {
  return containers.map(({ sizeType, owner, count }) => ({
    order_no: orderNo,
    size_type: sizeType,
    owner,
    count,
  }));
}

function goodsRows({ orderNo, goods }: NewOrder) {
  return goods.map((line) => ({
    order_no: orderNo,
    name_cn: line.nameCn,
    name_en: line.nameEn,
    name_ru: line.nameRu,
    hscode: line.hscode,
    gross_weight_kg: line.grossWeightKg,
  }));
}

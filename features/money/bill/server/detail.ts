import { and, asc, desc, eq, ne, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { type CurrentUser, hasPermission } from '../../../../platform/wire/currentUser.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { findOrderOfGoods } from '../../../freight/booking/server/index.ts';
import { accountNameOf, companyNameOf, companyNoOf } from '../../../people/account/server/index.ts';
import { canMove } from '../states.ts';
import {
  agreeBill,
  answerDispute,
  approveClaim,
  type BillAbilities,
  bills,
  type listBillsOfOrder,
  type readBill,
} from '../wire.ts';
import { takesTwoPeople } from './claims.ts';
import { selectLines, selectOrdersOn } from './lines.ts';
import { type BillRow, daysOverdue, openAmount } from './queries.ts';
import { bill, billEvent, billLine } from './tables.ts';
import { userError } from './texts.ts';

/** More are in the sheet. */
const SHOWN_LINES = 500;

export const isKeeper = (user: CurrentUser) => hasPermission(user, bills.list.access.code);

/** A bill that the user may see; drafts are seen by operators alone. */
export async function findBill(db: Db, user: CurrentUser, billId: number) {
  const own = and(eq(bill.companyId, user.companyId ?? -1), ne(bill.status, 'draft'), ne(bill.status, 'void'));
  const [found] = await db
    .select({
      row: bill,
      open: openAmount(),
      daysOverdue: daysOverdue(),
      companyFullName: companyNameOf(bill.companyId),
      companyNo: companyNoOf(bill.companyId),
    })
    .from(bill)
    .where(and(eq(bill.id, billId), isKeeper(user) ? undefined : own));
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  return found;
}

async function selectHistory(db: Db, billId: number, isForKeeper: boolean) {
  const rows = await db
    .select({
      eventId: billEvent.id,
      kind: billEvent.kind,
      createdAt: billEvent.createdAt,
      byName: sql<string>`coalesce(${accountNameOf(sql`${billEvent.accountId}`)}, '')`,
      amount: billEvent.amount,
      reason: billEvent.reason,
    })
    .from(billEvent)
    .where(eq(billEvent.billId, billId))
    .orderBy(desc(billEvent.id))
    .limit(200);
  const OF_CUSTOMER = ['agreed', 'disputed', 'claimed'];
  return rows
    .filter(({ kind }) => isForKeeper || !['made', 'checked', 'dunned'].includes(kind))
    .map(({ createdAt, byName, ...entry }) => ({
      ...entry,
      time: formatDateTime(createdAt),
      byName: isForKeeper || OF_CUSTOMER.includes(entry.kind) ? byName : '',
    }));
}

function abilitiesOf(row: BillRow, user: CurrentUser): BillAbilities {
  const isSale = row.side === 'sale';
  const isOwn = row.companyId === user.companyId;
  const may = (code: string) => hasPermission(user, code);
  const settles = isSale && isOwn && agreeBill.access.allows(user);
  const edits = isSale && may(answerDispute.access.code);
  const approves = !isSale && may(approveClaim.access.code);
  return {
    agree: settles && canMove(row.status, 'agree'),
    dispute: settles && canMove(row.status, 'dispute'),
    send: edits && canMove(row.status, 'send') && row.lineCount > 0,
    void: edits && canMove(row.status, 'void'),
    addLine: edits && ['draft', 'sent', 'disputed'].includes(row.status),
    credit: edits && row.status !== 'void',
    answer: edits && row.status === 'disputed',
    agreeFor: edits && canMove(row.status, 'agree'),
    approve: approves && canMove(row.status, 'approve') && row.firstApproverId !== user.accountId,
    return: approves && canMove(row.status, 'return'),
    decideLine: approves && canMove(row.status, 'approve'),
  };
}

export async function readOne(
  { billId }: ReadBy<typeof readBill>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof readBill>> {
  const { row, ...found } = await findBill(db, user, billId);
  const [lines, orders, history, needsSecondApproval] = await Promise.all([
    selectLines(db, billId, SHOWN_LINES + 1),
    selectOrdersOn(db, billId, SHOWN_LINES),
    selectHistory(db, billId, isKeeper(user)),
    row.side === 'cost' ? takesTwoPeople(db, row.total, row.currency) : false,
  ]);
  const { billNo, side, kind, month, status, currency, total, paid, lineCount, version } = row;
  return {
    ...found,
    billId,
    billNo,
    side,
    kind,
    month,
    status,
    currency,
    total,
    paid,
    lineCount,
    version,
    claimNo: row.claimNo,
    remark: row.remark,
    taxTotal: row.taxTotal,
    claimedTotal: row.side === 'cost' ? row.claimedTotal : null,
    sentTime: row.sentAt && formatDateTime(row.sentAt),
    dueDate: row.dueOn,
    needsSecondApproval,
    orders: side === 'sale' ? orders : orders.map((order) => ({ ...order, customerRef: '' })),
    lines: lines.slice(0, SHOWN_LINES),
    hasMoreLines: lines.length > SHOWN_LINES,
    history,
    abilities: abilitiesOf(row, user),
  };
}

/** Own bills that charges of an order stand on, without drafts. */
export async function listOfOrder(
  { orderBigNo }: ReadBy<typeof listBillsOfOrder>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof listBillsOfOrder>> {
  const companyId = ownCompanyId(user);
  const order = await findOrderOfGoods(db, orderBigNo, companyId);
  if (order === undefined) throw userError((t) => t.absent, CODE.absent);
  const onBill = sql`exists (select from ${billLine} where ${billLine.billId} = ${bill.id}
    and ${billLine.orderId} = ${order.orderId})`;
  return db
    .select({
      billId: bill.id,
      billNo: bill.billNo,
      status: bill.status,
      open: openAmount(),
      currency: bill.currency,
    })
    .from(bill)
    .where(
      and(eq(bill.companyId, companyId), notInArray(bill.status, ['draft', 'void']), eq(bill.side, 'sale'), onBill),
    )
    .orderBy(asc(bill.id))
    .limit(50);
}

import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { containerRows, findOrderOfGoods } from '../../../freight/booking/server/index.ts';
import { findCompanyByNo, findCurrentUser, findSignIn } from '../../../people/account/server/index.ts';
import { findBillableCharges, recordCharge } from '../../charge/server/index.ts';
import { approve, listOwnClaimable, submit } from './claims.ts';
import { agree, dispute, send } from './decide.ts';
import { DEMO_CHARGES } from './demoCharges.ts';
import { gatherMonth, makeForOrder } from './gather.ts';
import { type Acting, lockBill } from './queries.ts';
import { bill, billLine } from './tables.ts';

const DAY_MS = 86_400_000;

async function acting(db: Db, username: string): Promise<Acting | null> {
  const found = await findSignIn(db, username);
  const user = found && (await findCurrentUser(db, found.accountId));
  return user ? { db, user } : null;
}

async function actingAll<const Name extends string>(db: Db, usernames: readonly Name[]): Promise<Map<Name, Acting>> {
  const people = new Map<Name, Acting>();
  for (const username of usernames) {
    const person = await acting(db, username);
    if (person !== null) people.set(username, person);
  }
  return people;
}

/** The month of a day, and the one before it, `yyyy-MM`. */
function monthsOf(now: Date): { last: string; current: string } {
  const current = formatDate(now).slice(0, 'yyyy-MM'.length);
  const [year = '', month = ''] = current.split('-');
  return { last: new Date(Date.UTC(Number(year), Number(month) - 2, 1)).toISOString().slice(0, 7), current };
}

/** Days until bills are due; below zero: overdue. */
const DUE = { lastMonth: -12, thisMonth: 4, ofShipper: -9 };
/** Bills of this month are due in turn, a week after each other. */
const WEEKS = 4;
const FIRST_DAY = '2000-01-01';
const PEOPLE = ['operator', 'admin', 'shipper', 'rival', 'special', 'supplier'] as const;

/**
 * Bills of last month, of which one is overdue, one to agree and one disputed; of this month, agreed; of the shipper's
 * departed orders, one each. Claims of the carrier for the same, and one with differences.
 */
export async function seedDemoBills(db: Db, now: Date): Promise<void> {
  const [there] = await db.select({ id: bill.id }).from(bill).limit(1);
  if (there !== undefined) return;
  const people = await actingAll(db, PEOPLE);
  if (people.size < PEOPLE.length) return;
  await db.transaction(async (inside) => {
    const act = (username: (typeof PEOPLE)[number]): Acting => {
      const found = people.get(username);
      if (found === undefined) throw new Error(`the demo has no ${username}`);
      return { ...found, db: inside };
    };
    const months = monthsOf(now);
    const { accountId } = act('operator').user;
    const costs = await recordAll(inside, months.last, accountId);
    await gatherMonth(inside, { month: months.last, accountId });
    await billOrders(now, act('shipper'), act('operator'));
    for (const { user } of [act('rival'), act('special')])
      if (user.companyId !== null)
        await gatherMonth(inside, { month: months.current, companyId: user.companyId, accountId });
    const drafts = await inside.select({ id: bill.id }).from(bill).where(eq(bill.status, 'draft')).limit(100);
    await send({ billIds: drafts.map(({ id }) => id) }, act('operator'));
    const customers = [act('shipper'), act('rival'), act('special')];
    await agreeAll(inside, now, { last: months.last, customers });
    const differing = costs.slice(0, 3);
    await claimAll(inside, now, { months, act, apart: differing });
    await claimWithDifferences(months.last, differing, act('supplier'));
  });
  await db.execute(sql`analyze bill, bill_line`);
}

/** One bill for each of a customer's departed orders. */
async function billOrders(now: Date, customer: Acting, operator: Acting): Promise<void> {
  const charged = await findBillableCharges(operator.db, {
    side: 'sale',
    companyId: customer.user.companyId ?? 0,
    from: FIRST_DAY,
    to: formatDate(now),
    afterId: 0,
    limit: 100,
  });
  for (const orderBigNo of new Set(charged.flatMap(({ orderNo }) => orderNo ?? [])))
    await makeForOrder({ orderBigNo }, operator);
}

const dayIn = (now: Date, days: number) => formatDate(new Date(now.getTime() + days * DAY_MS));

/** Customers agree to what they are sent; of last month the shipper waits with dollars, and the rival disputes. */
async function agreeAll(
  db: Db,
  now: Date,
  { last, customers }: { last: string; customers: readonly Acting[] },
): Promise<void> {
  const [shipper, rival] = customers;
  for (const row of await db.select().from(bill).where(eq(bill.status, 'sent')).orderBy(asc(bill.id))) {
    const customer = customers.find(({ user }) => user.companyId === row.companyId);
    if (customer === undefined) continue;
    const isOfLast = (one: Acting | undefined) => one === customer && row.month === last;
    if (isOfLast(shipper) && row.currency !== 'CNY') continue;
    if (isOfLast(rival) && row.currency === 'USD') {
      await disputeDetention(db, row.id, customer);
      continue;
    }
    await agree({ billId: row.id, version: row.version }, customer);
    const ofMonth = row.month === last ? DUE.lastMonth : DUE.thisMonth + 7 * (row.id % WEEKS);
    const dueOn = dayIn(now, isOfLast(shipper) ? DUE.ofShipper : ofMonth);
    await db.update(bill).set({ dueOn }).where(eq(bill.id, row.id));
  }
}

async function disputeDetention(db: Db, billId: number, customer: Acting): Promise<void> {
  const [line] = await db
    .select({ lineId: billLine.id })
    .from(billLine)
    .where(and(eq(billLine.billId, billId), eq(billLine.feeType, 'detention')));
  const reason = '免箱期应为 10 天，多算 2 天。';
  if (line) await dispute({ lineId: line.lineId, reason }, customer);
}

interface Claiming {
  months: ReturnType<typeof monthsOf>;
  act: (username: (typeof PEOPLE)[number]) => Acting;
  /** charges that another claim takes */
  apart: readonly number[];
}

/** The carrier claims what was agreed, week by week of a month; two people approve. */
async function claimAll(db: Db, now: Date, { months, act, apart }: Claiming): Promise<void> {
  const supplier = act('supplier');
  const free = (await listOwnClaimable({}, supplier)).filter(({ chargeId }) => !apart.includes(chargeId));
  for (const month of [months.last, months.current]) {
    const firstDue = month === months.last ? DUE.lastMonth : DUE.thisMonth;
    const ofMonth = free.filter(({ occurredDate }) => occurredDate.startsWith(month));
    const claims = Map.groupBy(ofMonth, ({ currency, occurredDate }) => `${currency} ${weekOf(occurredDate)}`);
    for (const [at, charges] of [...claims.values()].entries()) {
      const { billId } = await submit(
        {
          claimNo: `ALSK-${month.replace('-', '')}-${String(at + 11)}`,
          currency: charges[0]?.currency ?? '',
          remark: '',
          charges: charges.slice(0, MAX_CLAIMED).map(({ chargeId, amount }) => ({ chargeId, amount: amount ?? '' })),
          others: [],
        },
        supplier,
      );
      for (const username of ['operator', 'admin'] as const) {
        const row = await lockBill(db, billId);
        if (row.status !== 'agreed') await approve({ billId, version: row.version }, act(username));
      }
      const dueOn = dayIn(now, firstDue + 7 * (at % WEEKS));
      await db.update(bill).set({ dueOn }).where(eq(bill.id, billId));
    }
  }
}

/** 0 to 3, of a month. */
const weekOf = (day: string) => Math.min(WEEKS - 1, Math.floor((Number(day.slice(-2)) - 1) / 7));
const MAX_CLAIMED = 500;

async function claimWithDifferences(month: string, costs: readonly number[], supplier: Acting): Promise<void> {
  const [lifts = 0, storage = 0, weighing = 0] = costs;
  const claim = {
    claimNo: `ALSK-${month.replace('-', '')}-07`,
    currency: 'CNY',
    remark: '',
    charges: [
      { chargeId: lifts, amount: '2756.00' },
      { chargeId: storage, amount: '1717.20' },
      { chargeId: weighing, amount: '477.00' },
    ],
    others: [{ description: '夜间加班作业费', amount: '300.00' }],
  };
  if (costs.length === 3) await submit(claim, supplier);
}

/** The newest order of a company that has departed, with one of its containers. */
async function newestDeparted(db: Db, companyId: number) {
  const containers = containerRows('container');
  const [found] = await db
    .select({ orderNo: containers.orderNo, containerId: containers.orderContainerId })
    .from(containers)
    .where(and(eq(containers.companyId, companyId), eq(containers.status, 'departed')))
    .orderBy(desc(containers.orderContainerId))
    .limit(1);
  const order = found && (await findOrderOfGoods(db, found.orderNo, null));
  return found && order && { orderId: order.orderId, containerId: found.containerId };
}

/** Answers the ids of the suppliers' charges. */
async function recordAll(db: Db, month: string, authorId: number): Promise<number[]> {
  const costs: number[] = [];
  for (const { key, companyNo, day, ...one } of DEMO_CHARGES) {
    const found = await findCompanyByNo(db, companyNo);
    if (found === undefined) continue;
    const order = one.side === 'sale' ? await newestDeparted(db, found.companyId) : undefined;
    const containerId = one.basis === 'day' ? (order?.containerId ?? null) : null;
    const id = await recordCharge(db, {
      ...one,
      key: `demo:bill:${key}`,
      companyId: found.companyId,
      orderId: order?.orderId ?? null,
      containerId,
      serviceOrderId: null,
      serviceKind: one.feeType === 'trailer' ? 'road' : one.side === 'cost' ? 'stock' : 'train',
      occurredOn: `${month}-${String(day).padStart(2, '0')}`,
      status: 'confirmed',
      why: { kind: 'manual', id: null, version: null, inputs: {} },
      authorId,
    });
    if (one.side === 'cost') costs.push(id);
  }
  return costs;
}

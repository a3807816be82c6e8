import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { formatDate } from '../../../platform/wire/time.ts';
import { findCompanyByNo, findCurrentUser, findSignIn } from '../../account/server/index.ts';
import { recordCharge } from '../../charge/server/index.ts';
import { submit } from './claims.ts';
import { agree, dispute, send } from './decide.ts';
import { gatherMonth } from './gather.ts';
import type { Acting } from './queries.ts';
import { bill, billLine } from './tables.ts';

const DAY_MS = 86_400_000;

interface DemoCharge {
  key: string;
  companyNo: string;
  side: 'sale' | 'cost';
  feeType: string;
  basis: 'box' | 'day' | 'trip' | 'lump';
  quantity: string;
  unitPrice: string;
  amount: string;
  currency: string;
  taxRate: string;
  day: number;
}

const CHARGES: readonly DemoCharge[] = [
  {
    key: '1',
    companyNo: '10001',
    side: 'sale',
    feeType: 'railFreight',
    basis: 'box',
    quantity: '6',
    unitPrice: '3150',
    amount: '18900.00',
    currency: 'USD',
    taxRate: '0',
    day: 4,
  },
  {
    key: '2',
    companyNo: '10001',
    side: 'sale',
    feeType: 'gaugeChange',
    basis: 'box',
    quantity: '6',
    unitPrice: '120',
    amount: '720.00',
    currency: 'USD',
    taxRate: '0',
    day: 9,
  },
  {
    key: '3',
    companyNo: '10001',
    side: 'sale',
    feeType: 'trailer',
    basis: 'trip',
    quantity: '6',
    unitPrice: '1450',
    amount: '8700.00',
    currency: 'CNY',
    taxRate: '0.09',
    day: 3,
  },
  {
    key: '4',
    companyNo: '10001',
    side: 'sale',
    feeType: 'storage',
    basis: 'day',
    quantity: '11',
    unitPrice: '85.50',
    amount: '940.50',
    currency: 'CNY',
    taxRate: '0.06',
    day: 12,
  },
  {
    key: '5',
    companyNo: '10001',
    side: 'sale',
    feeType: 'customsDeclaration',
    basis: 'lump',
    quantity: '1',
    unitPrice: '600',
    amount: '600.00',
    currency: 'CNY',
    taxRate: '0.06',
    day: 12,
  },
  {
    key: '6',
    companyNo: '10002',
    side: 'sale',
    feeType: 'railFreight',
    basis: 'box',
    quantity: '4',
    unitPrice: '4980',
    amount: '19920.00',
    currency: 'USD',
    taxRate: '0',
    day: 8,
  },
  {
    key: '7',
    companyNo: '10002',
    side: 'sale',
    feeType: 'detention',
    basis: 'day',
    quantity: '9',
    unitPrice: '30',
    amount: '270.00',
    currency: 'USD',
    taxRate: '0',
    day: 21,
  },
  {
    key: '8',
    companyNo: '20001',
    side: 'cost',
    feeType: 'liftOn',
    basis: 'box',
    quantity: '10',
    unitPrice: '260',
    amount: '2600.00',
    currency: 'CNY',
    taxRate: '0.06',
    day: 5,
  },
  {
    key: '9',
    companyNo: '20001',
    side: 'cost',
    feeType: 'storage',
    basis: 'day',
    quantity: '24',
    unitPrice: '60',
    amount: '1440.00',
    currency: 'CNY',
    taxRate: '0.06',
    day: 11,
  },
  {
    key: '10',
    companyNo: '20001',
    side: 'cost',
    feeType: 'weighing',
    basis: 'box',
    quantity: '10',
    unitPrice: '45',
    amount: '450.00',
    currency: 'CNY',
    taxRate: '0.06',
    day: 18,
  },
];

async function acting(db: Db, username: string): Promise<Acting | null> {
  const found = await findSignIn(db, username);
  const user = found && (await findCurrentUser(db, found.accountId));
  return user ? { db, user } : null;
}

async function billOf(db: Db, companyNo: string, currency: string) {
  const found = await findCompanyByNo(db, companyNo);
  const [row] = await db
    .select()
    .from(bill)
    .where(and(eq(bill.companyId, found?.companyId ?? 0), eq(bill.currency, currency), eq(bill.side, 'sale')))
    .limit(1);
  return row;
}

/** Last month's bills: one to pay and overdue, one to agree, one disputed, and a supplier's claim with differences. */
export async function seedDemoBills(db: Db, now: Date): Promise<void> {
  const [there] = await db.select({ id: bill.id }).from(bill).limit(1);
  if (there !== undefined) return;
  const [year = '', month = ''] = formatDate(now).split('-');
  const last = new Date(Date.UTC(Number(year), Number(month) - 1, 0)).toISOString().slice(0, 7);
  const operator = await acting(db, 'operator');
  const shipper = await acting(db, 'shipper');
  const rival = await acting(db, 'rival');
  const supplier = await acting(db, 'supplier');
  if (!operator || !shipper || !rival || !supplier) return;
  const costs = await recordAll(db, last, operator.user.accountId);
  await db.transaction(async (inside) => {
    await gatherMonth(inside, { month: last, accountId: operator.user.accountId });
    const bills = await inside.select({ id: bill.id }).from(bill).where(eq(bill.status, 'draft')).limit(100);
    await send({ billIds: bills.map(({ id }) => id) }, { ...operator, db: inside });
    const toPay = await billOf(inside, '10001', 'CNY');
    if (toPay) await agree({ billId: toPay.id, version: toPay.version }, { ...shipper, db: inside });
    const overdue = formatDate(new Date(now.getTime() - 9 * DAY_MS));
    if (toPay) await inside.update(bill).set({ dueOn: overdue }).where(eq(bill.id, toPay.id));
    const disputed = await billOf(inside, '10002', 'USD');
    const [line] = await inside
      .select({ lineId: billLine.id })
      .from(billLine)
      .where(and(eq(billLine.billId, disputed?.id ?? 0), eq(billLine.feeType, 'detention')));
    const reason = '免箱期应为 10 天，多算 2 天。';
    if (line) await dispute({ lineId: line.lineId, reason }, { ...rival, db: inside });
    const [lifts = 0, storage = 0, weighing = 0] = costs;
    const claim = {
      claimNo: `ALSK-${last.replace('-', '')}-07`,
      currency: 'CNY',
      remark: '',
      charges: [
        { chargeId: lifts, amount: '2756.00' },
        { chargeId: storage, amount: '1717.20' },
        { chargeId: weighing, amount: '477.00' },
      ],
      others: [{ description: '夜间加班作业费', amount: '300.00' }],
    };
    if (costs.length === 3) await submit(claim, { ...supplier, db: inside });
  });
  await db.execute(sql`analyze bill, bill_line`);
}

/** Answers the ids of the suppliers' charges. */
async function recordAll(db: Db, month: string, authorId: number): Promise<number[]> {
  const costs: number[] = [];
  for (const { key, companyNo, day, ...one } of CHARGES) {
    const found = await findCompanyByNo(db, companyNo);
    if (found === undefined) continue;
    const id = await recordCharge(db, {
      ...one,
      key: `demo:bill:${key}`,
      companyId: found.companyId,
      ...{ orderId: null, containerId: null, serviceOrderId: null },
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

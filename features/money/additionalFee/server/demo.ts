import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { containerRows, findOrderKey } from '../../../freight/booking/server/index.ts';
import { findCurrentUser, findSignIn } from '../../../people/account/server/index.ts';
import type { FeeEventKind } from '../fee.ts';
import type { FeeSide, FeeState } from '../states.ts';
import { chargeFee } from './charges.ts';
import { additionalFee, additionalFeeEvent } from './tables.ts';

const HOUR_MS = 3_600_000;

interface DemoFee {
  feeType: string;
  serviceKind: 'train' | 'road' | 'stock';
  amount: string;
  currency: 'CNY' | 'USD';
  state: FeeState;
  remark: string;
  hoursLeft: number;
  events?: readonly { kind: FeeEventKind; side: FeeSide; words: string }[];
}

const DEMO: readonly DemoFee[] = [
  {
    feeType: 'waiting',
    serviceKind: 'road',
    amount: '300.00',
    currency: 'CNY',
    state: 'proposed',
    remark: '装货等待 3 小时',
    hoursLeft: 60,
  },
  {
    feeType: 'storage',
    serviceKind: 'stock',
    amount: '480.00',
    currency: 'CNY',
    state: 'disputed',
    remark: '超期堆存 6 天',
    hoursLeft: 40,
    events: [{ kind: 'dispute', side: 'customer', words: '班列推迟造成的堆存，不应由我方承担' }],
  },
  {
    feeType: 'customsInspection',
    serviceKind: 'train',
    amount: '120.00',
    currency: 'USD',
    state: 'agreed',
    remark: '口岸查验移箱',
    hoursLeft: 10,
    events: [{ kind: 'confirm', side: 'customer', words: '' }],
  },
];

/** Additional fees of the demo's supplier for the demo's shipper; nothing where there are some. */
export async function seedDemoFees(db: Db, now: Date): Promise<void> {
  const known = await db.select({ id: additionalFee.id }).from(additionalFee).limit(1);
  if (known.length > 0) return;
  const customer = await userNamed(db, 'shipper');
  const supplier = await userNamed(db, 'supplier');
  if (!customer?.companyId || !supplier?.companyId) return;
  const orderId = await someOrder(db, customer.companyId);
  if (orderId === undefined) return;
  const of = { now, orderId, companyId: customer.companyId, payeeId: supplier.companyId };
  for (const demo of DEMO) await seedFee(db, demo, { ...of, accountId: supplier.accountId });
}

async function userNamed(db: Db, username: string) {
  const found = await findSignIn(db, username);
  return found && findCurrentUser(db, found.accountId);
}

async function someOrder(db: Db, companyId: number): Promise<number | undefined> {
  const containers = containerRows('container');
  const [found] = await db
    .select({ orderNo: containers.orderNo })
    .from(containers)
    .where(and(eq(containers.companyId, companyId), inArray(containers.status, ['numbered', 'gatedIn'])))
    .orderBy(containers.orderContainerId)
    .limit(1);
  return found && (await findOrderKey(db, found.orderNo))?.orderId;
}

interface Seeding {
  now: Date;
  orderId: number;
  companyId: number;
  payeeId: number;
  accountId: number;
}

async function seedFee(db: Db, demo: DemoFee, { now, ...of }: Seeding): Promise<void> {
  const { amount, hoursLeft, events = [], ...facts } = demo;
  const [row] = await db
    .insert(additionalFee)
    .values({
      ...of,
      ...facts,
      enteredBy: 'supplier',
      enteredAmount: amount,
      saleAmount: amount,
      costAmount: amount,
      isSaleAgreed: facts.state === 'agreed',
      businessDate: formatDate(now),
      dueAt: new Date(now.getTime() + hoursLeft * HOUR_MS),
    })
    .returning();
  if (row === undefined) return;
  const entered = { kind: 'enter', side: 'supplier', words: facts.remark } as const;
  await db
    .insert(additionalFeeEvent)
    .values([
      { feeId: row.id, ...entered, saleAmount: amount, costAmount: amount },
      ...events.map((event) => ({ feeId: row.id, ...event })),
    ]);
  if (facts.state === 'agreed') await chargeFee(db, row, null);
}

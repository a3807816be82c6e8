import { and, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { containerRows, findOrderOfGoods } from '../../../freight/booking/server/index.ts';
import { findCurrentUser, findSignIn } from '../../../people/account/server/index.ts';
import { SERVICE_KIND_OF, type ServiceOrderKind } from '../kinds.ts';
import type { BidState, ServiceState } from '../states.ts';
import { serviceBid, serviceContainer, serviceEvent, serviceOrder, yardStay } from './tables.ts';

const DAY_MS = 86_400_000;

interface DemoService {
  kind: ServiceOrderKind;
  state: ServiceState;
  bid: BidState | null;
  values: Partial<typeof serviceOrder.$inferInsert>;
  quote?: string;
  daysInYard?: number;
}

const TRAILER = {
  place: '西安国际港站 3 号堆场',
  reference: 'FX20261128',
  address: '西安市高新区锦业路 125 号 2 号库',
  returnPlace: '西安国际港站中铁联集场站',
  contactName: '李思远',
  contactMobile: '13800010001',
};

const DEMO: readonly DemoService[] = [
  { kind: 'customs', state: 'requested', bid: null, values: { place: '西安海关' } },
  { kind: 'trailer', state: 'quoting', bid: 'asked', values: { ...TRAILER, remark: '两箱同址装货' } },
  {
    kind: 'trailer',
    state: 'accepted',
    bid: 'won',
    values: { ...TRAILER, costAmount: '1680.00', saleAmount: '1850.00', isAgreed: true },
    quote: '1680.00',
  },
  {
    kind: 'yard',
    state: 'doing',
    bid: 'won',
    values: {
      place: '西安国际港站 3 号堆场',
      costAmount: '300.00',
      saleAmount: '360.00',
      isAgreed: true,
      freeDays: 7,
      dayCost: '40.00',
      daySale: '48.00',
    },
    quote: '300.00',
    daysInYard: 4,
  },
  {
    kind: 'reinforcement',
    state: 'done',
    bid: 'won',
    values: { place: '西安国际港站', costAmount: '420.00', saleAmount: '480.00', isAgreed: true },
    quote: '420.00',
  },
];

/** Service orders of the demo's shipper with the demo's supplier; nothing where there are some. */
export async function seedDemoServices(db: Db, now: Date): Promise<void> {
  const known = await db.select({ id: serviceOrder.id }).from(serviceOrder).limit(1);
  if (known.length > 0) return;
  const customer = await userNamed(db, 'shipper');
  const supplier = await userNamed(db, 'supplier');
  if (!customer?.companyId || !supplier?.companyId) return;
  const order = await newestOrder(db, customer.companyId);
  const [container] = order?.containers ?? [];
  if (order === undefined || container === undefined) return;
  for (const demo of DEMO)
    await seedService(db, demo, {
      now,
      orderId: order.orderId,
      orderContainerId: container.orderContainerId,
      companyId: customer.companyId,
      accountId: customer.accountId,
      supplierId: supplier.companyId,
    });
}

async function userNamed(db: Db, username: string) {
  const found = await findSignIn(db, username);
  return found && findCurrentUser(db, found.accountId);
}

async function newestOrder(db: Db, companyId: number) {
  const containers = containerRows('container');
  const [found] = await db
    .select({ orderNo: containers.orderNo })
    .from(containers)
    .where(and(eq(containers.companyId, companyId), ne(containers.containerNo, ''), eq(containers.status, 'numbered')))
    .orderBy(desc(containers.orderContainerId))
    .limit(1);
  return found && findOrderOfGoods(db, found.orderNo, null);
}

interface Seeding {
  now: Date;
  orderId: number;
  orderContainerId: number;
  companyId: number;
  accountId: number;
  supplierId: number;
}

async function seedService(db: Db, demo: DemoService, seeding: Seeding): Promise<void> {
  const { kind, state, bid, values, quote, daysInYard } = demo;
  const { now, orderId, orderContainerId, companyId, accountId, supplierId } = seeding;
  const dayFromNow = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const [row] = await db
    .insert(serviceOrder)
    .values({
      orderId,
      companyId,
      accountId,
      kind,
      serviceKind: SERVICE_KIND_OF[kind],
      state,
      startAt: dayFromNow(2),
      supplierId: bid === 'won' ? supplierId : null,
      ...values,
    })
    .returning({ id: serviceOrder.id });
  if (row === undefined) return;
  const serviceOrderId = row.id;
  await db.insert(serviceContainer).values({ serviceOrderId, orderContainerId });
  await db.insert(serviceEvent).values({ serviceOrderId, move: 'request', side: 'customer', accountId, companyId });
  if (bid !== null)
    await db.insert(serviceBid).values({ serviceOrderId, supplierId, state: bid, amount: quote ?? null });
  if (daysInYard === undefined) return;
  const inOn = dayFromNow(1 - daysInYard)
    .toISOString()
    .slice(0, 10);
  await db.insert(yardStay).values({ serviceOrderId, orderContainerId, inOn });
}

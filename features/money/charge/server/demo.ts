import { and, asc, eq, like, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { findCompanyByNo } from '../../../people/account/server/index.ts';
import { amountOf } from '../charge.ts';
import { addDays, type TariffTier } from '../rules.ts';
import { chargeMissingFreight } from './orderCharges.ts';
import { type NewCharge, recordCharges } from './record.ts';
import { charge, ladder, tariff } from './tables.ts';

type NewTariff = typeof tariff.$inferInsert;

const DAYS_BACK = 400;
const flat = (unitPrice: string): TariffTier[] => [{ from: 1, unitPrice }];

const yard = { serviceKind: 'stock', currency: 'CNY', taxRate: '0.06' } as const;

function demoTariffs(validFrom: string): NewTariff[] {
  const sale = { side: 'sale', validFrom } as const;
  return [
    { ...sale, ...yard, feeType: 'liftOn', basis: 'box', tiers: flat('180') },
    { ...sale, ...yard, feeType: 'liftOff', basis: 'box', tiers: flat('180') },
    {
      ...sale,
      ...yard,
      feeType: 'storage',
      basis: 'day',
      freeUnits: 7,
      tiers: [
        { from: 1, unitPrice: '40' },
        { from: 8, unitPrice: '80' },
      ],
    },
    {
      ...sale,
      ...yard,
      feeType: 'detention',
      basis: 'day',
      freeUnits: 10,
      tiers: [
        { from: 1, unitPrice: '8' },
        { from: 11, unitPrice: '16' },
      ],
      currency: 'USD',
      taxRate: '0',
    },
    { ...sale, ...yard, feeType: 'reinforcement', basis: 'box', tiers: flat('650') },
    { ...sale, ...yard, feeType: 'plugIn', basis: 'day', sizeType: '45R1', tiers: flat('220') },
    {
      ...sale,
      serviceKind: 'train',
      feeType: 'customsDeclaration',
      basis: 'order',
      tiers: flat('300'),
      currency: 'CNY',
      taxRate: '0.06',
    },
    {
      ...sale,
      serviceKind: 'train',
      feeType: 'waybillAmendment',
      basis: 'trip',
      tiers: flat('200'),
      currency: 'CNY',
      taxRate: '0.06',
    },
    {
      ...sale,
      serviceKind: 'road',
      feeType: 'trailer',
      basis: 'trip',
      tiers: flat('1200'),
      currency: 'CNY',
      taxRate: '0.09',
    },
    {
      ...sale,
      serviceKind: 'train',
      feeType: 'insurance',
      basis: 'box',
      tiers: flat('45'),
      currency: 'USD',
      taxRate: '0.06',
    },
  ];
}

/** Demo tariffs and ladders where there are none; freight of the demo's confirmed orders. */
export async function seedDemoRules(db: Db, now: Date): Promise<void> {
  const validFrom = addDays(formatDate(now), -DAYS_BACK);
  const { rowCount: known } = await db.execute(sql`select from tariff limit 1`);
  if (!known) await db.insert(tariff).values(demoTariffs(validFrom));
  const { rowCount: rules } = await db.execute(sql`select from charge_ladder limit 1`);
  if (!rules)
    await db.insert(ladder).values([
      {
        kind: 'cancellation',
        validFrom,
        taxRate: '0.06',
        rungs: [
          { days: 0, percent: '50' },
          { days: 3, percent: '30' },
          { days: 7, percent: '10' },
          { days: 14, percent: '0' },
        ],
      },
      {
        kind: 'rollOver',
        validFrom,
        taxRate: '0',
        rungs: [
          { days: 0, percent: '10' },
          { days: 3, percent: '5' },
          { days: 7, percent: '0' },
        ],
      },
    ]);
  await chargeMissingFreight(db, new Date(0));
  await recordDemoCosts(db, formatDate(now));
}

const CARRIER_NO = '20001';
/** Share of the freight that the carrier asks for, in turn; above one: the order makes a loss. */
const COST_SHARES = ['0.78', '0.84', '0.81', '0.88', '0.76', '0.92', '0.83', '1.04', '0.86'];
const COSTS_AT_ONCE = 500;

/** What the carrier asks for the freight of orders, in its currency; an estimate until the train has departed. */
async function recordDemoCosts(db: Db, today: string): Promise<void> {
  const carrier = await findCompanyByNo(db, CARRIER_NO);
  if (carrier === undefined) return;
  const asked = sql`not exists (select from ${charge} as asked where asked.key = 'demo:cost:' || ${charge.id})`;
  const sold = await db
    .select({
      id: charge.id,
      orderId: charge.orderId,
      feeType: charge.feeType,
      basis: charge.basis,
      quantity: charge.quantity,
      unitPrice: charge.unitPrice,
      currency: charge.currency,
      occurredOn: charge.occurredOn,
    })
    .from(charge)
    .where(and(eq(charge.side, 'sale'), like(charge.key, 'price:%'), ne(charge.status, 'void'), asked))
    .orderBy(asc(charge.id));
  const costs = sold.map(({ id, ...of }, at): NewCharge => {
    const unitPrice = amountOf(of.unitPrice, COST_SHARES[at % COST_SHARES.length] ?? '1');
    return {
      ...of,
      key: `demo:cost:${id}`,
      side: 'cost',
      containerId: null,
      serviceOrderId: null,
      companyId: carrier.companyId,
      authorId: null,
      serviceKind: 'train',
      unitPrice,
      amount: amountOf(of.quantity, unitPrice),
      taxRate: '0',
      status: of.occurredOn <= today ? 'confirmed' : 'estimated',
      why: { kind: 'manual', id: null, version: null, inputs: {} },
    };
  });
  for (let at = 0; at < costs.length; at += COSTS_AT_ONCE) await recordCharges(db, costs.slice(at, at + COSTS_AT_ONCE));
}

import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { formatDate } from '../../../platform/wire/time.ts';
import { addDays, type TariffTier } from '../rules.ts';
import { chargeMissingFreight } from './orderCharges.ts';
import { ladder, tariff } from './tables.ts';

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
}

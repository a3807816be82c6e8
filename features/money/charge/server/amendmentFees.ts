import type { Db } from '../../../../platform/server/database/connect.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import type { LateFee } from '../../../documents/dossier/server/index.ts';
import { findOrderPrices, type OrderOfGoods } from '../../../freight/booking/server/index.ts';
import { amountOf } from '../charge.ts';
import { unitPriceAt, withMinimum } from '../rules.ts';
import { recordCharge } from './record.ts';
import { findTariff } from './rules/tariffs.ts';

const FEE_TYPE = 'waybillAmendment';

async function tariffOf(db: Db, { orderId, companyId }: OrderOfGoods) {
  const [price] = await findOrderPrices(db, [orderId]);
  const today = formatDate(new Date());
  const tariff = await findTariff(db, {
    side: 'sale',
    feeType: FEE_TYPE,
    on: today,
    companyId,
    ...(price === undefined ? {} : { lineType: price.lineType }),
  });
  if (tariff === undefined) return undefined;
  // each amendment is a unit of its own
  const unitPrice = unitPriceAt({ freeUnits: 0, tiers: tariff.tiers }, 1);
  return { tariff, today, unitPrice, amount: withMinimum(amountOf('1', unitPrice), tariff.minimum) };
}

/** What an amendment after the documents cut-off costs by the tariff in force; null: none asks for one. */
export async function quoteAmendment(db: Db, order: OrderOfGoods): Promise<LateFee | null> {
  const found = await tariffOf(db, order);
  return found === undefined ? null : { amount: found.amount, currency: found.tariff.currency };
}

/** Charges an amendment once, by its id. */
export async function chargeAmendment(db: Db, order: OrderOfGoods, amendmentId: number): Promise<void> {
  const found = await tariffOf(db, order);
  if (found === undefined) return;
  const { tariff, today, unitPrice, amount } = found;
  await recordCharge(db, {
    key: `amendment-${amendmentId}`,
    side: 'sale',
    orderId: order.orderId,
    containerId: null,
    serviceOrderId: null,
    serviceKind: tariff.serviceKind,
    feeType: FEE_TYPE,
    companyId: order.companyId,
    basis: tariff.basis,
    quantity: '1',
    unitPrice,
    amount,
    currency: tariff.currency,
    taxRate: tariff.taxRate,
    occurredOn: today,
    status: 'estimated',
    why: { kind: 'tariff', id: tariff.tariffId, version: tariff.version, inputs: { order: order.orderBigNo } },
    authorId: null,
  });
}

import { desc, eq, sql } from 'drizzle-orm';
import { sheetField } from '../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../platform/server/records/serveRecords.ts';
import { orderIdsLike, orderNumberOf } from '../../../freight/booking/server/index.ts';
import { companyIdsNamed, companyNameOf } from '../../../people/account/server/index.ts';
import { serviceOrders } from '../operatorWire.ts';
import { serviceNo } from './jobRecords.ts';
import { serviceOrder } from './tables.ts';
import { pageTexts } from './texts.ts';

const { text, label, money, time } = sheetField;

/** The platform's next step is awaited. */
export const waitsForOperator = () => sql`(${serviceOrder.state} in ('requested', 'quoting', 'feeEntered'))`;

export const serviceRecords = serveRecords(serviceOrders, {
  from: serviceOrder,
  texts: pageTexts,
  sheetTitle: (t) => t.operator.title,
  columns: (t) => ({
    serviceOrderId: serviceOrder.id,
    serviceNo: text(t.serviceNo, 14, serviceNo()),
    orderBigNo: text(t.orderNo, 18, orderNumberOf(serviceOrder.orderId)),
    companyName: text(t.customer, 36, companyNameOf(serviceOrder.companyId)),
    supplierName: text(t.supplier, 36, sql<string>`coalesce(${companyNameOf(serviceOrder.supplierId)}, '')`),
    kind: label(t.kind, 22, serviceOrder.kind, t.kinds),
    serviceKind: label(t.serviceKind, 12, serviceOrder.serviceKind, t.serviceKinds),
    state: label(t.status, 20, serviceOrder.state, t.states),
    startTime: time(t.fields.startTime, 20, serviceOrder.startAt),
    costAmount: money(
      t.costAmount,
      16,
      sql<string | null>`coalesce(${serviceOrder.feeCost}, ${serviceOrder.costAmount})`,
    ),
    costCurrency: text(t.currency, 10, serviceOrder.costCurrency),
    saleAmount: money(
      t.saleAmount,
      16,
      sql<string | null>`coalesce(${serviceOrder.feeSale}, ${serviceOrder.saleAmount})`,
    ),
    saleCurrency: text(t.saleCurrency, 10, serviceOrder.saleCurrency),
    updateTime: time(t.updateTime, 20, serviceOrder.updatedAt),
  }),
  where: (filter) => [
    filter.orderBigNo ? sql`${serviceOrder.orderId} in ${orderIdsLike(filter.orderBigNo)}` : undefined,
    filter.companyName ? sql`${serviceOrder.companyId} in ${companyIdsNamed(filter.companyName)}` : undefined,
    filter.kind && eq(serviceOrder.kind, filter.kind),
    filter.state && eq(serviceOrder.state, filter.state),
  ],
  order: [desc(waitsForOperator()), desc(serviceOrder.id)],
});

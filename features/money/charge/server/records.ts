import { desc, eq, sql } from 'drizzle-orm';
import { sheetField } from '../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../platform/server/records/serveRecords.ts';
import { orderIdsNumbered, orderNoOf } from '../../../freight/booking/server/index.ts';
import { companyIdsNamed, companyNameOf } from '../../../people/account/server/index.ts';
import { charges } from '../wire.ts';
import { containerNo, taxAmount, voidReason } from './queries.ts';
import { charge } from './tables.ts';
import { pageTexts } from './texts.ts';

const { text, label, money, date, time, decimal } = sheetField;

/** Charges of all companies, newest first. */
export const chargeRecords = serveRecords(charges, {
  from: charge,
  texts: pageTexts,
  sheetTitle: (t) => t.chargesTitle,
  columns: (t) => ({
    chargeId: charge.id,
    occurredOn: date(t.occurredOn, 14, charge.occurredOn),
    side: label(t.side, 18, charge.side, t.sides),
    orderBigNo: text(t.order, 20, sql<string>`coalesce(${orderNoOf(charge.orderId)}, '')`),
    companyName: text(t.company, 36, companyNameOf(charge.companyId)),
    containerNo: text(t.container, 16, containerNo),
    serviceKind: label(t.serviceKind, 12, charge.serviceKind, t.serviceKinds),
    feeType: label(t.feeType, 24, charge.feeType, t.feeTypes),
    basis: label(t.basis, 18, charge.basis, t.bases),
    quantity: decimal(t.quantity, 12, charge.quantity),
    unitPrice: decimal(t.unitPrice, 14, charge.unitPrice),
    amount: money(t.amount, 16, charge.amount),
    taxRate: charge.taxRate,
    taxAmount: money(t.tax, 14, taxAmount),
    currency: text(t.currency, 10, charge.currency),
    status: label(t.status, 14, charge.status, t.statuses),
    why: charge.why,
    voidReason,
    createTime: time(t.created, 18, charge.createdAt),
  }),
  where: (filter) => [
    filter.orderBigNo ? sql`${charge.orderId} in ${orderIdsNumbered(filter.orderBigNo)}` : undefined,
    filter.companyName ? sql`${charge.companyId} in ${companyIdsNamed(filter.companyName)}` : undefined,
    filter.side && eq(charge.side, filter.side),
    filter.status && eq(charge.status, filter.status),
    filter.feeType ? eq(charge.feeType, filter.feeType) : undefined,
  ],
  order: [desc(charge.id)],
});

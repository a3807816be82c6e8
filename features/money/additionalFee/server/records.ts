import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { keywordFilter } from '../../../../platform/server/database/keywordFilter.ts';
import { paddedNumberFilter } from '../../../../platform/server/database/paddedNumber.ts';
import { ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { sheetField, wallClock } from '../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../platform/server/records/serveRecords.ts';
import { orderIdsLike } from '../../../freight/booking/server/index.ts';
import { companyIdsNamed, companyNameOf } from '../../../people/account/server/index.ts';
import { fees } from '../operatorWire.ts';
import { ownFees } from '../wire.ts';
import { feeNo, isParty, orderNo, payeeName } from './queries.ts';
import { additionalFee } from './tables.ts';
import { pageTexts } from './texts.ts';

const { text, label, money, date, time } = sheetField;
type Texts = typeof pageTexts.zh;

/** The platform's next step is awaited. */
export const waitsForOperator = () => sql`(${additionalFee.state} in ('disputed', 'overdue'))`;

const serviceNo = () => sql<string>`coalesce('FW' || lpad(${additionalFee.serviceOrderId}::text, 8, '0'), '')`;

const shared = (t: Texts, amount: SQL<string | null>) => ({
  feeId: additionalFee.id,
  feeNo: text(t.feeNo, 14, feeNo()),
  orderBigNo: text(t.orderNo, 18, orderNo()),
  serviceOrderId: additionalFee.serviceOrderId,
  serviceNo: text(t.serviceNo, 14, serviceNo()),
  serviceKind: label(t.serviceKind, 10, additionalFee.serviceKind, t.serviceKinds),
  companyName: text(t.customer, 36, companyNameOf(additionalFee.companyId)),
  payeeName: text(t.payee, 36, payeeName()),
  enteredBy: label(t.enteredBy, 12, additionalFee.enteredBy, t.sides),
  feeType: label(t.feeType, 20, additionalFee.feeType, t.feeTypes),
  businessDate: date(t.businessDate, 12, additionalFee.businessDate),
  amount: money(t.amount, 16, amount),
  currency: text(t.currency, 10, additionalFee.currency),
  state: label(t.status, 20, additionalFee.state, t.states),
  dueTime: wallClock(additionalFee.dueAt),
  updateTime: time(t.updateTime, 20, additionalFee.updatedAt),
});

const ofOrders = (part: string | undefined) =>
  part ? sql`${additionalFee.orderId} in ${orderIdsLike(part)}` : undefined;

export const ownFeeRecords = serveRecords(ownFees, {
  from: additionalFee,
  texts: pageTexts,
  sheetTitle: (t) => t.title,
  columns: (t, { user }) =>
    shared(
      t,
      sql<string | null>`case when ${additionalFee.payeeId} = ${user.companyId} then ${additionalFee.costAmount}
        else ${additionalFee.saleAmount} end`,
    ),
  scope: ({ user }) => isParty(ownCompanyId(user)),
  where: (filter) => [
    ofOrders(filter.orderBigNo),
    paddedNumberFilter(filter.feeNo, 'AF', additionalFee.id) ?? keywordFilter(filter.feeNo, [feeNo()]),
    filter.state && eq(additionalFee.state, filter.state),
    filter.feeType ? eq(additionalFee.feeType, filter.feeType) : undefined,
  ],
  order: [desc(additionalFee.id)],
});

export const feeRecords = serveRecords(fees, {
  from: additionalFee,
  texts: pageTexts,
  sheetTitle: (t) => t.operator.title,
  columns: (t) => ({
    ...shared(t, sql<string | null>`${additionalFee.saleAmount}`),
    costAmount: money(t.costAmount, 16, additionalFee.costAmount),
  }),
  where: (filter) => [
    ofOrders(filter.orderBigNo),
    filter.companyName ? sql`${additionalFee.companyId} in ${companyIdsNamed(filter.companyName)}` : undefined,
    filter.state && eq(additionalFee.state, filter.state),
    filter.feeType ? eq(additionalFee.feeType, filter.feeType) : undefined,
  ],
  order: [desc(waitsForOperator()), desc(additionalFee.id)],
});

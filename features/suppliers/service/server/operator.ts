import { and, eq } from 'drizzle-orm';
import { isAbove } from '../../../../libs/amounts/compare.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { findOrderOfGoods } from '../../../freight/booking/server/index.ts';
import { findCompaniesOfScope } from '../../../people/account/server/index.ts';
import { serviceJobs } from '../jobWire.ts';
import { hasStays } from '../kinds.ts';
import type * as wire from '../operatorWire.ts';
import type { AnyServiceOrder } from '../order.ts';
import { upsertBids } from './bids.ts';
import { confirmFees, voidFees } from './charges.ts';
import { isEngaged, lockService, moverOf, moveService } from './move.ts';
import { type ServiceRow, selectServicesOf, unsafeSelectService } from './queries.ts';
import { serviceBid } from './tables.ts';
import { userError } from './texts.ts';
import { toAny } from './toDto.ts';

/** Codes among the company scopes (portal 1). */
const SUPPLIER_SCOPES = [4, 8];

/** Companies of the supplier side with at least one account that sees service orders. */
export async function findSuppliers(db: Db) {
  const found = await Promise.all(
    SUPPLIER_SCOPES.map((scope) => findCompaniesOfScope(db, scope, serviceJobs.list.access.code)),
  );
  return [...new Map(found.flat().map((company) => [company.companyId, company])).values()];
}

export async function listSuppliers({ db }: CallContext): Promise<PayloadOf<typeof wire.listServiceSuppliers>> {
  const found = await findSuppliers(db);
  return found.map(({ companyNo, companyName }) => ({ companyNo, companyName }));
}

async function supplierIdsOf(db: Db, companyNos: readonly string[], field: string): Promise<number[]> {
  const byNo = new Map((await findSuppliers(db)).map(({ companyNo, companyId }) => [companyNo, companyId]));
  return [...new Set(companyNos)].map((companyNo) => {
    const supplierId = byNo.get(companyNo);
    if (supplierId === undefined)
      throw userError.withFields((t) => t.supplierAbsent, { [field]: (t) => t.supplierAbsent });
    return supplierId;
  });
}

export async function readAny(
  { serviceOrderId }: ReadBy<typeof wire.getServiceOrder>,
  { db }: CallContext,
): Promise<AnyServiceOrder> {
  const row = await unsafeSelectService(db, serviceOrderId);
  if (row === undefined) throw userError((t) => t.absent, CODE.absent);
  return dtoOf(db, row);
}

async function dtoOf(db: Db, row: ServiceRow): Promise<AnyServiceOrder> {
  const [dto] = await toAny(db, [row]);
  if (dto === undefined) throw userError((t) => t.absent, CODE.absent);
  return dto;
}

export async function listOfOrder(
  { orderBigNo }: ReadBy<typeof wire.listServicesOfOrder>,
  { db }: CallContext,
): Promise<AnyServiceOrder[]> {
  const order = await findOrderOfGoods(db, orderBigNo, null);
  if (order === undefined) throw userError((t) => t.orderAbsent, CODE.absent);
  return toAny(db, await selectServicesOf(db, order.orderId));
}

export async function ask(
  { companyNos, ...given }: ReadBy<typeof wire.askSuppliers>,
  { db, user }: CallContext,
): Promise<AnyServiceOrder> {
  await lockService(db, given.serviceOrderId);
  const supplierIds = await supplierIdsOf(db, companyNos, 'companyNos');
  await upsertBids(db, given.serviceOrderId, { supplierIds, state: 'asked' });
  const row = await moveService(db, moverOf('operator', user), { ...given, move: 'askSuppliers' });
  return dtoOf(db, row);
}

/** Terms of storage, which only kinds with stays have. */
const termsFor = (
  row: ServiceRow,
  terms: { freeDays: number | null; dayCost: string | null; daySale: string | null },
) => (hasStays(row.kind) ? terms : {});

export async function offer(
  input: ReadBy<typeof wire.offerToSupplier>,
  { db, user }: CallContext,
): Promise<AnyServiceOrder> {
  const { serviceOrderId, version, companyNo, costAmount, costCurrency, ...terms } = input;
  const [supplierId] = await supplierIdsOf(db, [companyNo], 'companyNo');
  const known = await lockService(db, serviceOrderId);
  if (supplierId === undefined) throw userError((t) => t.absent, CODE.absent);
  await upsertBids(db, serviceOrderId, { supplierIds: [supplierId], state: 'offered' });
  const row = await moveService(db, moverOf('operator', user), {
    serviceOrderId,
    version,
    move: 'offer',
    set: { supplierId, costAmount, costCurrency, isAgreed: false, ...termsFor(known, terms) },
  });
  return dtoOf(db, row);
}

/** Takes a quote that is still valid, and offers the customer a price. */
export async function price(
  input: ReadBy<typeof wire.priceService>,
  { db, user }: CallContext,
): Promise<AnyServiceOrder> {
  const { serviceOrderId, version, bidId, saleAmount, saleCurrency, ...terms } = input;
  const known = await lockService(db, serviceOrderId);
  const [bid] = await db
    .select()
    .from(serviceBid)
    .where(and(eq(serviceBid.id, bidId), eq(serviceBid.serviceOrderId, serviceOrderId)));
  if (bid === undefined) throw userError((t) => t.absent, CODE.absent);
  if (bid.state !== 'quoted' || bid.amount === null) throw userError((t) => t.notQuoted);
  if (bid.validUntil !== null && bid.validUntil < formatDate(new Date())) throw userError((t) => t.quoteExpired);
  const row = await moveService(db, moverOf('operator', user), {
    serviceOrderId,
    version,
    move: 'price',
    set: {
      supplierId: bid.supplierId,
      costAmount: bid.amount,
      costCurrency: bid.currency,
      saleAmount,
      saleCurrency,
      isAgreed: false,
      ...termsFor(known, { ...terms, freeDays: terms.freeDays ?? bid.freeDays, dayCost: bid.dayRate }),
    },
  });
  return dtoOf(db, row);
}

/** Up to the price that the customer agreed to the fee is confirmed at once; else the customer is asked. */
export async function checkFee(
  { serviceOrderId, version, feeSale, saleCurrency, note }: ReadBy<typeof wire.checkServiceFee>,
  { db, user }: CallContext,
): Promise<AnyServiceOrder> {
  const known = await unsafeSelectService(db, serviceOrderId);
  if (known === undefined) throw userError((t) => t.absent, CODE.absent);
  const { isAgreed, saleAmount } = known;
  const isWithin =
    isAgreed && saleAmount !== null && saleCurrency === known.saleCurrency && !isAbove(feeSale, saleAmount);
  if (saleAmount !== null && saleCurrency !== known.saleCurrency)
    throw userError.withFields((t) => t.otherCurrency, { saleCurrency: (t) => t.otherCurrency });
  const row = await moveService(db, moverOf('operator', user), {
    serviceOrderId,
    version,
    move: isWithin ? 'settleFee' : 'checkFee',
    reason: note,
    set: { feeSale, saleCurrency },
  });
  if (isWithin) await confirmFees(db, row, user.accountId);
  return dtoOf(db, row);
}

export async function moveAny(
  { serviceOrderId, version, move, reason }: ReadBy<typeof wire.moveServiceOrder>,
  { db, user }: CallContext,
): Promise<AnyServiceOrder> {
  const before = await unsafeSelectService(db, serviceOrderId);
  const row = await moveService(db, moverOf('operator', user), { serviceOrderId, version, move, reason });
  if (move === 'stop' && before !== undefined && isEngaged(before))
    await voidFees(db, row, { reason, authorId: user.accountId });
  return dtoOf(db, row);
}

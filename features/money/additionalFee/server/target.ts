import type { Db } from '../../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { findOrderKey } from '../../../freight/booking/server/index.ts';
import { CUSTOMER_SCOPE } from '../../../people/account/scopeTypes.ts';
import { type CompanySearch, searchCompaniesOfScope } from '../../../people/account/server/index.ts';
import {
  findEngagement,
  findServiceSuppliers,
  isEngagedOnOrder,
  searchCustomersServed,
} from '../../../suppliers/service/server/index.ts';
import type { ServiceKind } from '../../charge/charge.ts';
import { FEE_ACCESS } from '../accessWire.ts';
import type * as wire from '../wire.ts';
import { CUSTOMERS_OFFERED } from '../wire.ts';
import { isOperator } from './reader.ts';
import { userError } from './texts.ts';

/** What a fee stands on: an order, a service on it, or its customer alone. */
interface FeeTarget {
  orderId: number | null;
  serviceOrderId: number | null;
  serviceKind: ServiceKind;
  companyId: number;
  hasObject: boolean;
}

type Entry = ReadBy<typeof wire.enterFee>;

/** Orders and services of others do not exist for a supplier. */
export async function findTarget(db: Db, user: CurrentUser, entry: Entry): Promise<FeeTarget> {
  const serviceOrderId = entry.trailerOrderId ?? entry.orderServiceId ?? entry.id;
  if (serviceOrderId !== null) return ofService(db, user, serviceOrderId, kindsOf(entry));
  if (entry.orderId !== '') return ofOrder(db, user, entry);
  const customer = await findCustomer(db, user, entry.companyName);
  if (customer === undefined)
    throw userError.withFields((t) => t.customerAbsent, { companyName: (t) => t.customerAbsent });
  return {
    orderId: null,
    serviceOrderId: null,
    serviceKind: entry.serviceType ?? 'train',
    companyId: customer.companyId,
    hasObject: false,
  };
}

/** Kinds of services that an identifier names. */
function kindsOf({ trailerOrderId, orderServiceId }: Entry): readonly ServiceKind[] {
  if (trailerOrderId !== null) return ['road'];
  return orderServiceId === null ? ['water'] : ['train', 'water', 'road', 'stock'];
}

async function ofService(
  db: Db,
  user: CurrentUser,
  serviceOrderId: number,
  kinds: readonly ServiceKind[],
): Promise<FeeTarget> {
  const supplierId = isOperator(user) ? undefined : ownCompanyId(user);
  const found = await findEngagement(db, serviceOrderId, supplierId);
  if (found === undefined || !kinds.includes(found.serviceKind)) throw userError((t) => t.objectAbsent, CODE.absent);
  const { orderId, companyId, serviceKind } = found;
  return { orderId, serviceOrderId, serviceKind, companyId, hasObject: true };
}

async function ofOrder(db: Db, user: CurrentUser, { orderId, serviceType }: Entry): Promise<FeeTarget> {
  const order = await findOrderKey(db, orderId);
  const isVisible =
    order !== undefined &&
    order.state !== 'draft' &&
    (isOperator(user) || (await isEngagedOnOrder(db, ownCompanyId(user), order.orderId)));
  if (order === undefined || !isVisible)
    throw userError.withFields((t) => t.objectAbsent, { orderId: (t) => t.objectAbsent });
  return {
    orderId: order.orderId,
    serviceOrderId: null,
    serviceKind: serviceType ?? 'train',
    companyId: order.companyId,
    hasObject: true,
  };
}

const searchCustomers = (db: Db, user: CurrentUser, search: CompanySearch) =>
  isOperator(user)
    ? searchCompaniesOfScope(db, CUSTOMER_SCOPE, FEE_ACCESS.list, search)
    : searchCustomersServed(db, ownCompanyId(user), search);

async function findCustomer(db: Db, user: CurrentUser, fullName: string) {
  if (fullName === '') return undefined;
  const [found] = await searchCustomers(db, user, { keyword: '', fullName, limit: 1 });
  return found;
}

/** The first of those that have the keyword in their name or number. */
export async function listCustomers(
  { keyword }: ReadBy<typeof wire.listFeeCustomers>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof wire.listFeeCustomers>> {
  const found = await searchCustomers(db, user, { keyword, fullName: '', limit: CUSTOMERS_OFFERED });
  return found.map(({ companyNo, companyName }) => ({ companyNo, companyName }));
}

/** Who is paid: the own company of a supplier (A12); for operators a supplier by its number, or the platform. */
export async function findPayee(db: Db, user: CurrentUser, payeeNo: string): Promise<number | null> {
  if (!isOperator(user)) return ownCompanyId(user);
  if (payeeNo === '') return null;
  const payee = (await findServiceSuppliers(db)).find(({ companyNo }) => companyNo === payeeNo);
  if (payee === undefined) throw userError.withFields((t) => t.supplierAbsent, { payeeNo: (t) => t.supplierAbsent });
  return payee.companyId;
}

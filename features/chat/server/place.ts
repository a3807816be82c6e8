import type { Db } from '../../../platform/server/database/connect.ts';
import type { OwnCompanyId } from '../../../platform/server/http/asking.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { findCompanyByNo } from '../../account/server/index.ts';
import { type BusinessType, FREE_TRADE_PORT, type IsHd } from '../conversation.ts';
import { insertConversation, selectContainer, selectPlace, selectSuppliersOfOrder } from './placeQueries.ts';
import { refuse } from './texts.ts';

export interface Party {
  companyId: number;
  companyNo: string;
  companyName: string;
}

/** `servingCompanyNo` '': not given by the client. */
export interface About {
  orderContainerId: number;
  businessType: BusinessType;
  servingCompanyNo: string;
}

/** A company's view of a conversation; `conversationId` null: not started. */
export interface Place<Id extends number | null = number | null> {
  orderContainerId: number;
  businessType: BusinessType;
  conversationId: Id;
  customer: Party;
  serving: Party;
  own: Party;
  other: Party;
  isHd: IsHd;
}

/**
 * Default: a supplier's, else the platform's. Customers: containers of own orders, with the platform or
 * suppliers of the order; the platform: all. @throws UserError otherwise
 */
export async function findPlace(db: Db, own: OwnCompanyId, about: About): Promise<Place> {
  const there = await selectPlace(db, own, about);
  if (there) return placeOf(own, about, there);
  const [container, platform] = await Promise.all([
    selectContainer(db, about.orderContainerId),
    findCompanyByNo(db, FREE_TRADE_PORT),
  ]);
  const wantsPlatform = about.servingCompanyNo === '' || about.servingCompanyNo === FREE_TRADE_PORT;
  if (!container || !platform) throw refuse((t) => t.absent, CODE.absent);
  if (own !== container.companyId && own !== platform.companyId) throw refuse((t) => t.absent, CODE.absent);
  // own goods of the platform: no counterpart
  if (container.companyId === platform.companyId) throw refuse((t) => t.nobodyElse);
  const serving: Party = { ...platform, companyName: platform.fullName };
  const supplier = wantsPlatform ? serving : await supplierOf(db, own, about);
  if (supplier === undefined) throw refuse((t) => t.absent, CODE.absent);
  return placeOf(own, about, { conversationId: null, customer: container, serving: supplier });
}

async function supplierOf(db: Db, own: OwnCompanyId, about: About): Promise<Party | undefined> {
  const suppliers = await selectSuppliersOfOrder(db, own, about.orderContainerId);
  return suppliers.find(({ companyNo }) => companyNo === about.servingCompanyNo);
}

export async function openPlace(db: Db, own: OwnCompanyId, about: About): Promise<Place<number>> {
  const place = await findPlace(db, own, about);
  if (isBegun(place)) return place;
  await insertConversation(db, place, 'when something is said');
  // the other company may have inserted it concurrently
  const begun = await findPlace(db, own, about);
  if (!isBegun(begun)) throw new Error('a conversation was not begun');
  return begun;
}

export function isBegun(place: Place): place is Place<number> {
  return place.conversationId !== null;
}

function placeOf<Id extends number | null>(
  own: OwnCompanyId,
  about: About,
  found: { conversationId: Id; customer: Party; serving: Party },
): Place<Id> {
  const isCustomer = found.customer.companyId === own;
  return {
    orderContainerId: about.orderContainerId,
    businessType: about.businessType,
    ...found,
    own: isCustomer ? found.customer : found.serving,
    other: isCustomer ? found.serving : found.customer,
    isHd: isCustomer ? 1 : 0,
  };
}

export function partiesOf({ conversationId, customer, serving }: Place<number>) {
  return { conversationId, customerNo: customer.companyNo, servingNo: serving.companyNo };
}

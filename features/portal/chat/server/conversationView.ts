import type { Db } from '../../../../platform/server/database/connect.ts';
import type { OwnCompanyId } from '../../../../platform/server/http/callContext.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { findCompanyByNo } from '../../../people/account/server/index.ts';
import { suppliersOfContainer } from '../../../suppliers/service/server/index.ts';
import { type BusinessType, type ConversationKey, FREE_TRADE_PORT, type IsHd } from '../conversation.ts';
import {
  insertConversation,
  type Party,
  selectContainer,
  selectConversation,
  selectSuppliersOfOrder,
} from './conversationQueries.ts';
import { userError } from './texts.ts';

/** A company's view of a conversation; `conversationId` null: not started. */
export interface ConversationView<Id extends number | null = number | null> {
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
 * suppliers of the order; the platform: all; suppliers: the customer of a service. @throws UserError otherwise
 */
export async function findConversation(db: Db, own: OwnCompanyId, key: ConversationKey): Promise<ConversationView> {
  const existing = await selectConversation(db, own, key);
  if (existing) return viewOf(own, key, existing);
  const [container, platform] = await Promise.all([
    selectContainer(db, key.orderContainerId),
    findCompanyByNo(db, FREE_TRADE_PORT),
  ]);
  const isPlatformRequested = key.servingCompanyNo === '' || key.servingCompanyNo === FREE_TRADE_PORT;
  if (!container || !platform) throw userError((t) => t.absent, CODE.absent);
  if (own !== container.companyId && own !== platform.companyId) return supplierView(db, own, key, container);
  // own goods of the platform: no counterpart
  if (container.companyId === platform.companyId) throw userError((t) => t.nobodyElse);
  const serving: Party = { ...platform, companyName: platform.fullName };
  const supplier = isPlatformRequested ? serving : await findSupplier(db, own, key);
  if (supplier === undefined) throw userError((t) => t.absent, CODE.absent);
  return viewOf(own, key, { conversationId: null, customer: container, serving: supplier });
}

/** A supplier that is engaged for a service on the order talks to the customer. */
async function supplierView(
  db: Db,
  own: OwnCompanyId,
  key: ConversationKey,
  customer: Party,
): Promise<ConversationView> {
  const serving = (await suppliersOfContainer(db, key.orderContainerId)).find(({ companyId }) => companyId === own);
  const isOwnKey = key.servingCompanyNo === '' || key.servingCompanyNo === serving?.companyNo;
  if (serving === undefined || !isOwnKey) throw userError((t) => t.absent, CODE.absent);
  return viewOf(own, key, { conversationId: null, customer, serving });
}

async function findSupplier(db: Db, own: OwnCompanyId, key: ConversationKey): Promise<Party | undefined> {
  const suppliers = await selectSuppliersOfOrder(db, own, key.orderContainerId);
  return suppliers.find(({ companyNo }) => companyNo === key.servingCompanyNo);
}

export async function findOrCreateConversation(
  db: Db,
  own: OwnCompanyId,
  key: ConversationKey,
): Promise<ConversationView<number>> {
  const view = await findConversation(db, own, key);
  if (isPersisted(view)) return view;
  await insertConversation(db, view, 'when something is said');
  // the other company may have inserted it concurrently
  const created = await findConversation(db, own, key);
  if (!isPersisted(created)) throw new Error('a conversation was not begun');
  return created;
}

export function isPersisted(view: ConversationView): view is ConversationView<number> {
  return view.conversationId !== null;
}

function viewOf<Id extends number | null>(
  own: OwnCompanyId,
  key: ConversationKey,
  found: { conversationId: Id; customer: Party; serving: Party },
): ConversationView<Id> {
  const isCustomer = found.customer.companyId === own;
  return {
    orderContainerId: key.orderContainerId,
    businessType: key.businessType,
    ...found,
    own: isCustomer ? found.customer : found.serving,
    other: isCustomer ? found.serving : found.customer,
    isHd: isCustomer ? 1 : 0,
  };
}

export function partiesOf({ conversationId, customer, serving }: ConversationView<number>) {
  return { conversationId, customerNo: customer.companyNo, servingNo: serving.companyNo };
}

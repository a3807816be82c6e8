import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { type Asking, type OwnCompanyId, ownCompanyId } from '../../../platform/server/http/asking.ts';
import { notify } from '../../../platform/server/push/push.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { findCompaniesOfScope, findHolders } from '../../account/server/index.ts';
import type { Counterpart } from '../conversation.ts';
import { type assignChat, type bringIn, CHATS, type settleChat } from '../wire.ts';
import { insertConversation, selectOwnConversation } from './placeQueries.ts';
import { conversation } from './tables.ts';
import { refuse } from './texts.ts';
import { assignedWord, CHAT_CHANNEL } from './words.ts';

/** Code among the company scopes (portal 1). */
const SUPPLIERS = 8;

export function colleaguesOf({ db, who }: Asking) {
  return findHolders(db, ownCompanyId(who), CHATS);
}

/** `accountId` null unassigns. */
export async function assign(input: ReadBy<typeof assignChat>, asking: Asking): Promise<void> {
  const { db, who } = asking;
  const { conversationId, accountId } = input;
  const served = await findServed(db, ownCompanyId(who), conversationId);
  if (accountId !== null) {
    const colleagues = await colleaguesOf(asking);
    if (!colleagues.some((one) => one.accountId === accountId))
      throw refuse((t) => t.noColleague, CODE.absent);
  }
  await change(db, served, { assignedTo: accountId });
}

export async function settle(
  { conversationId }: ReadBy<typeof settleChat>,
  { db, who }: Asking,
): Promise<void> {
  const served = await findServed(db, ownCompanyId(who), conversationId);
  await change(db, served, { waitingSince: null });
}

/** Suppliers with at least one account that may chat. */
export async function suppliers({ db }: Asking): Promise<Counterpart[]> {
  return findCompaniesOfScope(db, SUPPLIERS, CHATS);
}

/** Starts a conversation of the customer with a supplier about the same container and service; idempotent. */
export async function bringSupplierIn(
  { conversationId, companyNo }: ReadBy<typeof bringIn>,
  asking: Asking,
): Promise<void> {
  const { db, who } = asking;
  const own = ownCompanyId(who);
  const served = await findServed(db, own, conversationId);
  const found = (await findCompaniesOfScope(db, SUPPLIERS, CHATS)).find((one) => one.companyNo === companyNo);
  if (found === undefined || found.companyId === served.customerId)
    throw refuse((t) => t.noSupplier, CODE.absent);
  const { orderContainerId, businessType, customer } = served;
  const place = { orderContainerId, businessType, customer, serving: found };
  const begun = await insertConversation(db, place, 'at once');
  if (begun === null) return;
  const parties = { conversationId: begun, customerNo: served.customerNo, servingNo: companyNo };
  await notify(db, CHAT_CHANNEL, assignedWord(parties));
}

type Served = Awaited<ReturnType<typeof findServed>>;

async function findServed(db: Db, own: OwnCompanyId, conversationId: number) {
  const found = await selectOwnConversation(db, own, conversationId);
  if (found === undefined || found.servingId !== own) throw refuse((t) => t.absent, CODE.absent);
  return found;
}

async function change(
  db: Db,
  { conversationId, customerNo, servingNo }: Served,
  changes: Partial<typeof conversation.$inferInsert>,
): Promise<void> {
  await db.update(conversation).set(changes).where(eq(conversation.id, conversationId));
  await notify(db, CHAT_CHANNEL, assignedWord({ conversationId, customerNo, servingNo }));
}

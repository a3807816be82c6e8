import { eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { type CallContext, type OwnCompanyId, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { notify } from '../../../../platform/server/notifications/notificationBus.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { findCompaniesOfScope, findPermissionHolders } from '../../../people/account/server/index.ts';
import type { Counterpart } from '../conversation.ts';
import { type addChatSupplier, type assignChat, CHAT_PERMISSION, type markChatHandled } from '../wire.ts';
import { insertConversation, selectOwnConversation } from './conversationQueries.ts';
import { assignedPayload, CHAT_CHANNEL } from './notifications.ts';
import { conversation } from './tables.ts';
import { userError } from './texts.ts';

/** Code among the company scopes (portal 1). */
const SUPPLIER_SCOPE = 8;

export function findColleagues({ db, user }: CallContext) {
  return findPermissionHolders(db, ownCompanyId(user), CHAT_PERMISSION);
}

/** `accountId` null unassigns. */
export async function assign(input: ReadBy<typeof assignChat>, ctx: CallContext): Promise<void> {
  const { db, user } = ctx;
  const { conversationId, accountId } = input;
  const served = await findServedConversation(db, ownCompanyId(user), conversationId);
  if (accountId !== null) {
    const colleagues = await findColleagues(ctx);
    if (!colleagues.some((one) => one.accountId === accountId)) throw userError((t) => t.noColleague, CODE.absent);
  }
  await updateConversation(db, served, { assignedTo: accountId });
}

export async function markHandled(
  { conversationId }: ReadBy<typeof markChatHandled>,
  { db, user }: CallContext,
): Promise<void> {
  const served = await findServedConversation(db, ownCompanyId(user), conversationId);
  await updateConversation(db, served, { waitingSince: null });
}

/** Suppliers with at least one account that may chat. */
export async function findSuppliers({ db }: CallContext): Promise<Counterpart[]> {
  return findCompaniesOfScope(db, SUPPLIER_SCOPE, CHAT_PERMISSION);
}

/** Starts a conversation of the customer with a supplier about the same container and service; idempotent. */
export async function addSupplier(
  { conversationId, companyNo }: ReadBy<typeof addChatSupplier>,
  ctx: CallContext,
): Promise<void> {
  const { db, user } = ctx;
  const own = ownCompanyId(user);
  const served = await findServedConversation(db, own, conversationId);
  const found = (await findCompaniesOfScope(db, SUPPLIER_SCOPE, CHAT_PERMISSION)).find(
    (one) => one.companyNo === companyNo,
  );
  if (found === undefined || found.companyId === served.customerId) throw userError((t) => t.noSupplier, CODE.absent);
  const { orderContainerId, businessType, customer } = served;
  const started = { orderContainerId, businessType, customer, serving: found };
  const insertedId = await insertConversation(db, started, 'at once');
  if (insertedId === null) return;
  const parties = { conversationId: insertedId, customerNo: served.customerNo, servingNo: companyNo };
  await notify(db, CHAT_CHANNEL, assignedPayload(parties));
}

type ServedConversation = Awaited<ReturnType<typeof findServedConversation>>;

async function findServedConversation(db: Db, own: OwnCompanyId, conversationId: number) {
  const found = await selectOwnConversation(db, own, conversationId);
  if (found === undefined || found.servingId !== own) throw userError((t) => t.absent, CODE.absent);
  return found;
}

async function updateConversation(
  db: Db,
  { conversationId, customerNo, servingNo }: ServedConversation,
  changes: Partial<typeof conversation.$inferInsert>,
): Promise<void> {
  await db.update(conversation).set(changes).where(eq(conversation.id, conversationId));
  await notify(db, CHAT_CHANNEL, assignedPayload({ conversationId, customerNo, servingNo }));
}

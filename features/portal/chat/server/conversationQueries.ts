import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { preparedQuery } from '../../../../platform/server/database/preparedQuery.ts';
import type { OwnCompanyId } from '../../../../platform/server/http/callContext.ts';
import { containerIdsOfSameOrder, containerRows } from '../../../freight/booking/server/index.ts';
import { companyNameOf, companyNoOf } from '../../../people/account/server/index.ts';
import { suppliersOfContainer } from '../../../suppliers/service/server/index.ts';
import { type ConversationKey, FREE_TRADE_PORT } from '../conversation.ts';
import { conversation } from './tables.ts';

export interface Party {
  companyId: number;
  companyNo: string;
  companyName: string;
}

const { customerCompanyId, servingCompanyId } = conversation;
// Explicit columns: Drizzle omits table names in single-table queries.
const PARTY_COLUMNS = {
  conversationId: conversation.id,
  customerId: customerCompanyId,
  customerNo: companyNoOf(customerCompanyId),
  customerName: companyNameOf(customerCompanyId),
  servingId: servingCompanyId,
  servingNo: companyNoOf(servingCompanyId),
  servingName: companyNameOf(servingCompanyId),
};

const { placeholder } = sql;

/** Runs once per message: prepared, planned once per connection. */
const conversationsOfContainer = preparedQuery((db) =>
  db
    .select(PARTY_COLUMNS)
    .from(conversation)
    .where(
      and(
        eq(conversation.orderContainerId, placeholder('orderContainerId')),
        eq(conversation.businessType, placeholder('businessType')),
        or(eq(customerCompanyId, placeholder('own')), eq(servingCompanyId, placeholder('own'))),
      ),
    )
    .orderBy(desc(conversation.id))
    .prepare('chat_place'),
);

/** Without `servingCompanyNo` the newest with a supplier, else with the platform. */
export async function selectConversation(
  db: Db,
  own: OwnCompanyId,
  { orderContainerId, businessType, servingCompanyNo }: ConversationKey,
) {
  const found = await conversationsOfContainer(db).execute({ orderContainerId, businessType, own });
  const match =
    servingCompanyNo === ''
      ? (found.find(({ servingNo }) => servingNo !== FREE_TRADE_PORT) ?? found[0])
      : found.find(({ servingNo }) => servingNo === servingCompanyNo);
  return match && withParties(match);
}

/** Suppliers of the order, if it is the company's: added to its containers, or engaged for its services. */
export async function selectSuppliersOfOrder(db: Db, own: OwnCompanyId, orderContainerId: number): Promise<Party[]> {
  const [added, container] = await Promise.all([
    selectAddedSuppliers(db, own, orderContainerId),
    selectContainer(db, orderContainerId),
  ]);
  const engaged = container?.companyId === own ? await suppliersOfContainer(db, orderContainerId) : [];
  return [...new Map([...added, ...engaged].map((party) => [party.companyId, party])).values()];
}

async function selectAddedSuppliers(db: Db, own: OwnCompanyId, orderContainerId: number): Promise<Party[]> {
  return db
    .selectDistinct({
      companyId: servingCompanyId,
      companyNo: companyNoOf(servingCompanyId),
      companyName: companyNameOf(servingCompanyId),
    })
    .from(conversation)
    .where(
      and(
        inArray(conversation.orderContainerId, containerIdsOfSameOrder(orderContainerId)),
        eq(customerCompanyId, own),
        ne(companyNoOf(servingCompanyId), FREE_TRADE_PORT),
      ),
    );
}

export async function selectOwnConversation(db: Db, own: OwnCompanyId, conversationId: number) {
  const [found] = await db
    .select({
      ...PARTY_COLUMNS,
      orderContainerId: conversation.orderContainerId,
      businessType: conversation.businessType,
    })
    .from(conversation)
    .where(and(eq(conversation.id, conversationId), isPartyTo(own)));
  return found && { ...found, ...withParties(found) };
}

/** Of any company. */
export async function selectContainer(db: Db, orderContainerId: number) {
  const containers = containerRows('container');
  const [found] = await db
    .select({
      companyId: containers.companyId,
      companyNo: companyNoOf(containers.companyId),
      companyName: companyNameOf(containers.companyId),
    })
    .from(containers)
    .where(eq(containers.orderContainerId, orderContainerId));
  return found;
}

/** Inserts a conversation and both progress rows in one statement. Returns its id; null: it exists. */
export async function insertConversation(
  db: Db,
  {
    orderContainerId,
    businessType: service,
    customer,
    serving,
  }: Pick<ConversationKey, 'orderContainerId' | 'businessType'> & { customer: Party; serving: Party },
  listed: 'when something is said' | 'at once',
): Promise<number | null> {
  const since = listed === 'at once' ? sql`now()` : sql`null`;
  const { rows } = await db.execute(sql`
    with begun as (
      insert into conversation (order_container_id, business_type, customer_company_id, serving_company_id, last_message_at)
      values (${orderContainerId}, ${service}, ${customer.companyId}, ${serving.companyId}, ${since})
      on conflict do nothing returning id)
    insert into chat_progress (conversation_id, company_id)
    select begun.id, party.company_id
    from begun cross join unnest(array[${customer.companyId}, ${serving.companyId}]::bigint[]) as party (company_id)
    returning conversation_id`);
  const [inserted] = z.array(z.object({ conversation_id: z.coerce.number() })).parse(rows);
  return inserted?.conversation_id ?? null;
}

function isPartyTo(own: OwnCompanyId) {
  return or(eq(customerCompanyId, own), eq(servingCompanyId, own));
}

interface PartyRow {
  conversationId: number;
  customerId: number;
  customerNo: string;
  customerName: string;
  servingId: number;
  servingNo: string;
  servingName: string;
}

function withParties(found: PartyRow): { conversationId: number; customer: Party; serving: Party } {
  const { conversationId, customerId, customerNo, customerName, servingId, servingNo, servingName } = found;
  return {
    conversationId,
    customer: { companyId: customerId, companyNo: customerNo, companyName: customerName },
    serving: { companyId: servingId, companyNo: servingNo, companyName: servingName },
  };
}

import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { preparedFor } from '../../../platform/server/database/preparedFor.ts';
import type { OwnCompanyId } from '../../../platform/server/http/asking.ts';
import { companyNameOf, companyNoOf } from '../../account/server/index.ts';
import { containerRows } from '../../booking/server/index.ts';
import { FREE_TRADE_PORT } from '../conversation.ts';
import type { About, Party, Place } from './place.ts';
import { chatProgress, conversation } from './tables.ts';

const { customerCompanyId, servingCompanyId } = conversation;
// written out, because in a query over one table Drizzle leaves the tables of columns away
const PARTIES = {
  conversationId: conversation.id,
  customerId: customerCompanyId,
  customerNo: companyNoOf(customerCompanyId),
  customerName: companyNameOf(customerCompanyId),
  servingId: servingCompanyId,
  servingNo: companyNoOf(servingCompanyId),
  servingName: companyNameOf(servingCompanyId),
};

const { placeholder } = sql;

/** Asked for each message, so PostgreSQL plans it once for each connection. */
const placesOf = preparedFor((db) =>
  db
    .select(PARTIES)
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

/** The conversation of a company about a container, that with a supplier before that with the platform. */
export async function selectPlace(db: Db, own: OwnCompanyId, { orderContainerId, businessType }: About) {
  const found = await placesOf(db).execute({ orderContainerId, businessType, own });
  const chosen = found.find(({ servingNo }) => servingNo !== FREE_TRADE_PORT) ?? found[0];
  return chosen && withParties(chosen);
}

/** A conversation of a company by its id, or undefined. */
export async function selectOwnConversation(db: Db, own: OwnCompanyId, conversationId: number) {
  const [found] = await db
    .select({
      ...PARTIES,
      orderContainerId: conversation.orderContainerId,
      businessType: conversation.businessType,
    })
    .from(conversation)
    .where(and(eq(conversation.id, conversationId), isOf(own)));
  return found && { ...found, ...withParties(found) };
}

/** A container with whose it is, of any company. */
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

/** Begins a conversation; one that is there already stays as it is. */
export async function insertConversation(db: Db, place: Place): Promise<void> {
  const { orderContainerId, businessType: service, customer, serving } = place;
  const [begun] = await db
    .insert(conversation)
    .values({
      orderContainerId,
      businessType: service,
      customerCompanyId: customer.companyId,
      servingCompanyId: serving.companyId,
    })
    .onConflictDoNothing()
    .returning({ conversationId: conversation.id });
  if (begun === undefined) return;
  const companyIds = [customer.companyId, serving.companyId];
  await db.insert(chatProgress).values(companyIds.map((companyId) => ({ ...begun, companyId })));
}

/** Conversations of a company, on either side. */
export function isOf(own: OwnCompanyId) {
  return or(eq(customerCompanyId, own), eq(servingCompanyId, own));
}

interface FoundParties {
  conversationId: number;
  customerId: number;
  customerNo: string;
  customerName: string;
  servingId: number;
  servingNo: string;
  servingName: string;
}

function withParties(found: FoundParties): { conversationId: number; customer: Party; serving: Party } {
  const { conversationId, customerId, customerNo, customerName, servingId, servingNo, servingName } = found;
  return {
    conversationId,
    customer: { companyId: customerId, companyNo: customerNo, companyName: customerName },
    serving: { companyId: servingId, companyNo: servingNo, companyName: servingName },
  };
}

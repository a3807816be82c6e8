import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { OwnCompanyId } from '../../../../platform/server/http/callContext.ts';
import { companyNoOf } from '../../../people/account/server/index.ts';
import type { BusinessType } from '../conversation.ts';
import { type ConversationView, partiesOf } from './conversationView.ts';
import { CHAT_CHANNEL, progressPayloadPrefix } from './notifications.ts';
import { chatProgress, conversation } from './tables.ts';

export function selectProgress(db: Db, conversationId: number) {
  return db
    .select({
      companyId: chatProgress.companyId,
      deliveredSeq: chatProgress.deliveredSeq,
      readSeq: chatProgress.readSeq,
      lastSeq: chatProgress.lastSeq,
    })
    .from(chatProgress)
    .where(eq(chatProgress.conversationId, conversationId));
}

export async function selectConversationsOfContainer(
  db: Db,
  own: OwnCompanyId,
  orderContainerId: number,
): Promise<{ businessType: BusinessType; servingCompanyNo: string }[]> {
  return db
    .select({
      businessType: conversation.businessType,
      servingCompanyNo: companyNoOf(conversation.servingCompanyId),
    })
    .from(conversation)
    .where(
      sql`${conversation.orderContainerId} = ${orderContainerId}
        and ${own} in (${conversation.customerCompanyId}, ${conversation.servingCompanyId})`,
    );
}

/** Never back, never past the end; read implies delivered. `upTo` null: to the end. Notifies on change. */
export async function advanceProgress(
  db: Db,
  view: ConversationView<number>,
  kind: 'delivered' | 'read',
  upTo: number | null,
): Promise<void> {
  const { conversationId, own } = view;
  const mark = upTo === null ? sql`last_seq` : sql`least(${upTo}::int, last_seq)`;
  const readMark = kind === 'read' ? sql`greatest(read_seq, ${mark})` : sql`read_seq`;
  const isBehind = kind === 'read' ? sql`read_seq < ${mark}` : sql`delivered_seq < ${mark}`;
  const payload = progressPayloadPrefix(partiesOf(view), own.companyNo);
  await db.execute(sql`
    with moved as (
      update chat_progress set delivered_seq = greatest(delivered_seq, ${mark}), read_seq = ${readMark}
      where conversation_id = ${conversationId} and company_id = ${own.companyId} and ${isBehind}
      returning delivered_seq, read_seq
    )
    select pg_notify(${CHAT_CHANNEL}, ${payload}::text || delivered_seq || ' ' || read_seq) from moved`);
}

import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { OwnCompanyId } from '../../../platform/server/http/asking.ts';
import { companyNoOf } from '../../account/server/index.ts';
import type { BusinessType } from '../conversation.ts';
import { type Place, partiesOf } from './place.ts';
import { chatProgress, conversation } from './tables.ts';
import { CHAT_CHANNEL, markedPrefix } from './words.ts';

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

export async function selectConversationsAt(
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
export async function moveOn(
  db: Db,
  place: Place<number>,
  kind: 'delivered' | 'read',
  upTo: number | null,
): Promise<void> {
  const { conversationId, own } = place;
  const reached = upTo === null ? sql`last_seq` : sql`least(${upTo}::int, last_seq)`;
  const read = kind === 'read' ? sql`greatest(read_seq, ${reached})` : sql`read_seq`;
  const moves = kind === 'read' ? sql`read_seq < ${reached}` : sql`delivered_seq < ${reached}`;
  const word = markedPrefix(partiesOf(place), own.companyNo);
  await db.execute(sql`
    with moved as (
      update chat_progress set delivered_seq = greatest(delivered_seq, ${reached}), read_seq = ${read}
      where conversation_id = ${conversationId} and company_id = ${own.companyId} and ${moves}
      returning delivered_seq, read_seq
    )
    select pg_notify(${CHAT_CHANNEL}, ${word}::text || delivered_seq || ' ' || read_seq) from moved`);
}

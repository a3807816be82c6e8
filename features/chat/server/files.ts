import type { Db } from '../../../platform/server/database/connect.ts';
import type { FileRelation } from '../../../platform/server/files/fileRelation.ts';
import { ownCompanyId } from '../../../platform/server/http/asking.ts';
import { CHAT_FILE_RULE, CHAT_IMAGE_RULE } from '../../../platform/wire/uploadRules.ts';
import { holdsPermission } from '../../../platform/wire/who.ts';
import { DOC_TYPE } from '../../resource/docTypes.ts';
import { removeNeverGiven } from '../../resource/server/index.ts';
import { CHATS } from '../wire.ts';
import { selectOwnConversation } from './placeQueries.ts';

const DAY_MS = 24 * 3_600_000;

/** Both companies read; sent files are immutable. */
export const chatFiles: FileRelation = {
  docType: DOC_TYPE.chat,
  rule: {
    extensions: [...(CHAT_FILE_RULE.extensions ?? []), ...(CHAT_IMAGE_RULE.extensions ?? [])],
    maxBytes: CHAT_FILE_RULE.maxBytes,
    // unlimited: one message each
    mostFiles: Number.MAX_SAFE_INTEGER,
  },
  async rightOf(db, who, conversationId) {
    const id = Number(conversationId);
    if (who.companyId === null || !Number.isSafeInteger(id) || !holdsPermission(who, CHATS)) return 'none';
    return (await selectOwnConversation(db, ownCompanyId(who), id)) ? 'read' : 'none';
  },
};

/** Removes uploads older than a day without a message; returns the count. */
export function removeNeverSent(db: Db, now: Date): Promise<number> {
  return removeNeverGiven(db, [DOC_TYPE.chat], new Date(now.getTime() - DAY_MS));
}

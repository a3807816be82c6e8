import type { Db } from '../../../../platform/server/database/connect.ts';
import type { FilePolicy } from '../../../../platform/server/files/filePolicy.ts';
import { ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { CHAT_FILE_RULE, CHAT_IMAGE_RULE } from '../../../../platform/wire/uploadRules.ts';
import { DOC_TYPE } from '../../../documents/resource/docTypes.ts';
import { removeUnattached } from '../../../documents/resource/server/index.ts';
import { CHAT_PERMISSION } from '../wire.ts';
import { selectOwnConversation } from './conversationQueries.ts';

const DAY_MS = 24 * 3_600_000;

/** Both companies read; sent files are immutable. */
export const chatFiles: FilePolicy = {
  docType: DOC_TYPE.chat,
  rule: {
    extensions: [...(CHAT_FILE_RULE.extensions ?? []), ...(CHAT_IMAGE_RULE.extensions ?? [])],
    maxBytes: CHAT_FILE_RULE.maxBytes,
    // unlimited: one message each
    maxFiles: Number.MAX_SAFE_INTEGER,
  },
  async accessOf(db, user, conversationId) {
    const id = Number(conversationId);
    if (user.companyId === null || !Number.isSafeInteger(id) || !hasPermission(user, CHAT_PERMISSION)) return 'none';
    return (await selectOwnConversation(db, ownCompanyId(user), id)) ? 'read' : 'none';
  },
};

/** Removes uploads older than a day without a message; returns the count. */
export function removeUnsentFiles(db: Db, now: Date): Promise<number> {
  return removeUnattached(db, [DOC_TYPE.chat], new Date(now.getTime() - DAY_MS));
}

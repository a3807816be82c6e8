import type { Finder } from '../../../../platform/server/feature.ts';
import { MAX_FOUND } from '../../../../platform/wire/found.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { inboxPage } from '../pages.ts';
import { listInbox } from '../wire.ts';
import { findInboxPage } from './inbox.ts';

/** Shorter parts of a container's number or a customer's name fit too many. */
const MIN_LENGTH = 3;

/** Conversations by container or customer. */
const conversations: Finder = {
  permission: listInbox.access.code,
  find: async (text, ctx) => {
    const part = text.trim();
    if (part.length < MIN_LENGTH || ctx.user.companyId === null) return [];
    const asked = { filter: 'all', text: part, pageNum: 1, pageSize: MAX_FOUND } as const;
    const { rows } = await findInboxPage(asked, ctx);
    return rows.map(({ conversationId, containerNo, orderBigNo, counterpartName }) => ({
      kind: 'conversation',
      title: counterpartName,
      note: containerNo || orderBigNo,
      path: pathTo(inboxPage, { conversation: conversationId }),
    }));
  },
};

export const finders: readonly Finder[] = [conversations];

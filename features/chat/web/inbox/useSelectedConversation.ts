import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import type { InboxRow } from '../../inbox.ts';
import { listInbox } from '../../wire.ts';
import type { Inbox } from './useInbox.ts';

const PARAM = 'conversation';
const FROM_LIST = 'from the list';

/** Selection in the URL; survives the filter. `isWhole`: full-width view, Back returns to the list. */
export function useSelectedConversation({ rows }: Inbox, isFullWidth: boolean) {
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  const [params, setParams] = useSearchParams();
  const conversationId = Number(params.get(PARAM)) || null;
  const [lastFound, setLast] = useState<InboxRow | null>(null);
  const listed = rows.find((row) => row.conversationId === conversationId);
  const isUnlisted = conversationId !== null && listed === undefined;
  const unlisted = useRead(listInbox, { conversationId: conversationId ?? 0 }, { enabled: isUnlisted });
  const found = listed ?? (isUnlisted ? unlisted.data?.rows[0] : undefined);
  if (found && found !== lastFound) setLast(found);
  const selected = found ?? (lastFound?.conversationId === conversationId ? lastFound : null);

  function select(row: InboxRow): void {
    setParams(
      { [PARAM]: String(row.conversationId) },
      { replace: !isFullWidth, state: isFullWidth ? FROM_LIST : null },
    );
  }

  function close(): void {
    if (state === FROM_LIST) void navigate(-1);
    else setParams({}, { replace: true });
  }
  return { chosen: selected, choose: select, close };
}

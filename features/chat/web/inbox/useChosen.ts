import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import type { InboxRow } from '../../inbox.ts';
import { listInbox } from '../../wire.ts';
import type { Inbox } from './useInbox.ts';

const NAME = 'conversation';
const FROM_LIST = 'from the list';

/** Selection in the URL; survives the filter. `isWhole`: full-width view, Back returns to the list. */
export function useChosen({ rows }: Inbox, isWhole: boolean) {
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  const [params, setParams] = useSearchParams();
  const conversationId = Number(params.get(NAME)) || null;
  const [last, setLast] = useState<InboxRow | null>(null);
  const listed = rows.find((row) => row.conversationId === conversationId);
  const isBeyond = conversationId !== null && listed === undefined;
  const beyond = useRead(listInbox, { conversationId: conversationId ?? 0 }, { enabled: isBeyond });
  const found = listed ?? (isBeyond ? beyond.data?.rows[0] : undefined);
  if (found && found !== last) setLast(found);
  const chosen = found ?? (last?.conversationId === conversationId ? last : null);

  function choose(row: InboxRow): void {
    setParams(
      { [NAME]: String(row.conversationId) },
      { replace: !isWhole, state: isWhole ? FROM_LIST : null },
    );
  }

  function close(): void {
    if (state === FROM_LIST) void navigate(-1);
    else setParams({}, { replace: true });
  }
  return { chosen, choose, close };
}

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useWrite } from '../../../platform/web/query/useWrite.ts';
import { closeToast, showToast, showWaiting } from '../../../platform/web/toast/toast.ts';
import type { PayloadOf } from '../../../platform/wire/call.ts';
import type { MsgType } from '../msgTypes.ts';
import {
  type Message,
  markAllAsResolvedInfo,
  markAsResolved,
  markAsResolvedInfo,
  markSomeAsResolved,
  markSomeAsResolvedInfo,
  queryAllTip,
  queryTipCount,
  UNDO_SECONDS,
  undoAllAsResolvedInfo,
} from '../wire.ts';
import { useTexts } from './texts.ts';

const REFRESHES = [queryAllTip, queryTipCount];

/** Limit of ids per call. */
const AT_ONCE = 100;

type List = PayloadOf<typeof queryAllTip>;

/** Optimistic update of the cached lists. */
function showMarked(client: QueryClient, messages: readonly Message[]): void {
  const marked = new Set(messages.map(({ id }) => id));
  client.setQueriesData<List>({ queryKey: [queryAllTip.path] }, (list) => {
    if (list === undefined) return undefined;
    const rows = list.newUiMessageLists.rows.map((row) =>
      marked.has(row.id) ? { ...row, isRead: true } : row,
    );
    return { ...list, newUiMessageLists: { ...list.newUiMessageLists, rows } };
  });
}

/** Optimistic; rolled back on refusal. */
export function useMarks() {
  const client = useQueryClient();
  const { page: texts } = useTexts();
  const one = {
    info: useWrite(markAsResolvedInfo, { refreshes: REFRESHES }),
    todo: useWrite(markAsResolved, { refreshes: REFRESHES }),
  };
  const some = {
    info: useWrite(markSomeAsResolvedInfo, { refreshes: REFRESHES }),
    todo: useWrite(markSomeAsResolved, { refreshes: REFRESHES }),
  };
  const takeBack = () => void client.invalidateQueries({ queryKey: [queryAllTip.path] });

  return {
    async mark(message: Message): Promise<void> {
      if (message.isRead) return;
      showMarked(client, [message]);
      const { id, logType } = message;
      if ((await one[logType].send({ id, logType })) === undefined) takeBack();
    },
    async markSome(messages: readonly Message[]): Promise<void> {
      const [first] = messages;
      if (first === undefined) return;
      showMarked(client, messages);
      let count = 0;
      for (let start = 0; start < messages.length; start += AT_ONCE) {
        const ids = messages.slice(start, start + AT_ONCE).map(({ id }) => id);
        const answer = await some[first.logType].send({ ids });
        if (answer === undefined) return takeBack();
        count += answer.count;
      }
      showToast('success', texts.bulkDone({ count }));
    },
  };
}

/** Offers undo for ten seconds. */
export function useMarkAll() {
  const { page: texts } = useTexts();
  const all = useWrite(markAllAsResolvedInfo, { refreshes: REFRESHES });
  const undo = useWrite(undoAllAsResolvedInfo, { refreshes: REFRESHES, done: texts.undone });

  async function markAll(which: { msgType?: MsgType | undefined; lastId?: number | undefined }) {
    const answer = await all.send(which);
    if (answer === undefined) return;
    if (answer.count === 0) return showToast('info', texts.nothingUnread);
    const { undoKey } = answer;
    const press = () => void undo.send({ undoKey });
    const toast = showWaiting(texts.readAllDone(answer), { label: texts.undo, press });
    setTimeout(() => closeToast(toast), UNDO_SECONDS * 1000);
  }

  return { markAll, isPending: all.isPending };
}

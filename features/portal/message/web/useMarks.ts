import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { closeToast, showProgressToast, showToast } from '../../../../platform/web/toast/toast.ts';
import type { PayloadOf } from '../../../../platform/wire/call.ts';
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
const BATCH_SIZE = 100;

type List = PayloadOf<typeof queryAllTip>;

/** Optimistic update of the cached lists. */
function markInCache(client: QueryClient, messages: readonly Message[]): void {
  const marked = new Set(messages.map(({ id }) => id));
  client.setQueriesData<List>({ queryKey: [queryAllTip.path] }, (list) => {
    if (list === undefined) return undefined;
    const rows = list.newUiMessageLists.rows.map((row) => (marked.has(row.id) ? { ...row, isRead: true } : row));
    return { ...list, newUiMessageLists: { ...list.newUiMessageLists, rows } };
  });
}

/** Optimistic; rolled back on refusal. */
export function useMarks() {
  const client = useQueryClient();
  const { page: texts } = useTexts();
  const one = {
    info: useWrite(markAsResolvedInfo, { invalidates: REFRESHES }),
    todo: useWrite(markAsResolved, { invalidates: REFRESHES }),
  };
  const some = {
    info: useWrite(markSomeAsResolvedInfo, { invalidates: REFRESHES }),
    todo: useWrite(markSomeAsResolved, { invalidates: REFRESHES }),
  };
  const rollBack = () => void client.invalidateQueries({ queryKey: [queryAllTip.path] });

  return {
    async mark(message: Message): Promise<void> {
      if (message.isRead) return;
      markInCache(client, [message]);
      const { id, logType } = message;
      if ((await one[logType].send({ id, logType })) === undefined) rollBack();
    },
    async markSome(messages: readonly Message[]): Promise<void> {
      const [first] = messages;
      if (first === undefined) return;
      markInCache(client, messages);
      let count = 0;
      for (let start = 0; start < messages.length; start += BATCH_SIZE) {
        const ids = messages.slice(start, start + BATCH_SIZE).map(({ id }) => id);
        const result = await some[first.logType].send({ ids });
        if (result === undefined) return rollBack();
        count += result.count;
      }
      showToast('success', texts.bulkDone({ count }));
    },
  };
}

/** Offers undo for ten seconds. */
export function useMarkAll() {
  const { page: texts } = useTexts();
  const all = useWrite(markAllAsResolvedInfo, { invalidates: REFRESHES });
  const undo = useWrite(undoAllAsResolvedInfo, { invalidates: REFRESHES, done: texts.undone });

  async function markAll(which: { msgType?: MsgType | undefined; lastId?: number | undefined }) {
    const result = await all.send(which);
    if (result === undefined) return;
    if (result.count === 0) return showToast('info', texts.nothingUnread);
    const { undoKey } = result;
    const press = () => void undo.send({ undoKey });
    const toast = showProgressToast(texts.readAllDone(result), { label: texts.undo, onPress: press });
    setTimeout(() => closeToast(toast), UNDO_SECONDS * 1000);
  }

  return { markAll, isPending: all.isPending };
}

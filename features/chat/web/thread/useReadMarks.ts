import { useEffect, useSyncExternalStore } from 'react';
import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { send } from '../../../../platform/web/request/send.ts';
import { remindMsg } from '../../wire.ts';
import type { ConversationKey } from '../chatStore.ts';
import { isTransient } from '../transientErrors.ts';
import type { Thread } from './thread.ts';
import { lastReadableSeq, type ThreadState } from './threadState.ts';

const RETRY_MS = 5_000;

const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

function useVisible(): boolean {
  return useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
}

/** Marks visible messages as read (portal 4); only in a visible tab. */
export function useReadMarks(about: ConversationKey, thread: Thread, state: ThreadState): void {
  const isVisible = useVisible();
  const { companyNo } = useCurrentUser();
  const readSeq = lastReadableSeq(state);
  const isUnread = state.status === 'ready' && readSeq > state.ownReadSeq;
  const { orderContainerId, businessType, servingCompanyNo } = about;
  useEffect(() => {
    if (!isUnread || !isVisible || companyNo === null) return;
    const previous = thread.state().ownReadSeq;
    thread.markRead(readSeq);
    const key = { orderContainerId, businessType, servingCompanyNo };
    const input = { receiveCompanyNo: companyNo, ...key, seq: readSeq };
    send(remindMsg, input).catch((thrown: unknown) => {
      if (isTransient(thrown)) setTimeout(() => thread.revertRead(previous), RETRY_MS);
    });
  }, [isUnread, isVisible, companyNo, readSeq, orderContainerId, businessType, servingCompanyNo, thread]);
}

import { useEffect, useSyncExternalStore } from 'react';
import { send } from '../../../../platform/web/request/send.ts';
import { useWho } from '../../../../platform/web/who/who.ts';
import { remindMsg } from '../../wire.ts';
import type { About } from '../chatStore.ts';
import { passes } from '../passing.ts';
import type { Thread } from './thread.ts';
import { readableSeq, type ThreadState } from './threadState.ts';

const AGAIN_MS = 5_000;

const onVisibility = (tell: () => void) => {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
};

function useVisible(): boolean {
  return useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
}

/** Marks visible messages as read (portal 4); only in a visible tab. */
export function useReadMarks(about: About, thread: Thread, state: ThreadState): void {
  const isVisible = useVisible();
  const { companyNo } = useWho();
  const readSeq = readableSeq(state);
  const isUnread = state.status === 'ready' && readSeq > state.ownReadSeq;
  const { orderContainerId, businessType, servingCompanyNo } = about;
  useEffect(() => {
    if (!isUnread || !isVisible || companyNo === null) return;
    const before = thread.state().ownReadSeq;
    thread.readUpTo(readSeq);
    const where = { orderContainerId, businessType, servingCompanyNo };
    const told = { receiveCompanyNo: companyNo, ...where, seq: readSeq };
    send(remindMsg, told).catch((thrown: unknown) => {
      if (passes(thrown)) setTimeout(() => thread.unreadAfter(before), AGAIN_MS);
    });
  }, [isUnread, isVisible, companyNo, readSeq, orderContainerId, businessType, servingCompanyNo, thread]);
}

import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { useTopic } from '../../../../platform/web/live/useTopic.ts';
import { send } from '../../../../platform/web/request/send.ts';
import { threadEvents } from '../../topics.ts';
import { listChat } from '../../wire.ts';
import { type ConversationKey, conversationKeyOf } from '../chatStore.ts';
import { useSentMessages } from '../sending/useSending.ts';
import { Thread } from './thread.ts';
import type { ThreadState } from './threadState.ts';

/** Live conversation. The calling component needs a `key` per conversation. */
export function useThread(about: ConversationKey): { thread: Thread; state: ThreadState } {
  const { companyNo } = useCurrentUser();
  const [thread] = useState(() => new Thread(conversationKeyOf(about), (input) => send(listChat, input)));
  const state = useSyncExternalStore(thread.subscribe, thread.state);
  useEffect(() => {
    void thread.open();
    return () => thread.close();
  }, [thread]);
  const { conversationId } = state;
  const parts =
    companyNo === null || conversationId === null
      ? null
      : { companyNo, conversationId: String(conversationId) };
  useTopic(
    threadEvents,
    parts,
    (events) => thread.applyEvents(events),
    () => void thread.catchUp(),
  );
  useSentMessages(about, (message) => thread.addMessage(message));
  return { thread, state };
}

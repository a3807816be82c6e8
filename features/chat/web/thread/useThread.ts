import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTopic } from '../../../../platform/web/live/useTopic.ts';
import { send } from '../../../../platform/web/request/send.ts';
import { useWho } from '../../../../platform/web/who/who.ts';
import { threadHeard } from '../../topics.ts';
import { listChat } from '../../wire.ts';
import { type About, aboutOf } from '../chatStore.ts';
import { useSentHere } from '../sending/useSending.ts';
import { Thread } from './thread.ts';
import type { ThreadState } from './threadState.ts';

/** Live conversation. The calling component needs a `key` per conversation. */
export function useThread(about: About): { thread: Thread; state: ThreadState } {
  const { companyNo } = useWho();
  const [thread] = useState(() => new Thread(aboutOf(about), (input) => send(listChat, input)));
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
    threadHeard,
    parts,
    (events) => thread.hear(events),
    () => void thread.catchUp(),
  );
  useSentHere(about, (message) => thread.add(message));
  return { thread, state };
}

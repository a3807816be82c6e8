import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { type ReactNode, type Ref, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useConnectionStatus, useRejectionMessage } from '../../../../../platform/web/live/liveState.ts';
import { useTopic } from '../../../../../platform/web/live/useTopic.ts';
import { isTransient } from '../../../../../platform/web/request/callError.ts';
import { send } from '../../../../../platform/web/request/send.ts';
import { showToast } from '../../../../../platform/web/toast/toast.ts';
import { type ConversationKey, type ConversationSubject, conversationKeyOf } from '../../conversation.ts';
import { threadEvents } from '../../topics.ts';
import { listChat, remindMsg } from '../../wire.ts';
import { CannedAnswersButton } from '../compose/CannedAnswersButton.tsx';
import { Composer } from '../compose/Composer.tsx';
import { languageOfCustomer } from '../compose/languageOfText.ts';
import { UploadList } from '../compose/UploadList.tsx';
import { useChatUploads } from '../compose/useChatUploads.ts';
import { useDropZone } from '../compose/useDropZone.ts';
import { IconButton } from '../IconButton.tsx';
import { useSentMessages } from '../sending/useSending.ts';
import { useTexts } from '../texts.ts';
import { useFocusRestored } from '../useFocusRestored.ts';
import { MessageScroller } from './MessageScroller.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import styles from './thread.module.css';
import { Thread } from './thread.ts';
import { lastReadableSeq, type ThreadState } from './threadState.ts';
import { useTypingSignal } from './useTyping.ts';

/** Live conversation. The calling component needs a `key` per conversation. */
function useThread(about: ConversationKey): { thread: Thread; state: ThreadState } {
  const { companyNo } = useCurrentUser();
  const [thread] = useState(() => new Thread(conversationKeyOf(about), (input) => send(listChat, input)));
  const state = useSyncExternalStore(thread.subscribe, thread.state);
  useEffect(() => {
    void thread.open();
    return () => thread.close();
  }, [thread]);
  const { conversationId } = state;
  const parts =
    companyNo === null || conversationId === null ? null : { companyNo, conversationId: String(conversationId) };
  useTopic(
    threadEvents,
    parts,
    (events) => thread.applyEvents(events),
    () => void thread.catchUp(),
  );
  useSentMessages(about, (message) => thread.addMessage(message));
  return { thread, state };
}

const RETRY_MS = 5_000;

const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

function useVisible(): boolean {
  return useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
}

/** Marks visible messages as read (portal 4); only in a visible tab. */
function useReadMarks(about: ConversationKey, thread: Thread, state: ThreadState): void {
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

function SearchButton(props: { ref: Ref<HTMLButtonElement>; isOpen: boolean; onToggle: () => void }) {
  const texts = useTexts();
  return (
    <IconButton
      ref={props.ref}
      icon={<SearchOutlined />}
      label={texts.search}
      aria-expanded={props.isOpen}
      onClick={props.onToggle}
    />
  );
}

/** Notice while live updates are down, with the server's reason if any. */
function ConnectionNotice() {
  const texts = useTexts();
  const connectionState = useConnectionStatus();
  const reason = useRejectionMessage();
  if (connectionState !== 'away') return null;
  return (
    <div className={styles.away} role="status">
      {reason || texts.away}
    </div>
  );
}

interface ThreadPaneProps {
  about: ConversationSubject;
  /** newest message known to the list; triggers catch-up */
  lastSeq: number;
  /** gets the search button */
  head: (search: ReactNode) => ReactNode;
}

/** Needs a `key` per conversation. */
export function ThreadPane({ about, lastSeq, head }: ThreadPaneProps) {
  const texts = useTexts();
  const { thread, state } = useThread(about);
  const uploads = useChatUploads(about);
  const drop = useDropZone((files) => void uploads.send(files));
  const signalTyping = useTypingSignal(about, state.conversationId !== null);
  const search = useSearch();
  const pane = useRef<HTMLElement>(null);
  useFocusRestored(pane, (box) => box.querySelector('textarea'));
  useReadMarks(about, thread, state);
  useEffect(() => {
    if (lastSeq > state.newestSeq) void thread.catchUp();
  }, [thread, lastSeq, state.newestSeq]);

  const { companyNo } = useCurrentUser();
  const customerLanguage = languageOfCustomer(state.messages, companyNo);

  const jumpTo = async (seq: number) => {
    if (!(await thread.jumpTo(seq))) showToast('error', texts.notReached);
  };

  return (
    <section ref={pane} className={styles.pane} aria-label={texts.thread} {...drop.handlers}>
      {head(<SearchButton ref={search.button} isOpen={search.isOpen} onToggle={search.toggle} />)}
      {search.isOpen && <SearchPanel about={about} onChoose={(seq) => void jumpTo(seq)} onClose={search.toggle} />}
      <ConnectionNotice />
      <MessageScroller thread={thread} state={state} about={about} />
      <UploadList uploads={uploads.going} />
      <Composer
        about={about}
        uploads={uploads}
        onTyping={signalTyping}
        tools={
          state.isHd === 0
            ? (insert) => <CannedAnswersButton language={customerLanguage} onChoose={insert} />
            : undefined
        }
      />
      {drop.isOver && <div className={styles.drop}>{texts.dropHere}</div>}
    </section>
  );
}

/** Closing returns the focus to the button. */
function useSearch() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const toggle = () => {
    setOpen(!isOpen);
    if (isOpen) button.current?.focus();
  };
  return { button, isOpen, toggle };
}

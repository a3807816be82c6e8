import { type ReactNode, useEffect, useRef, useState } from 'react';
import { showToast } from '../../../../platform/web/toast/toast.ts';
import type { ConversationKey } from '../chatStore.ts';
import { CannedAnswersButton } from '../compose/CannedAnswersButton.tsx';
import { Composer } from '../compose/Composer.tsx';
import { UploadList } from '../compose/UploadList.tsx';
import { useChatUploads } from '../compose/useChatUploads.ts';
import { useDropZone } from '../compose/useDropZone.ts';
import { useTexts } from '../texts.ts';
import { useFocusRestored } from '../useFocusRestored.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { MessageScroller } from './MessageScroller.tsx';
import { SearchButton } from './SearchButton.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import styles from './thread.module.css';
import { useReadMarks } from './useReadMarks.ts';
import { useThread } from './useThread.ts';
import { useTypingSignal } from './useTyping.ts';

interface ThreadPaneProps {
  about: ConversationKey;
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

  const jumpTo = async (seq: number) => {
    if (!(await thread.jumpTo(seq))) showToast('error', texts.notReached);
  };

  return (
    <section ref={pane} className={styles.pane} aria-label={texts.thread} {...drop.handlers}>
      {head(<SearchButton ref={search.button} isOpen={search.isOpen} onToggle={search.toggle} />)}
      {search.isOpen && (
        <SearchPanel about={about} onChoose={(seq) => void jumpTo(seq)} onClose={search.toggle} />
      )}
      <ConnectionNotice />
      <MessageScroller thread={thread} state={state} about={about} />
      <UploadList uploads={uploads.going} />
      <Composer
        about={about}
        uploads={uploads}
        onTyping={signalTyping}
        tools={state.isHd === 0 ? (insert) => <CannedAnswersButton onChoose={insert} /> : undefined}
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

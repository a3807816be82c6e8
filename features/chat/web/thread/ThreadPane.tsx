import { type ReactNode, useEffect, useRef, useState } from 'react';
import { showToast } from '../../../../platform/web/toast/toast.ts';
import type { About } from '../chatStore.ts';
import { CannedAnswers } from '../compose/CannedAnswers.tsx';
import { Composer } from '../compose/Composer.tsx';
import { Uploads } from '../compose/Uploads.tsx';
import { useChatUploads } from '../compose/useChatUploads.ts';
import { useDropArea } from '../compose/useDropArea.ts';
import { useTexts } from '../texts.ts';
import { useFocusKept } from '../useFocusKept.ts';
import { Scroller } from './Scroller.tsx';
import { SearchButton } from './SearchButton.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { Standing } from './Standing.tsx';
import styles from './thread.module.css';
import { useReadMarks } from './useReadMarks.ts';
import { useThread } from './useThread.ts';
import { useSayTyping } from './useTyping.ts';

interface ThreadPaneProps {
  about: About;
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
  const drop = useDropArea((files) => void uploads.send(files));
  const sayTyping = useSayTyping(about, state.conversationId !== null);
  const search = useSearch();
  const pane = useRef<HTMLElement>(null);
  useFocusKept(pane, (box) => box.querySelector('textarea'));
  useReadMarks(about, thread, state);
  useEffect(() => {
    if (lastSeq > state.newestSeq) void thread.catchUp();
  }, [thread, lastSeq, state.newestSeq]);

  const goTo = async (seq: number) => {
    if (!(await thread.reach(seq))) showToast('error', texts.notReached);
  };

  return (
    <section ref={pane} className={styles.pane} aria-label={texts.thread} {...drop.handlers}>
      {head(<SearchButton ref={search.button} isOpen={search.isOpen} onToggle={search.toggle} />)}
      {search.isOpen && (
        <SearchPanel about={about} onChoose={(seq) => void goTo(seq)} onClose={search.toggle} />
      )}
      <Standing />
      <Scroller thread={thread} state={state} about={about} />
      <Uploads going={uploads.going} />
      <Composer
        about={about}
        uploads={uploads}
        onTyping={sayTyping}
        extra={state.isHd === 0 ? (insert) => <CannedAnswers onChoose={insert} /> : undefined}
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

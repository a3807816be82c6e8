import DownOutlined from '@ant-design/icons/DownOutlined';
import { Button, Spin } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLiveState } from '../../../../platform/web/live/liveState.ts';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import { useWho } from '../../../../platform/web/who/who.ts';
import type { About } from '../chatStore.ts';
import { CannedAnswers } from '../compose/CannedAnswers.tsx';
import { Composer } from '../compose/Composer.tsx';
import { Uploads } from '../compose/Uploads.tsx';
import { useChatUploads } from '../compose/useChatUploads.ts';
import { useDropArea } from '../compose/useDropArea.ts';
import { useUnsent } from '../sending/useSending.ts';
import { useTexts } from '../texts.ts';
import { Messages } from './Messages.tsx';
import { SearchButton } from './SearchButton.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import styles from './thread.module.css';
import type { Thread, ThreadState } from './thread.ts';
import { Unsent } from './Unsent.tsx';
import { useReadMarks } from './useReadMarks.ts';
import { useScroll } from './useScroll.ts';
import { useThread } from './useThread.ts';
import { useIsTyping, useSayTyping } from './useTyping.ts';

interface ThreadPaneProps {
  about: About;
  /** number of the newest message as the list knows it: what the thread lacks of it is asked for */
  lastSeq: number;
  /** over the messages: which conversation; gets the button for searching */
  head: (search: ReactNode) => ReactNode;
}

/** A message that was found; found again, it is another find of the same. */
interface Marked {
  seq: number;
}

/** A conversation: what was said, and where one goes on. Give it a key of its own per conversation. */
export function ThreadPane({ about, lastSeq, head }: ThreadPaneProps) {
  const texts = useTexts();
  const { thread, state } = useThread(about);
  const uploads = useChatUploads(about);
  const drop = useDropArea((files) => void uploads.send(files));
  const sayTyping = useSayTyping(about, state.conversationId !== null);
  const [isSearching, setSearching] = useState(false);
  const [marked, setMarked] = useState<Marked | null>(null);
  useReadMarks(about, thread, state);
  const known = state.messages.at(-1)?.seq ?? 0;
  useEffect(() => {
    if (lastSeq > known) void thread.catchUp();
  }, [thread, lastSeq, known]);

  const goTo = async (seq: number) => {
    await thread.reach(seq);
    setMarked({ seq });
  };

  return (
    <section className={styles.pane} aria-label={texts.thread} {...drop.handlers}>
      {head(<SearchButton isOpen={isSearching} onToggle={() => setSearching(!isSearching)} />)}
      {isSearching && (
        <SearchPanel about={about} onChoose={(seq) => void goTo(seq)} onClose={() => setSearching(false)} />
      )}
      <Standing />
      <Scroller thread={thread} state={state} about={about} marked={marked} />
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

/** Says when nothing new can be heard just now. */
function Standing() {
  const texts = useTexts();
  const standing = useLiveState();
  if (standing !== 'away') return null;
  return (
    <div className={styles.away} role="status">
      {texts.away}
    </div>
  );
}

interface ScrollerProps {
  thread: Thread;
  state: ThreadState;
  about: About;
  marked: Marked | null;
}

function Scroller({ thread, state, about, marked }: ScrollerProps) {
  const texts = useTexts();
  const { companyNo } = useWho();
  const box = useRef<HTMLDivElement>(null);
  const { messages } = state;
  const unsent = useUnsent(about).filter(
    ({ clientId }) => !messages.some((one) => one.clientId === clientId && one.sendCompanyNo === companyNo),
  );
  const lastSeq = messages.at(-1)?.seq ?? 0;
  const shown = { firstSeq: messages[0]?.seq ?? 0, lastSeq, unsent: unsent.length };
  const { onScroll, toEnd, isAway } = useScroll(box, shown, () => void thread.earlier());
  const [seenSeq, setSeen] = useState(0);
  if (!isAway && seenSeq !== lastSeq) setSeen(lastSeq);
  const news = messages.filter(
    ({ seq, sendCompanyNo }) => seq > seenSeq && sendCompanyNo !== companyNo,
  ).length;
  useEffect(() => {
    if (marked === null) return;
    box.current?.querySelector(`[data-seq="${marked.seq}"]`)?.scrollIntoView({ block: 'center' });
  }, [marked]);
  const isEmpty = state.status === 'ready' && messages.length === 0 && unsent.length === 0;

  return (
    <div className={styles.room}>
      <div
        ref={box}
        className={styles.scroll}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
        tabIndex={0}
        aria-busy={state.status === 'coming'}
      >
        <div role="log" aria-label={texts.thread}>
          <ol className={styles.messages}>
            {state.isLoadingEarlier && <li className={styles.day}>{texts.earlier}</li>}
            <Messages state={state} markedSeq={marked?.seq ?? null} />
            {unsent.map((message) => (
              <Unsent key={message.clientId} message={message} isHd={state.isHd} />
            ))}
          </ol>
        </div>
        {state.status === 'coming' && <Spin className={styles.middle} />}
        {state.status === 'failed' && <Failed thread={thread} />}
        {isEmpty && <p className={styles.middle}>{texts.noRecords}</p>}
      </div>
      <Typing typedAt={state.typedAt} />
      {isAway && (
        <button type="button" className={styles.pill} onClick={toEnd}>
          <DownOutlined /> {news > 0 ? texts.newMessages({ count: news }) : texts.toNewest}
        </button>
      )}
    </div>
  );
}

function Failed({ thread }: { thread: Thread }) {
  const { action } = usePlatformTexts();
  return (
    <Button className={styles.middle} onClick={() => void thread.open()}>
      {action.retry}
    </Button>
  );
}

function Typing({ typedAt }: { typedAt: number }) {
  const texts = useTexts();
  const isTyping = useIsTyping(typedAt);
  return (
    <div className={styles.typing} role="status">
      {isTyping && texts.typing}
    </div>
  );
}

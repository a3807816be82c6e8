import DownOutlined from '@ant-design/icons/DownOutlined';
import { Button, Spin } from 'antd';
import { useRef, useState } from 'react';
import { usePlatformTexts } from '../../../../../platform/web/texts/platformTexts.ts';
import type { ConversationKey } from '../../conversation.ts';
import type { PendingMessage } from '../sending/sender.ts';
import { useOutgoing, useSender } from '../sending/useSending.ts';
import { useTexts } from '../texts.ts';
import { Messages } from './Messages.tsx';
import styles from './thread.module.css';
import type { Thread } from './thread.ts';
import type { ThreadState } from './threadState.ts';
import { UnsentMessage } from './UnsentMessage.tsx';
import { useScroll } from './useScroll.ts';
import { useIsTyping } from './useTyping.ts';

interface ScrollerProps {
  thread: Thread;
  state: ThreadState;
  about: ConversationKey;
}

/** Loaded and pending messages; loads more at either end. */
export function MessageScroller({ thread, state, about }: ScrollerProps) {
  const texts = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const unsent = useOutgoing(about, state.messages);
  const sender = useSender();
  const { onScroll, toEnd, isAway } = useScroll(
    box,
    { state, sentInThisTab: unsent.filter(({ clientId }) => sender.isSentInThisTab(clientId)).length },
    {
      onEarlier: () => void thread.loadEarlier(),
      onLater: () => void thread.loadLater(),
      onNewest: () => void thread.jumpToNewest(),
      onLeaveEnd: () => thread.stopFollowing(),
    },
  );
  const unseenCount = useUnseenCount(state.newestSeq, isAway);

  return (
    <div className={styles.room}>
      <div
        ref={box}
        className={styles.scroll}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling regions need keyboard access
        tabIndex={0}
        aria-busy={state.status === 'coming'}
      >
        <Log state={state} unsent={unsent} />
        {state.status === 'coming' && <Spin className={styles.middle} />}
        {state.status === 'failed' && <Failed thread={thread} />}
      </div>
      <Typing typedAt={state.typedAt} />
      {isAway && (
        <button type="button" className={styles.pill} onClick={toEnd}>
          <DownOutlined /> {unseenCount > 0 ? texts.newMessages({ count: unseenCount }) : texts.toNewest}
        </button>
      )}
    </div>
  );
}

function Log({ state, unsent }: { state: ThreadState; unsent: readonly PendingMessage[] }) {
  const texts = useTexts();
  const isEmpty = state.status === 'ready' && state.messages.length === 0 && unsent.length === 0;
  return (
    <>
      <div role="log" aria-label={texts.thread}>
        <ol className={styles.messages}>
          {state.isLoadingEarlier && <li className={styles.day}>{texts.earlier}</li>}
          <Messages state={state} />
          {state.hasLater && <li className={styles.day}>{texts.later}</li>}
          {unsent.map((message) => (
            <UnsentMessage key={message.clientId} message={message} isHd={state.isHd} />
          ))}
        </ol>
      </div>
      {isEmpty && <p className={styles.middle}>{texts.noRecords}</p>}
    </>
  );
}

/** Messages since the reader left the end. */
function useUnseenCount(newestSeq: number, isAway: boolean): number {
  const [seenSeq, setSeen] = useState(newestSeq);
  if (!isAway && seenSeq !== newestSeq) setSeen(newestSeq);
  return newestSeq - seenSeq;
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

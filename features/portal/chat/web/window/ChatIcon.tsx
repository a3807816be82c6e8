import MessageOutlined from '@ant-design/icons/MessageOutlined';
import { lazy, Suspense, useEffect } from 'react';
import { loadChunk } from '../../../../../platform/web/chunks/loadChunk.ts';
import { toggleChat, useChatStore } from '../chatStore.ts';
import { badgeText } from '../list/badgeText.ts';
import { countUnreadContainers } from '../list/mergeItems.ts';
import { useLiveConversations } from '../list/useConversations.ts';
import { useAutoRetry } from '../sending/useSending.ts';
import { useTexts } from '../texts.ts';
import styles from './icon.module.css';
import { useIncoming } from './useIncoming.ts';

const COUNT = /^\(\d+\+?\) /;

/** Prefixes the unread count; survives title changes of pages. */
function useTitleCount(count: number): void {
  useEffect(() => {
    const update = () => {
      const plain = document.title.replace(COUNT, '');
      const wanted = count > 0 ? `(${badgeText(count)}) ${plain}` : plain;
      if (document.title !== wanted) document.title = wanted;
    };
    update();
    const title = document.querySelector('title');
    if (title === null) return undefined;
    const changes = new MutationObserver(update);
    changes.observe(title, { childList: true });
    return () => {
      changes.disconnect();
      document.title = document.title.replace(COUNT, '');
    };
  }, [count]);
}

const ChatWindow = lazy(() => loadChunk(() => import('./ChatWindow.tsx')));

/** Counts unread containers (portal 2.8). `className` null: hidden; live updates and retries go on. */
export default function ChatIcon({ className }: { className: string | undefined | null }) {
  const texts = useTexts();
  const isOpen = useChatStore((chat) => chat.isOpen);
  const onIncoming = useIncoming();
  const { data = [] } = useLiveConversations(onIncoming);
  const count = countUnreadContainers(data);
  useAutoRetry();
  useTitleCount(count);
  const label = texts.open({ count });
  if (className === null) return null;
  return (
    <>
      <button
        type="button"
        className={`${className ?? ''} ${styles.icon}`}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={toggleChat}
      >
        <MessageOutlined />
        {count > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {badgeText(count)}
          </span>
        )}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ChatWindow />
        </Suspense>
      )}
    </>
  );
}

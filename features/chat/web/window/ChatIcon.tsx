import MessageOutlined from '@ant-design/icons/MessageOutlined';
import { lazy, Suspense } from 'react';
import { loadChunk } from '../../../../platform/web/router/loadChunk.ts';
import { toggleChat, useChat } from '../chatStore.ts';
import { countText } from '../list/countText.ts';
import { unreadContainers } from '../list/mergeItems.ts';
import { useLiveConversations } from '../list/useConversations.ts';
import { useSendingOn } from '../sending/useSending.ts';
import { useTexts } from '../texts.ts';
import styles from './icon.module.css';
import { useIncoming } from './useIncoming.ts';
import { useTitleCount } from './useTitleCount.ts';

const ChatWindow = lazy(() => loadChunk(() => import('./ChatWindow.tsx')));

/** Counts unread containers (portal 2.8). `className` null: hidden; live updates and retries go on. */
export default function ChatIcon({ className }: { className: string | undefined | null }) {
  const texts = useTexts();
  const isOpen = useChat((chat) => chat.isOpen);
  const onCameIn = useIncoming();
  const { data = [] } = useLiveConversations(onCameIn);
  const count = unreadContainers(data);
  useSendingOn();
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
            {countText(count)}
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

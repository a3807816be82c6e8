import { lazy, Suspense } from 'react';
import { useIdle } from '../../../../platform/web/browser/useIdle.ts';
import { loadChunk } from '../../../../platform/web/chunks/loadChunk.ts';
import styles from './top.module.css';

// lazy: its list and its subscription come after the page
const ChatIcon = lazy(() => loadChunk(() => import('../../../../features/portal/chat/web/window/ChatIcon.tsx')));

/** The chat in the header. Mounted also when hidden, for the unread count in the window title. */
export function ChatDock({ isShown }: { isShown: boolean }) {
  const isIdle = useIdle();
  const place = isShown && <span className={styles.tool} />;
  if (!isIdle) return place;
  return (
    <Suspense fallback={place}>
      <ChatIcon className={isShown ? styles.tool : null} />
    </Suspense>
  );
}

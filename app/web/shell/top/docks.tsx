import QuestionCircleOutlined from '@ant-design/icons/QuestionCircleOutlined';
import { Popover } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useIdle } from '../../../../platform/web/browser/useIdle.ts';
import { loadChunk } from '../../../../platform/web/chunks/loadChunk.ts';
import type { ShellPolicy } from '../links/shellPolicy.ts';
import { useShellTexts } from '../texts.ts';
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

const HelpPanel = lazy(() => loadChunk(() => import('./HelpPanel.tsx')));

/** Help, tracking, complaints, and the customer service where it is offered (portal 2.5). */
export function HelpButton({ policy }: { policy: ShellPolicy }) {
  const { links } = useShellTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      content={
        <Suspense fallback={<div className={styles.helpWait} />}>
          {isOpen && <HelpPanel policy={policy} onLeave={() => setOpen(false)} />}
        </Suspense>
      }
    >
      <button
        type="button"
        className={styles.tool}
        aria-label={links.label}
        title={links.label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      >
        <QuestionCircleOutlined />
      </button>
    </Popover>
  );
}

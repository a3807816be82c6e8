import QrcodeOutlined from '@ant-design/icons/QrcodeOutlined';
import { Popover } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useIdle } from '../../../../platform/web/browser/useIdle.ts';
import { loadChunk } from '../../../../platform/web/chunks/loadChunk.ts';
import { LCL_PATH } from '../links/linkTargets.tsx';
import { useShellTexts } from '../texts.ts';
import { Float } from './Float.tsx';
import styles from './floats.module.css';
import type { Box } from './freePosition.ts';
import { useIsLclBookable } from './lcl.ts';

/** Boxes of several senders in one container. */
function LclIcon() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" fill="none" strokeWidth="1.8">
      <path d="M3 25V10h26v15z" stroke="currentColor" />
      <path d="M6 22v-6h6v6zM13 22V13h7v9z" stroke="#d9a441" />
      <path d="M21 22v-5h5v5z" stroke="currentColor" />
      <circle cx="9" cy="27.5" r="1.5" fill="currentColor" />
      <circle cx="23" cy="27.5" r="1.5" fill="currentColor" />
    </svg>
  );
}

const ServiceCode = lazy(() => loadChunk(() => import('./ServiceQrCode.tsx')));
// lazy: its list and its subscription come after the page
const ChatIcon = lazy(() => loadChunk(() => import('../../../../features/portal/chat/web/window/ChatIcon.tsx')));

/** Chat, customer-service code and LCL link (portal 2.5, 2.8), where a person has chosen them; the last two avoid the chat. */
export default function Floats({ chat, hasService }: { chat: 'shown' | 'silent' | null; hasService: boolean }) {
  const { floats } = useShellTexts();
  const isLclBookable = useIsLclBookable();
  const [chatBox, setChatBox] = useState<Box | null>(null);
  const isShown = chat === 'shown';
  return (
    <>
      {chat !== null && <ChatFloat isShown={isShown} onPositioned={setChatBox} />}
      {hasService && (
        <Float name="service" label={floats.label} beside={isShown ? chatBox : null}>
          <ServiceCodeButton />
          {isLclBookable && (
            <Link to={LCL_PATH} className={styles.float} aria-label={floats.lcl} title={floats.lcl} draggable={false}>
              <LclIcon />
            </Link>
          )}
        </Float>
      )}
    </>
  );
}

/** Mounted also when hidden, for the unread count in the window title. */
function ChatFloat({ isShown, onPositioned }: { isShown: boolean; onPositioned: (box: Box) => void }) {
  const { floats } = useShellTexts();
  const isIdle = useIdle();
  const placeholder = isShown && <span className={styles.float} />;
  const icon = isIdle ? (
    <Suspense fallback={placeholder}>
      <ChatIcon className={isShown ? styles.float : null} />
    </Suspense>
  ) : (
    placeholder
  );
  if (!isShown) return icon;
  return (
    <Float name="chat" label={floats.chat} onPositioned={onPositioned}>
      {icon}
    </Float>
  );
}

function ServiceCodeButton() {
  const { floats } = useShellTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      trigger="click"
      placement="leftBottom"
      open={isOpen}
      onOpenChange={setOpen}
      content={<Suspense fallback={<div className={styles.codeRoom} />}>{isOpen && <ServiceCode />}</Suspense>}
    >
      <button type="button" className={styles.float} aria-label={floats.qr} title={floats.move}>
        <QrcodeOutlined />
      </button>
    </Popover>
  );
}

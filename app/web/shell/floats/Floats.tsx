import QrcodeOutlined from '@ant-design/icons/QrcodeOutlined';
import { Popover } from 'antd';
import { lazy, Suspense, useContext, useState } from 'react';
import { Link } from 'react-router';
import { useAtRest } from '../../../../platform/web/browser/useAtRest.ts';
import { loadChunk } from '../../../../platform/web/router/loadChunk.ts';
import { COMING_ROUTES } from '../../router/comingRoutes.ts';
import { PagesContext } from '../../router/pagesContext.ts';
import { LCL_PATH } from '../links/linkTargets.tsx';
import { useShellTexts } from '../texts.ts';
import { Float } from './Float.tsx';
import styles from './floats.module.css';
import type { Box } from './freePlace.ts';
import { LclPicture } from './LclPicture.tsx';

const ServiceCode = lazy(() => loadChunk(() => import('./ServiceCode.tsx')));
// lazy: its list and its subscription come after the page
const ChatIcon = lazy(() => loadChunk(() => import('../../../../features/chat/web/window/ChatIcon.tsx')));

function useLclOpen(): boolean {
  const pages = useContext(PagesContext);
  const isComing = COMING_ROUTES.some(({ path }) => path === LCL_PATH);
  return !isComing && pages.some(({ path }) => path === LCL_PATH);
}

/** Chat, customer-service code and LCL link (portal 2.5, 2.8); the last two avoid the chat. */
export function Floats({ chat, hasService }: { chat: 'shown' | 'silent' | null; hasService: boolean }) {
  const { floats } = useShellTexts();
  const isLclOpen = useLclOpen();
  const [chatBox, setChatBox] = useState<Box | null>(null);
  const isShown = chat === 'shown';
  return (
    <>
      {chat !== null && <ChatFloat isShown={isShown} onStanding={setChatBox} />}
      {hasService && (
        <Float name="service" label={floats.label} beside={isShown ? chatBox : null}>
          <ServiceCodeButton />
          {isLclOpen && (
            <Link
              to={LCL_PATH}
              className={styles.float}
              aria-label={floats.lcl}
              title={floats.lcl}
              draggable={false}
            >
              <LclPicture />
            </Link>
          )}
        </Float>
      )}
    </>
  );
}

/** Mounted also when hidden, for the unread count in the window title. */
function ChatFloat({ isShown, onStanding }: { isShown: boolean; onStanding: (box: Box) => void }) {
  const { floats } = useShellTexts();
  const isAtRest = useAtRest();
  const place = isShown && <span className={styles.float} />;
  const icon = isAtRest ? (
    <Suspense fallback={place}>
      <ChatIcon className={isShown ? styles.float : null} />
    </Suspense>
  ) : (
    place
  );
  if (!isShown) return icon;
  return (
    <Float name="chat" label={floats.chat} onStanding={onStanding}>
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
      content={
        <Suspense fallback={<div className={styles.codeRoom} />}>{isOpen && <ServiceCode />}</Suspense>
      }
    >
      <button type="button" className={styles.float} aria-label={floats.qr} title={floats.move}>
        <QrcodeOutlined />
      </button>
    </Popover>
  );
}

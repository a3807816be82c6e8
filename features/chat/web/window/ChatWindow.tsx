import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { Button } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Point, useDrag } from '../../../../platform/web/widgets/drag/useDrag.ts';
import { CARD_BREAKPOINT, useNarrow } from '../../../../platform/web/widgets/screen/useNarrow.ts';
import { choose, closeChat, useChat } from '../chatStore.ts';
import { useTexts } from '../texts.ts';
import { NotifyButton } from './NotifyButton.tsx';
import { Side } from './Side.tsx';
import { useShown } from './useShown.ts';
import { WindowThread } from './WindowThread.tsx';
import styles from './window.module.css';

const WIDTH = 880;
const HEIGHT = 600;
const EDGE = 16;
/** So much of the bar stays in reach wherever the window is dragged, in px. */
const REACH = 70;

const first = (): Point => ({
  left: Math.max(EDGE, window.innerWidth - WIDTH - 72),
  top: Math.max(EDGE, window.innerHeight - HEIGHT - EDGE),
});
const reachable = ({ left, top }: Point): Point => ({
  left: Math.round(Math.min(Math.max(left, REACH - WIDTH), window.innerWidth - REACH)),
  top: Math.round(Math.min(Math.max(top, 0), window.innerHeight - REACH)),
});

/** The chat's window over any page: conversations on the left, the one that is chosen on the right (portal 2.8). */
export default function ChatWindow() {
  const texts = useTexts();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const isPhone = useNarrow(CARD_BREAKPOINT);
  const [place, setPlace] = useState(first);
  const put = (to: Point) => setPlace(reachable(to));
  const { handlers, isHeld } = useDrag(place, put, put);
  const { conversations, shown } = useShown();
  const chosen = useChat((chat) => chat.chosen);
  useEffect(() => box.current?.focus(), []);
  const isThread = chosen !== null;

  return createPortal(
    <div
      ref={box}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.window}
      data-phone={isPhone}
      data-held={isHeld}
      style={isPhone ? undefined : { transform: `translate(${place.left}px, ${place.top}px)` }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) closeChat();
      }}
    >
      <header className={styles.bar} {...(isPhone ? {} : handlers)}>
        <h2 id={titleId} className={styles.title}>
          {texts.title}
        </h2>
        <NotifyButton />
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined />}
          aria-label={texts.close}
          title={texts.close}
          onClick={closeChat}
        />
      </header>
      <div className={styles.halves}>
        {(!isPhone || !isThread) && <Side conversations={conversations} chosen={chosen} />}
        {(!isPhone || isThread) && (
          <WindowThread
            conversation={shown}
            conversations={conversations}
            onBack={isPhone ? () => choose(null) : undefined}
          />
        )}
      </div>
    </div>,
    document.body,
  );
}

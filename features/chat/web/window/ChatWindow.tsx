import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Point, useDrag } from '../../../../platform/web/widgets/drag/useDrag.ts';
import { CARD_BREAKPOINT, useNarrow } from '../../../../platform/web/widgets/screen/useNarrow.ts';
import { choose, closeChat, useChat } from '../chatStore.ts';
import { IconButton } from '../IconButton.tsx';
import { onEscape } from '../onEscape.ts';
import { useTexts } from '../texts.ts';
import { useFocusKept } from '../useFocusKept.ts';
import { NotifyButton } from './NotifyButton.tsx';
import { Side } from './Side.tsx';
import { useShown } from './useShown.ts';
import { WindowThread } from './WindowThread.tsx';
import styles from './window.module.css';

const WIDTH = 880;
const HEIGHT = 600;
const EDGE = 16;
/** Part of the title bar that stays on screen, px. */
const REACH = 70;

const first = (): Point => ({
  left: Math.max(EDGE, window.innerWidth - WIDTH - 72),
  top: Math.max(EDGE, window.innerHeight - HEIGHT - EDGE),
});
const reachable = ({ left, top }: Point): Point => ({
  left: Math.round(Math.min(Math.max(left, REACH - WIDTH), window.innerWidth - REACH)),
  top: Math.round(Math.min(Math.max(top, 0), window.innerHeight - REACH)),
});

/** Floating window over any page (portal 2.8); full screen on phones. */
export default function ChatWindow() {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const isPhone = useNarrow(CARD_BREAKPOINT);
  const [place, setPlace] = useState(first);
  const put = (to: Point) => setPlace(reachable(to));
  const { handlers, isHeld } = useDrag(place, put, put);
  useFocusInside(box);
  useFocusKept(box, () => null);

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
      onKeyDown={onEscape(closeChat)}
    >
      <Bar titleId={titleId} handlers={isPhone ? {} : handlers} />
      <Halves isPhone={isPhone} />
    </div>,
    document.body,
  );
}

/** Takes the focus; returns it on closing. */
function useFocusInside(box: RefObject<HTMLElement | null>): void {
  // captured before autofocus of the fields
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    // a field may have taken the focus already
    if (!box.current?.contains(document.activeElement)) box.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [box, opener]);
}

function Bar({
  titleId,
  handlers,
}: {
  titleId: string;
  handlers: Partial<ReturnType<typeof useDrag>['handlers']>;
}) {
  const texts = useTexts();
  return (
    <header className={styles.bar} {...handlers}>
      <h2 id={titleId} className={styles.title}>
        {texts.title}
      </h2>
      <NotifyButton />
      <IconButton icon={<CloseOutlined />} label={texts.close} onClick={closeChat} />
    </header>
  );
}

function Halves({ isPhone }: { isPhone: boolean }) {
  const { conversations, shown } = useShown();
  const chosen = useChat((chat) => chat.chosen);
  const isThread = chosen !== null;
  return (
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
  );
}

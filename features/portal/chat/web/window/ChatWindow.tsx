import BellOutlined from '@ant-design/icons/BellOutlined';
import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Point, useDrag } from '../../../../../platform/web/widgets/drag/useDrag.ts';
import { CARD_BREAKPOINT, useNarrow } from '../../../../../platform/web/widgets/screen/useNarrow.ts';
import { isSameConversation } from '../../conversation.ts';
import { closeChat, selectConversation, showRequested, startConversation, useChatStore } from '../chatStore.ts';
import { IconButton } from '../IconButton.tsx';
import type { ConversationSummary } from '../list/ConversationRow.tsx';
import { useConversations } from '../list/useConversations.ts';
import { onEscape } from '../onEscape.ts';
import { useTexts } from '../texts.ts';
import { useFocusRestored } from '../useFocusRestored.ts';
import { ConversationSidebar } from './ConversationSidebar.tsx';
import { WindowThread } from './WindowThread.tsx';
import styles from './window.module.css';

function useWindowConversations(): {
  conversations: readonly ConversationSummary[];
  selectedConversation: ConversationSummary | null;
} {
  const { data } = useConversations();
  const { selected, newConversation, requestedContainer } = useChatStore();
  useEffect(() => {
    if (requestedContainer === null || data === undefined) return;
    const { orderContainerId, about } = requestedContainer;
    const newest = data.find((item) =>
      about === undefined
        ? item.orderContainerId === orderContainerId
        : isSameConversation(item, { orderContainerId, ...about }),
    );
    if (newest) showRequested(newest);
    else startConversation(requestedContainer, about?.businessType ?? 0, about);
  }, [requestedContainer, data]);
  const items: readonly ConversationSummary[] = data ?? [];
  const isListed = newConversation !== null && items.some((item) => isSameConversation(item, newConversation));
  const conversations = newConversation !== null && !isListed ? [newConversation, ...items] : items;
  return {
    conversations,
    selectedConversation: conversations.find((one) => isSameConversation(one, selected)) ?? null,
  };
}

/** Shown until notifications are allowed or denied. */
function NotifyButton() {
  const texts = useTexts();
  const [decided, setDecided] = useState(() => !('Notification' in window) || Notification.permission !== 'default');
  if (decided) return null;
  return (
    <IconButton
      icon={<BellOutlined />}
      label={texts.notify}
      onClick={() => void Notification.requestPermission().then((answer) => setDecided(answer !== 'default'))}
    />
  );
}

const WIDTH = 880;
const HEIGHT = 600;
const EDGE = 16;
/** Part of the title bar that stays on screen, px. */
const MIN_VISIBLE = 70;

const first = (): Point => ({
  left: Math.max(EDGE, window.innerWidth - WIDTH - 72),
  top: Math.max(EDGE, window.innerHeight - HEIGHT - EDGE),
});
const keptOnScreen = ({ left, top }: Point): Point => ({
  left: Math.round(Math.min(Math.max(left, MIN_VISIBLE - WIDTH), window.innerWidth - MIN_VISIBLE)),
  top: Math.round(Math.min(Math.max(top, 0), window.innerHeight - MIN_VISIBLE)),
});

/** Floating window over any page (portal 2.8); full screen on phones. */
export default function ChatWindow() {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const isPhone = useNarrow(CARD_BREAKPOINT);
  const [position, setPosition] = useState(first);
  const move = (to: Point) => setPosition(keptOnScreen(to));
  const { handlers, isHeld } = useDrag(() => position, move, move);
  useDialogFocus(box);
  useFocusRestored(box, () => null);

  return createPortal(
    <div
      ref={box}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.window}
      data-phone={isPhone}
      data-held={isHeld}
      style={isPhone ? undefined : { transform: `translate(${position.left}px, ${position.top}px)` }}
      onKeyDown={onEscape(closeChat)}
    >
      <Bar titleId={titleId} handlers={isPhone ? {} : handlers} />
      <Panes isPhone={isPhone} />
    </div>,
    document.body,
  );
}

/** Takes the focus; returns it on closing. */
function useDialogFocus(box: RefObject<HTMLElement | null>): void {
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

function Bar({ titleId, handlers }: { titleId: string; handlers: Partial<ReturnType<typeof useDrag>['handlers']> }) {
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

function Panes({ isPhone }: { isPhone: boolean }) {
  const { conversations, selectedConversation } = useWindowConversations();
  const chosen = useChatStore((chat) => chat.selected);
  const isThread = chosen !== null;
  return (
    <div className={styles.halves}>
      {(!isPhone || !isThread) && <ConversationSidebar conversations={conversations} chosen={chosen} />}
      {(!isPhone || isThread) && (
        <WindowThread
          conversation={selectedConversation}
          conversations={conversations}
          onBack={isPhone ? () => selectConversation(null) : undefined}
        />
      )}
    </div>
  );
}

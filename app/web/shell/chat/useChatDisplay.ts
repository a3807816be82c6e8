import { useLocation } from 'react-router';
import { hasChat, isChatHidden } from '../../../../features/portal/chat/web/chatVisibility.ts';
import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';

/** The operator's chat inbox, where the chat icon would be in the way. */
const CHAT_INBOX_PATH = '/operation/chat';

/** `silent`: unread count in the window title only; null: no chat (portal 2.5). */
export function useChatDisplay(): 'shown' | 'silent' | null {
  const user = useCurrentUser();
  const location = useLocation();
  if (!hasChat(user) || isChatHidden(location)) return null;
  return location.pathname === CHAT_INBOX_PATH ? 'silent' : 'shown';
}

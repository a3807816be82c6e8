import { useLocation } from 'react-router';
import { inboxPage } from '../../../../features/portal/chat/pages.ts';
import { hasChat, isChatHidden } from '../../../../features/portal/chat/web/chatVisibility.ts';
import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';

/** `silent`: unread count in the window title only; null: no chat (portal 2.5). */
export function useChatDisplay(): 'shown' | 'silent' | null {
  const user = useCurrentUser();
  const location = useLocation();
  if (!hasChat(user) || isChatHidden(location)) return null;
  // the chat icon would be in the way of the operator's inbox
  return location.pathname === inboxPage.path ? 'silent' : 'shown';
}

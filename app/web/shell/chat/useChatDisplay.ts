import { useLocation } from 'react-router';
import { isChatHidden } from '../../../../features/chat/web/chatVisibility.ts';
import { useCan, useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';

const OVERSEAS = 10;

/** Chat permission and company; type 10 has no chat (portal 2.5). */
export function useHasChat(): boolean {
  const { companyType, companyNo } = useCurrentUser();
  const isPermitted = useCan('chat:conversation:list');
  return isPermitted && companyNo !== null && companyType !== OVERSEAS;
}

/** The operator's chat inbox, where the chat icon would be in the way. */
const CHAT_INBOX_PATH = '/operation/chat';

/** `silent`: unread count in the window title only; null: no chat (portal 2.5). */
export function useChatDisplay(): 'shown' | 'silent' | null {
  const hasChat = useHasChat();
  const location = useLocation();
  if (!hasChat || isChatHidden(location)) return null;
  return location.pathname === CHAT_INBOX_PATH ? 'silent' : 'shown';
}

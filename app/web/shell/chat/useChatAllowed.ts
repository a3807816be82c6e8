import { useLocation } from 'react-router';
import { isChatHidden } from '../../../../features/chat/web/hiddenAt.ts';
import { useMay, useWho } from '../../../../platform/web/who/who.ts';

const OVERSEAS = 10;

/** Chat permission and company; type 10 has no chat (portal 2.5). */
export function useChats(): boolean {
  const { companyType, companyNo } = useWho();
  const takesPart = useMay('chat:conversation:list');
  return takesPart && companyNo !== null && companyType !== OVERSEAS;
}

/** The operator's chat inbox, where the chat icon would be in the way. */
const INBOX = '/operation/chat';

/** `silent`: unread count in the window title only; null: no chat (portal 2.5). */
export function useChatShown(): 'shown' | 'silent' | null {
  const chats = useChats();
  const location = useLocation();
  if (!chats || isChatHidden(location)) return null;
  return location.pathname === INBOX ? 'silent' : 'shown';
}

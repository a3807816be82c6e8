import { useLocation } from 'react-router';
import { isChatHidden } from '../../../../features/chat/web/hiddenAt.ts';
import { useMay, useWho } from '../../../../platform/web/who/who.ts';

const OVERSEAS = 10;

/** Whether the person takes part in conversations; people of type 10 do not see the chat (portal 2.5). */
export function useChats(): boolean {
  const { companyType, companyNo } = useWho();
  const takesPart = useMay('chat:conversation:list');
  return takesPart && companyNo !== null && companyType !== OVERSEAS;
}

/** The page where those who serve answer: the chat's icon would stand in its way. */
const INBOX = '/operation/chat';

/** How the chat stands on the page that is shown; null: it is not there (portal 2.5). */
export function useChatShown(): 'shown' | 'silent' | null {
  const chats = useChats();
  const location = useLocation();
  if (!chats || isChatHidden(location)) return null;
  return location.pathname === INBOX ? 'silent' : 'shown';
}

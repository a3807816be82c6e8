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

/** The same on the page that is shown: some hide the chat. */
export function useChatShown(): boolean {
  const chats = useChats();
  const location = useLocation();
  return chats && !isChatHidden(location);
}

import MessageOutlined from '@ant-design/icons/MessageOutlined';
import type { SlotService } from '../../../freight/booking/web/slots.ts';
import type { ChatContainer } from '../conversation.ts';
import { openChatForContainer, type ServiceParty } from './chatStore.ts';
import { IconButton } from './IconButton.tsx';

interface ChatToolProps {
  container: ChatContainer;
  service?: SlotService;
  title: string;
}

/** Button beside each container of an order, and beside a service of it. */
export function ChatTool({ container, service, title }: ChatToolProps) {
  return (
    <IconButton
      icon={<MessageOutlined />}
      label={title}
      onClick={() => openChatForContainer(container, service && partyOf(service))}
    />
  );
}

const partyOf = ({ supplierNo, counterpartName, isCustoms }: SlotService): ServiceParty => ({
  businessType: isCustoms ? 0 : 1,
  servingCompanyNo: supplierNo,
  counterpartName,
});

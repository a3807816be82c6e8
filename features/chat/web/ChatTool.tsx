import MessageOutlined from '@ant-design/icons/MessageOutlined';
import type { ChatContainer } from '../conversation.ts';
import { openChatForContainer } from './chatStore.ts';
import { IconButton } from './IconButton.tsx';

/** Button beside each container of an order. */
export function ChatTool({ container, title }: { container: ChatContainer; title: string }) {
  return (
    <IconButton icon={<MessageOutlined />} label={title} onClick={() => openChatForContainer(container)} />
  );
}

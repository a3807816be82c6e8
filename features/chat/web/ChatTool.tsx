import MessageOutlined from '@ant-design/icons/MessageOutlined';
import type { ChatContainer } from '../conversation.ts';
import { openChatForContainer } from './chatStore.ts';
import { IconButton } from './IconButton.tsx';
import { useTexts } from './texts.ts';

export default function ChatTool({ container }: { container: ChatContainer }) {
  const texts = useTexts();
  const label = texts.talk({ container: container.containerNo || container.orderBigNo });
  return (
    <IconButton icon={<MessageOutlined />} label={label} onClick={() => openChatForContainer(container)} />
  );
}

import MessageOutlined from '@ant-design/icons/MessageOutlined';
import { Button } from 'antd';
import type { ChatContainer } from '../conversation.ts';
import { openChatFor } from './chatStore.ts';
import { useTexts } from './texts.ts';

/** Opens the chat at a container. */
export default function ChatTool({ container }: { container: ChatContainer }) {
  const texts = useTexts();
  const label = texts.talk({ container: container.containerNo || container.orderBigNo });
  return (
    <Button
      type="text"
      size="small"
      icon={<MessageOutlined />}
      aria-label={label}
      title={label}
      onClick={() => openChatFor(container)}
    />
  );
}

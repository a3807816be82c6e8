import { Button } from 'antd';
import type { IsHd } from '../../conversation.ts';
import { MSG_TYPE } from '../../message.ts';
import { ownBadge } from '../list/chatAvatar.ts';
import type { PendingMessage } from '../sending/sender.ts';
import { useSender } from '../sending/useSending.ts';
import { useTexts } from '../texts.ts';
import { Bubble } from './Bubble.tsx';
import { FileMessage, ImageMessage } from './FileMessage.tsx';
import { MessageText } from './MessageText.tsx';
import styles from './thread.module.css';

export function UnsentMessage({ message, isHd }: { message: PendingMessage; isHd: IsHd }) {
  const texts = useTexts();
  const sender = useSender();
  const { clientId, body, status, reason } = message;
  const isImage = body.kind === 'file' && body.msgType === MSG_TYPE.image;
  return (
    <Bubble
      isOwn
      badge={ownBadge(isHd)}
      name={texts.own}
      isBare={isImage}
      foot={
        status === 'sending' ? (
          <span role="status">{texts.marks.sending}</span>
        ) : (
          <span role="alert" className={styles.failed}>
            {reason || texts.marks.failed}
            <Button type="link" size="small" onClick={() => sender.retry(clientId)}>
              {texts.retry}
            </Button>
            <Button type="link" size="small" danger onClick={() => sender.discard(clientId)}>
              {texts.drop}
            </Button>
          </span>
        )
      }
    >
      {body.kind === 'text' && <MessageText text={body.text} />}
      {body.kind === 'file' && (isImage ? <ImageMessage file={body} all={[body]} /> : <FileMessage file={body} />)}
    </Bubble>
  );
}

import { Button, Checkbox } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { DictTag } from '../../../../../platform/web/widgets/dict/DictTag.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { Message } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import { useMarks } from '../useMarks.ts';
import { useOpenMessage } from '../useOpenMessage.ts';
import styles from './centre.module.css';

interface MessageRowProps {
  message: Message;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

export function MessageRow({ message, isChosen, onChoose }: MessageRowProps) {
  const { page: texts } = useTexts();
  const format = useFormat();
  const openMessage = useOpenMessage();
  const { title, realMsgContent, addTime, msgType, isRead, logType } = message;
  return (
    <li className={styles.message} data-read={isRead}>
      <Checkbox
        aria-label={texts.choose({ title })}
        disabled={isRead}
        checked={isChosen && !isRead}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 className={styles.title}>
            {!isRead && logType === 'info' && <span className={styles.dot} role="img" aria-label={texts.unread} />}
            <button type="button" className={styles.leading} onClick={() => openMessage(message)}>
              {title}
            </button>
          </h2>
          <DictTag type="remindTypeFront" value={msgType} />
        </div>
        <p className={styles.content}>{realMsgContent}</p>
        <time className={styles.time} title={format.zone} dateTime={addTime.replace(' ', 'T')}>
          {format.dateTime(addTime)} · {format.relative(addTime)}
        </time>
      </div>
      <div className={styles.actions}>
        {logType === 'todo' ? <ToDoActions message={message} /> : <NoticeActions message={message} />}
      </div>
    </li>
  );
}

function NoticeActions({ message }: { message: Message }) {
  const { page: texts } = useTexts();
  const openMessage = useOpenMessage();
  const { mark } = useMarks();
  if (message.handParam === '') {
    if (message.isRead) return null;
    return (
      <Button size="small" title={texts.iKnow} onClick={() => void mark(message)}>
        {texts.iKnow}
      </Button>
    );
  }
  return (
    <Button
      size="small"
      type={message.isRead ? 'default' : 'primary'}
      title={texts.goView}
      onClick={() => openMessage(message)}
    >
      {texts.goView}
    </Button>
  );
}

function ToDoActions({ message }: { message: Message }) {
  const { page: texts } = useTexts();
  const openMessage = useOpenMessage();
  const { mark } = useMarks();
  if (message.isRead) return <StatusTag tone="success" label={texts.isHandled} />;
  return (
    <>
      <Button size="small" type="primary" onClick={() => openMessage(message)}>
        {texts.goHandle}
      </Button>
      <Button size="small" onClick={() => void mark(message)}>
        {texts.handled}
      </Button>
    </>
  );
}

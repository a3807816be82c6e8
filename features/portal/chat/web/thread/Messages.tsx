import { Fragment } from 'react';
import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { type ChatMessage, MSG_TYPE } from '../../message.ts';
import { otherBadge, ownBadge } from '../list/chatAvatar.ts';
import { useTexts } from '../texts.ts';
import { Bubble } from './Bubble.tsx';
import { Expired, FileMessage, ImageMessage } from './FileMessage.tsx';
import { MessageText } from './MessageText.tsx';
import { fileIn, imagesOf, type SentFile } from './sentFile.ts';
import styles from './thread.module.css';
import type { ThreadState } from './threadState.ts';
import { useDayText } from './useDayText.ts';

const timeOf = (addTime: string) => addTime.slice(11, 16);
const dayOf = (addTime: string) => addTime.slice(0, 10);

function markOf(seq: number, { deliveredSeq, readSeq }: ThreadState['theirs']): 'sent' | 'delivered' | 'read' {
  if (seq <= readSeq) return 'read';
  return seq <= deliveredSeq ? 'delivered' : 'sent';
}

export function Messages({ state }: { state: ThreadState }) {
  const texts = useTexts();
  const dayText = useDayText();
  const format = useFormat();
  const { companyNo } = useCurrentUser();
  const images = imagesOf(state.messages);
  return state.messages.map((message, place) => {
    const isOwn = message.sendCompanyNo === companyNo;
    const before = state.messages[place - 1];
    const isNewDay = before === undefined || dayOf(before.addTime) !== dayOf(message.addTime);
    const mark = isOwn ? texts.marks[markOf(message.seq, state.theirs)] : null;
    return (
      <Fragment key={message.seq}>
        {isNewDay && <li className={styles.day}>{dayText(dayOf(message.addTime))}</li>}
        <Bubble
          isOwn={isOwn}
          badge={isOwn ? ownBadge(state.isHd) : otherBadge(state.isHd, message.sendCompanyNo)}
          name={isOwn ? message.sendName || texts.own : message.sendCompanyName}
          isBare={message.msgType === MSG_TYPE.image}
          seq={message.seq}
          isMarked={message.seq === state.found?.seq}
          foot={
            <>
              <time title={`${format.dateTime(message.addTime)} ${format.zone}`}>{timeOf(message.addTime)}</time>
              {mark !== null && <span> · {mark}</span>}
            </>
          }
        >
          <Content message={message} images={images} />
        </Bubble>
      </Fragment>
    );
  });
}

function Content({ message, images }: { message: ChatMessage; images: readonly SentFile[] }) {
  const texts = useTexts();
  if (message.msgType === MSG_TYPE.text) return <MessageText text={message.chatContent} />;
  const isImage = message.msgType === MSG_TYPE.image;
  const file = fileIn(message);
  if (file === null) return <Expired text={isImage ? texts.imageExpired : texts.fileExpired} />;
  return isImage ? <ImageMessage file={file} all={images} /> : <FileMessage file={file} />;
}

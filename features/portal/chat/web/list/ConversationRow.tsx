import type { ReactNode } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import type { Format } from '../../../../../platform/web/language/formatFor.ts';
import { formatDate } from '../../../../../platform/wire/time.ts';
import type { ConversationItem, ConversationKey } from '../../conversation.ts';
import { MSG_TYPE } from '../../message.ts';
import { useTexts } from '../texts.ts';
import styles from './list.module.css';

export type ConversationSummary = ConversationKey &
  Pick<ConversationItem, 'containerNo' | 'orderBigNo' | 'trainNo'> &
  Partial<Pick<ConversationItem, 'last' | 'add_time' | 'isHaveNewMsg' | 'unreadCount' | 'counterpartName' | 'lastSeq'>>;

function useLastText({ last }: ConversationSummary): string {
  const texts = useTexts();
  if (!last) return '';
  const text = {
    [MSG_TYPE.text]: last.text,
    [MSG_TYPE.file]: `${texts.file} ${last.text}`,
    [MSG_TYPE.image]: texts.image,
  }[last.msgType];
  return last.isOwn ? texts.ownLast({ text }) : text;
}

/** The time today, the day before. */
function whenOf(addTime: string, { day }: Format): string {
  const isToday = addTime.startsWith(formatDate(new Date()));
  return isToday ? addTime.slice(11, 16) : day(addTime);
}

export function ConversationRow(props: {
  conversation: ConversationSummary;
  isChosen: boolean;
  onChoose: () => void;
  foot?: ReactNode;
}) {
  const texts = useTexts();
  const format = useFormat();
  const { conversation } = props;
  const { containerNo, orderBigNo, businessType, add_time: addTime, unreadCount = 0 } = conversation;
  const lastText = useLastText(conversation);
  return (
    <button type="button" className={styles.row} aria-current={props.isChosen} onClick={props.onChoose}>
      <span className={styles.head}>
        <span className={styles.number}>{containerNo || orderBigNo}</span>
        {conversation.isHaveNewMsg === 0 && (
          <span className={styles.dot} title={texts.unread({ count: unreadCount })}>
            <span className="visually-hidden">{texts.unread({ count: unreadCount })}</span>
          </span>
        )}
        {addTime && <time className={styles.when}>{whenOf(addTime, format)}</time>}
      </span>
      <span className={styles.service}>
        <span className={styles.tag} data-service={businessType}>
          {texts.services[businessType]}
        </span>
        {conversation.counterpartName && <span className={styles.who}>{conversation.counterpartName}</span>}
      </span>
      {lastText !== '' && (
        <span className={styles.last} dir="auto">
          {lastText}
        </span>
      )}
      {props.foot}
    </button>
  );
}

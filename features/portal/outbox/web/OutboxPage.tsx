import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { useCan } from '../../../../platform/web/records/can.tsx';
import { RecordPage } from '../../../../platform/web/records/RecordPage.tsx';
import { StatusTag, type Tone } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { REVIEW_QUEUE } from '../../../people/account/laterPages.ts';
import { CHANNELS, DELIVERIES, type Delivery, type OutboxMessage, outboxMessages, resendMessage } from '../wire.ts';
import styles from './outbox.module.css';
import { useTexts } from './texts.ts';

const TONES: Record<Delivery, Tone> = { waiting: 'info', sent: 'success', failed: 'danger', kept: 'neutral' };

function DeliveryStatus({ message }: { message: OutboxMessage }) {
  const { page: texts } = useTexts();
  const format = useFormat();
  const { status, tries, nextTryTime, sentTime, lastError } = message;
  return (
    <div className={styles.delivery}>
      <StatusTag tone={TONES[status]} label={texts.statuses[status]} />
      {status === 'sent' && sentTime !== null && (
        <small title={format.zone}>{texts.sentAt({ when: format.dateTime(sentTime) })}</small>
      )}
      {status !== 'sent' && tries > 0 && <small>{texts.tries({ count: tries })}</small>}
      {tries > 0 && nextTryTime !== null && (
        <small title={format.zone}>{texts.nextTry({ when: format.dateTime(nextTryTime) })}</small>
      )}
      {lastError !== '' && <small className={styles.reason}>{lastError}</small>}
    </div>
  );
}

const LOOK_AGAIN_MS = 15_000;

function Resend({ message }: { message: OutboxMessage }) {
  const { page: texts } = useTexts();
  const resending = useWrite(resendMessage, { invalidates: [outboxMessages.list], done: texts.resent });
  if (!message.abilities.resend) return null;
  return (
    <Button
      type="link"
      size="small"
      loading={resending.isPending}
      onClick={() => void resending.send({ messageId: message.messageId })}
    >
      {texts.resend}
    </Button>
  );
}

/** Numbers of orders as booking makes them: IS, year and month, serial. */
const ORDER_NUMBER = /(IS\d{10,14})/;

/** A message's text, in which orders lead to their review. */
function TextWithOrders({ text }: { text: string }) {
  const parts = text.split(ORDER_NUMBER).map((part, place) => ({ part, place }));
  return parts.map(({ part, place }) =>
    place % 2 === 0 ? (
      part
    ) : (
      <Link key={place} to={pathTo(REVIEW_QUEUE, { order: part })}>
        {part}
      </Link>
    ),
  );
}

const isLong = (subject: string, text: string) => subject.length + text.length > 40 || text.includes('\n');

export default function OutboxPage() {
  const { page: texts } = useTexts();
  const format = useFormat();
  const canResend = useCan(resendMessage);
  return (
    <RecordPage
      records={outboxMessages}
      title={texts.title}
      subtitle={texts.subtitle}
      sortedBy={{ key: 'createTime', isAsc: 'descending' }}
      emptyText={texts.empty}
      refetchEveryMs={LOOK_AGAIN_MS}
      actions={canResend ? (message) => <Resend message={message} /> : undefined}
      actionsWidth={130}
      filters={[
        {
          kind: 'select',
          name: 'channel',
          label: texts.channel,
          options: CHANNELS.map((channel) => ({ value: channel, label: texts.channels[channel] })),
        },
        {
          kind: 'select',
          name: 'status',
          label: texts.status,
          options: DELIVERIES.map((status) => ({ value: status, label: texts.statuses[status] })),
        },
        {
          kind: 'text',
          name: 'receiver',
          label: texts.receiver,
          placeholder: texts.receiverHint,
          width: 248,
        },
      ]}
      columns={[
        {
          key: 'receiver',
          title: texts.receiver,
          width: 180,
          render: ({ receiver }) => <span className={styles.receiver}>{receiver}</span>,
        },
        {
          key: 'channel',
          title: texts.channel,
          width: 88,
          render: ({ channel }) => (
            <StatusTag tone={channel === 'sms' ? 'info' : 'neutral'} label={texts.channels[channel]} />
          ),
        },
        {
          key: 'text',
          title: texts.message,
          minWidth: 200,
          render: ({ subject, text }) => (
            <FoldedText fold={texts.fold} unfold={texts.unfold} isLong={isLong(subject, text)}>
              {subject !== '' && <strong>{subject} </strong>}
              <TextWithOrders text={text} />
            </FoldedText>
          ),
        },
        {
          key: 'status',
          title: texts.status,
          width: 176,
          inCardCorner: true,
          render: (message) => <DeliveryStatus message={message} />,
        },
        {
          key: 'createTime',
          title: texts.time,
          width: 150,
          render: ({ createTime }) => (
            <time title={format.zone} className={styles.time}>
              {format.dateTime(createTime)}
            </time>
          ),
        },
      ]}
    />
  );
}

interface FoldedTextProps {
  fold: string;
  unfold: string;
  isLong: boolean;
  children: ReactNode;
}

/** The beginning of a long text, one line where rows are dense, the whole of it on demand. */
function FoldedText({ fold, unfold, isLong, children }: FoldedTextProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={styles.message}>
      <span className={isLong && !isOpen ? styles.folded : styles.text}>{children}</span>
      {isLong && (
        <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? fold : unfold}
        </button>
      )}
    </span>
  );
}

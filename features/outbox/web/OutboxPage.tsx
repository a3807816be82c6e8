import { useFormat } from '../../../platform/web/language/format.ts';
import { ListPage } from '../../../platform/web/widgets/list/ListPage.tsx';
import { PageHeader } from '../../../platform/web/widgets/page/PageHeader.tsx';
import { StatusTag } from '../../../platform/web/widgets/status/StatusTag.tsx';
import { CHANNELS, listOutbox } from '../wire.ts';
import styles from './outbox.module.css';
import { useTexts } from './texts.ts';

const LOOK_AGAIN_MS = 15_000;

/** The SMS and e-mail that the portal wrote, each readable to its last word. */
export default function OutboxPage() {
  const texts = useTexts();
  const format = useFormat();
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <ListPage
        call={listOutbox}
        rowKey="messageId"
        label={texts.title}
        emptyText={texts.empty}
        refetchEveryMs={LOOK_AGAIN_MS}
        filters={[
          {
            kind: 'select',
            name: 'channel',
            label: texts.channel,
            options: CHANNELS.map((channel) => ({ value: channel, label: texts.channels[channel] })),
          },
          {
            kind: 'text',
            name: 'receiver',
            label: texts.receiver,
            placeholder: texts.receiverHint,
            width: 220,
          },
        ]}
        columns={[
          {
            key: 'receiver',
            title: texts.receiver,
            width: 220,
            render: ({ receiver }) => <span className={styles.receiver}>{receiver}</span>,
          },
          {
            key: 'channel',
            title: texts.channel,
            width: 104,
            inCardCorner: true,
            render: ({ channel }) => (
              <StatusTag tone={channel === 'sms' ? 'info' : 'neutral'} label={texts.channels[channel]} />
            ),
          },
          {
            key: 'text',
            title: texts.message,
            minWidth: 200,
            render: ({ subject, text }) => (
              <div className={styles.message}>
                {subject !== '' && <div className={styles.subject}>{subject}</div>}
                <div className={styles.text}>{text}</div>
              </div>
            ),
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
    </>
  );
}

import { Spin } from 'antd';
import { Link } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { EmptyState } from '../../../../../platform/web/widgets/page/EmptyState.tsx';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { type Message, queryAllTip } from '../../wire.ts';
import { CENTRE_PATH } from '../paths.ts';
import { useTexts } from '../texts.ts';
import { useOpenMessage } from '../useOpenMessage.ts';
import styles from './bell.module.css';

const NEWEST = { handWay: '0,1,2', isRead: '0', pageSize: 5 } as const;

export function BellList({ onLeave }: { onLeave: () => void }) {
  const { bell: texts } = useTexts();
  const { data, error, refetch } = useRead(queryAllTip, NEWEST, { staleAfterMs: 0 });
  const rows = data?.newUiMessageLists.rows;
  return (
    <section className={styles.bell} aria-label={texts.title}>
      {error && !rows && <LoadError compact error={error} onRetry={() => void refetch()} />}
      {!error && !rows && <Spin className={styles.wait ?? ''} />}
      {rows?.length === 0 && <EmptyState text={texts.empty} />}
      <ul className={styles.newest}>
        {rows?.map((message) => (
          <li key={message.id}>
            <NewestItem message={message} onLeave={onLeave} />
          </li>
        ))}
      </ul>
      <Link to={CENTRE_PATH} className={styles.all} onClick={onLeave}>
        {texts.all}
      </Link>
    </section>
  );
}

function NewestItem({ message, onLeave }: { message: Message; onLeave: () => void }) {
  const { bell: texts } = useTexts();
  const format = useFormat();
  const openMessage = useOpenMessage();
  const open = () => {
    if (openMessage(message)) onLeave();
  };
  return (
    <button type="button" className={styles.one} data-read={message.isRead} onClick={open}>
      <span className={styles.head}>
        {message.logType === 'todo' && <StatusTag tone="warning" label={texts.todo} />}
        <span className={styles.title}>{message.title}</span>
      </span>
      <span className={styles.content}>{message.realMsgContent}</span>
      <span className={styles.time}>{format.relative(message.addTime)}</span>
    </button>
  );
}

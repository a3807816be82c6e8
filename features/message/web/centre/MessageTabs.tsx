import { Tabs } from 'antd';
import type { MessageCounts } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import styles from './centre.module.css';
import type { Tab } from './useMessageListState.ts';

export function MessageTabs(props: { tab: Tab; counts: MessageCounts; onChoose: (tab: Tab) => void }) {
  const { page: texts } = useTexts();
  const { messageInfoCount, messageTodoCount } = props.counts;
  const label = (text: string, count: number) => (
    <>
      {text}
      {count > 0 && (
        <span className={styles.count}>
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden">{texts.open({ count })}</span>
        </span>
      )}
    </>
  );
  return (
    <Tabs
      activeKey={props.tab}
      items={[
        { key: 'info', label: label(texts.notices, messageInfoCount) },
        { key: 'todo', label: label(texts.todos, messageTodoCount) },
      ]}
      onChange={(key) => props.onChoose(key === 'todo' ? 'todo' : 'info')}
    />
  );
}

import SettingOutlined from '@ant-design/icons/SettingOutlined';
import { Button, Tabs } from 'antd';
import { Link } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import type { MessageCounts } from '../../wire.ts';
import { SETTING_PATH } from '../paths.ts';
import { useTexts } from '../texts.ts';
import { useTipCounts } from '../useTipCounts.ts';
import styles from './centre.module.css';
import { MessageFilters } from './MessageFilters.tsx';
import { MessageList } from './MessageList.tsx';
import { type Tab, useMessageListState } from './useMessageListState.ts';

function MessageTabs(props: { tab: Tab; counts: MessageCounts; onChoose: (tab: Tab) => void }) {
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

/** Message centre (portal 2.6). */
export default function MessageCentre() {
  const { page: texts } = useTexts();
  const format = useFormat();
  const { shown: listState, change } = useMessageListState();
  const counts = useTipCounts();
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={format.zone}
        extra={
          <Link to={SETTING_PATH}>
            <Button icon={<SettingOutlined />}>{texts.toSetting}</Button>
          </Link>
        }
      />
      <MessageTabs tab={listState.tab} counts={counts} onChoose={(tab) => change({ tab, msgType: undefined })} />
      <MessageFilters key={`${listState.tab} ${listState.keyword}`} listState={listState} change={change} />
      <MessageList key={listState.tab} listState={listState} change={change} counts={counts} />
    </>
  );
}

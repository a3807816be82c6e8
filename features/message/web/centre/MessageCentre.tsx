import SettingOutlined from '@ant-design/icons/SettingOutlined';
import { Button } from 'antd';
import { Link } from 'react-router';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { SETTING_PATH } from '../paths.ts';
import { useTexts } from '../texts.ts';
import { useTipCounts } from '../useTipCounts.ts';
import { MessageFilters } from './MessageFilters.tsx';
import { MessageList } from './MessageList.tsx';
import { MessageTabs } from './MessageTabs.tsx';
import { useMessageListState } from './useMessageListState.ts';

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
      <MessageTabs
        tab={listState.tab}
        counts={counts}
        onChoose={(tab) => change({ tab, msgType: undefined })}
      />
      <MessageFilters key={`${listState.tab} ${listState.keyword}`} listState={listState} change={change} />
      <MessageList key={listState.tab} listState={listState} change={change} counts={counts} />
    </>
  );
}

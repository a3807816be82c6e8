import SettingOutlined from '@ant-design/icons/SettingOutlined';
import { Button } from 'antd';
import { Link } from 'react-router';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { SETTING_PATH } from '../paths.ts';
import { useTexts } from '../texts.ts';
import { useTipCounts } from '../useTipCounts.ts';
import { CentreTabs } from './CentreTabs.tsx';
import { Filters } from './Filters.tsx';
import { MessageList } from './MessageList.tsx';
import { useAddress } from './useAddress.ts';

/** Message centre (portal 2.6). */
export default function MessageCentre() {
  const { page: texts } = useTexts();
  const format = useFormat();
  const { shown, change } = useAddress();
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
      <CentreTabs tab={shown.tab} counts={counts} onChoose={(tab) => change({ tab, msgType: undefined })} />
      <Filters key={`${shown.tab} ${shown.keyword}`} shown={shown} change={change} />
      <MessageList key={shown.tab} shown={shown} change={change} counts={counts} />
    </>
  );
}

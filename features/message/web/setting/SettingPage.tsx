import { Skeleton } from 'antd';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { LoadError } from '../../../../platform/web/widgets/page/LoadError.tsx';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { queryTipSetting } from '../../wire.ts';
import { CENTRE_PATH } from '../paths.ts';
import { useTexts } from '../texts.ts';
import { SettingForm } from './SettingForm.tsx';

export default function SettingPage() {
  const { setting: texts } = useTexts();
  const { data, error, refetch } = useRead(queryTipSetting, {});
  return (
    <>
      <PageHeader title={texts.title} back={CENTRE_PATH} />
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton active paragraph={{ rows: 8 }} />}
      {data && <SettingForm setting={data} />}
    </>
  );
}

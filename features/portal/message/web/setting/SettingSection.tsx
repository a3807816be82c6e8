import { Skeleton } from 'antd';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { queryTipSetting } from '../../wire.ts';
import { SettingForm } from './SettingForm.tsx';

/** By which ways a person is told of what; on its own page and in the account centre. */
export function SettingSection() {
  const { data, error, refetch } = useRead(queryTipSetting, {});
  if (data) return <SettingForm setting={data} />;
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  return <Skeleton active paragraph={{ rows: 8 }} />;
}

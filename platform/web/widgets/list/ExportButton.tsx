import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { Button } from 'antd';
import { useContext, useState } from 'react';
import { usePlatformTexts } from '../../texts/platformTexts.ts';
import { ListExport } from './listExport.ts';

/** `label`: where a list has more than one export. */
export function ExportButton({
  name,
  input,
  total,
  label,
}: {
  name: string;
  input: object;
  total: number;
  label?: string;
}) {
  const { action } = usePlatformTexts();
  const startExport = useContext(ListExport);
  const [isStarting, setStarting] = useState(false);
  if (startExport === null) return null;
  const press = async () => {
    setStarting(true);
    await startExport(name, { ...input });
    setStarting(false);
  };
  return (
    <Button icon={<DownloadOutlined />} loading={isStarting} disabled={total === 0} onClick={() => void press()}>
      {label ?? action.export}
    </Button>
  );
}

import { Button, Popover, Skeleton } from 'antd';
import { useState } from 'react';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { readChargeWhy } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import styles from './order.module.css';
import { Why } from './Why.tsx';

/** Link that opens what a charge rests on; read when it is opened. */
export function ChargeWhy({ chargeId }: { chargeId: number }) {
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      trigger="click"
      open={isOpen}
      onOpenChange={setOpen}
      title={texts.whyTitle}
      content={isOpen && <Content chargeId={chargeId} />}
      classNames={{ root: styles.popover }}
    >
      <Button type="link" size="small">
        {texts.whyTitle}
      </Button>
    </Popover>
  );
}

function Content({ chargeId }: { chargeId: number }) {
  const read = useRead(readChargeWhy, { chargeId });
  if (read.error) return <LoadError error={read.error} onRetry={() => void read.refetch()} />;
  if (read.data === undefined) return <Skeleton active paragraph={{ rows: 4 }} />;
  return read.data.charge && <Why charge={read.data.charge} />;
}

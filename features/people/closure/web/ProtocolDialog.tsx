import { Button, Descriptions, Modal, Skeleton } from 'antd';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import { readClosureProtocol } from '../wire.ts';
import styles from './closure.module.css';
import { useTexts } from './texts.ts';

/** Protocol of a removal of personal data: the counts removed by kind, and what stays until when. */
export function ProtocolDialog({ closureId, onClose }: { closureId: number | null; onClose: () => void }) {
  const { page } = useTexts();
  const { action } = usePlatformTexts();
  return (
    <Modal
      open={closureId !== null}
      destroyOnHidden
      title={page.protocolTitle}
      width={560}
      footer={[
        <Button key="print" onClick={() => window.print()}>
          {page.print}
        </Button>,
        <Button key="close" type="primary" onClick={onClose}>
          {action.close}
        </Button>,
      ]}
      onCancel={onClose}
    >
      {closureId !== null && <Protocol closureId={closureId} />}
    </Modal>
  );
}

function Protocol({ closureId }: { closureId: number }) {
  const { page } = useTexts();
  const format = useFormat();
  const { data } = useRead(readClosureProtocol, { closureId });
  if (data === undefined) return <Skeleton active />;
  const { companyFullName, removedTime, removedBy, removed, kept, keepUntil } = data;
  const listOf = (lines: readonly string[]) => (
    <ul className={styles.protocol}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
  return (
    <Descriptions
      column={1}
      size="small"
      items={[
        { key: 'company', label: page.company, children: companyFullName },
        { key: 'time', label: page.removed, children: format.dateTime(removedTime) },
        { key: 'by', label: page.by, children: removedBy },
        {
          key: 'what',
          label: page.what,
          children: listOf(removed.map((one) => `${one.title}: ${one.count}`)),
        },
        { key: 'kept', label: page.kept, children: listOf(kept) },
        { key: 'until', label: page.keepUntil, children: keepUntil },
      ]}
    />
  );
}

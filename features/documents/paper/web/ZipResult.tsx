import { Alert, Button, Table } from 'antd';
import { StatusTag, type Tone } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import type { AddedFile } from '../wire.ts';
import styles from './paper.module.css';
import { usePageTexts } from './texts.ts';

const TONES: Readonly<Record<AddedFile['outcome'], Tone>> = {
  filed: 'success',
  noContainer: 'neutral',
  unknownContainer: 'warning',
  refused: 'danger',
};

/** What became of each file that came in, those that need a look first. */
export function ZipResult({ files, onClose }: { files: readonly AddedFile[]; onClose: () => void }) {
  const texts = usePageTexts();
  const outcomes = ['refused', 'unknownContainer', 'noContainer', 'filed'] as const;
  const counts = outcomes
    .map((outcome) => ({ outcome, count: files.filter((file) => file.outcome === outcome).length }))
    .filter(({ count }) => count > 0);
  const rows = files.toSorted((one, other) => outcomes.indexOf(one.outcome) - outcomes.indexOf(other.outcome));
  return (
    <section className={styles.zipResult} aria-label={texts.zipResult}>
      <Alert
        type={files.every(({ outcome }) => outcome === 'filed') ? 'success' : 'warning'}
        showIcon
        title={`${texts.zipResult}: ${counts.map(({ outcome, count }) => `${texts.filing[outcome]} ${count}`).join(' · ')}`}
        action={
          <Button size="small" onClick={onClose}>
            {texts.closeResult}
          </Button>
        }
      />
      <Table<AddedFile>
        size="small"
        rowKey="path"
        dataSource={rows}
        pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        scroll={{ x: 'max-content' }}
        columns={[
          { title: texts.columns.fileName, dataIndex: 'path' },
          { title: texts.columns.container, dataIndex: 'containerNo' },
          {
            title: texts.columns.state,
            render: (_, { outcome }) => <StatusTag tone={TONES[outcome]} label={texts.filing[outcome]} />,
          },
          { title: texts.reason, dataIndex: 'reason' },
        ]}
      />
    </section>
  );
}

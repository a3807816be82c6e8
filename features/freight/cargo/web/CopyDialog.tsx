import { Button, Empty, Input, List, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { send } from '../../../../platform/web/request/send.ts';
import { showToast } from '../../../../platform/web/toast/toast.ts';
import { LoadError } from '../../../../platform/web/widgets/page/LoadError.tsx';
import type { CargoLine, GoodsSource } from '../wire.ts';
import styles from './cargo.module.css';
import { useTexts } from './texts.ts';
import type { CargoCalls } from './useCargo.ts';

interface CopyDialogProps {
  orderBigNo: string;
  calls: CargoCalls;
  onLines: (lines: readonly CargoLine[]) => void;
  onClose: () => void;
}

/** Goods lines of another order of the same company, as a template for this one. */
export default function CopyDialog({ orderBigNo, calls, onLines, onClose }: CopyDialogProps) {
  const { page } = useTexts();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState('');
  const read = useRead(calls.sources, { orderBigNo, text });
  const copy = async (source: GoodsSource) => {
    setBusy(source.orderBigNo);
    const detail = await send(calls.detail, { orderBigNo: source.orderBigNo }).catch(() => undefined);
    setBusy('');
    if (detail === undefined) return showToast('error', page.copyFailed);
    onLines(detail.lines);
    showToast('success', page.copied({ count: detail.lines.length }));
    onClose();
  };
  return (
    <Modal open title={page.copyTitle} footer={null} width={640} onCancel={onClose}>
      <p className={styles.hint}>{page.copyHint}</p>
      <Input.Search
        className={styles.search ?? ''}
        allowClear
        placeholder={page.copySearch}
        aria-label={page.copySearch}
        onSearch={(typed) => setText(typed.trim())}
      />
      {read.error ? (
        <LoadError error={read.error} onRetry={() => void read.refetch()} />
      ) : read.data === undefined ? (
        <Skeleton active />
      ) : (
        <Sources sources={read.data} busy={busy} onCopy={copy} />
      )}
    </Modal>
  );
}

interface SourcesProps {
  sources: readonly GoodsSource[];
  /** number of the order that is being copied */
  busy: string;
  onCopy: (source: GoodsSource) => Promise<void>;
}

function Sources({ sources, busy, onCopy }: SourcesProps) {
  const { page } = useTexts();
  const format = useFormat();
  return (
    <List
      dataSource={[...sources]}
      rowKey="orderBigNo"
      locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={page.copyNone} /> }}
      renderItem={(source) => (
        <List.Item
          actions={[
            <Button
              key="copy"
              size="small"
              loading={busy === source.orderBigNo}
              disabled={busy !== ''}
              onClick={() => void onCopy(source)}
            >
              {page.copy}
            </Button>,
          ]}
        >
          <List.Item.Meta
            title={source.orderBigNo}
            description={[source.goods, page.copyLines({ count: source.lineCount }), format.dateTime(source.updateTime)]
              .filter(Boolean)
              .join(' · ')}
          />
        </List.Item>
      )}
    />
  );
}

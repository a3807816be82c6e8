import { Modal, Skeleton } from 'antd';
import { useRef } from 'react';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { getParseData, type PaperDetail } from '../../wire.ts';
import { usePageTexts } from '../texts.ts';
import { CheckBody } from './CheckBody.tsx';
import { TakeOver } from './TakeOver.tsx';
import { checkKeyOf, useCheck } from './useCheck.ts';

interface PaperDialogProps {
  id: number;
  onMoved: (id: number) => void;
  onClose: () => void;
}

/** The paper beside what was read of it (inventory Q05); nothing is taken over unseen. */
export default function PaperDialog({ id, onMoved, onClose }: PaperDialogProps) {
  const read = useRead(getParseData, { id }, { isImmutable: true });
  if (read.error && !read.data)
    return (
      <Modal open footer={null} onCancel={onClose}>
        <LoadError error={read.error} onRetry={() => void read.refetch()} />
      </Modal>
    );
  if (read.data === undefined)
    return (
      <Modal open footer={null} onCancel={onClose}>
        <Skeleton active />
      </Modal>
    );
  return <Check key={checkKeyOf(read.data)} detail={read.data} onMoved={onMoved} onClose={onClose} />;
}

function Check({ detail, onMoved, onClose }: Omit<PaperDialogProps, 'id'> & { detail: PaperDetail }) {
  const texts = usePageTexts();
  const check = useCheck(detail);
  const foot = useRef<HTMLDivElement>(null);
  return (
    <Modal
      open
      width="min(1480px, calc(100vw - 32px))"
      style={{ top: 16 }}
      styles={{ body: { height: 'calc(100dvh - 190px)', overflow: 'auto' } }}
      title={texts.dialog({ name: detail.fileName })}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <div ref={foot}>
          <TakeOver detail={detail} draft={check.draft} onFaults={check.takeFaults} onDone={onClose} />
        </div>
      }
    >
      <CheckBody check={check} onPast={() => foot.current?.querySelector('input')?.focus()} onMoved={onMoved} />
    </Modal>
  );
}

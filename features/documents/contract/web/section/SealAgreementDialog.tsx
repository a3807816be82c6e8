import { Modal } from 'antd';
import { useEffect, useState } from 'react';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { usePlatformTexts } from '../../../../../platform/web/texts/platformTexts.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import PdfView from '../../../../../platform/web/widgets/preview/pdf/PdfView.tsx';
import { FIRST_VIEW } from '../../../../../platform/web/widgets/preview/view.ts';
import { readSealAgreement } from '../../wire.ts';
import { useSectionTexts } from '../texts.ts';
import styles from './section.module.css';

/** Inventory N05. */
const END_PX = 20;
const WIDTH = 760;
const nothing = () => undefined;

interface DialogProps {
  tid: number;
  onAgree: () => void;
  onClose: () => void;
}

/** The seal-use agreement as a PDF; it can be accepted when it was scrolled to its end. */
export default function SealAgreementDialog({ tid, onAgree, onClose }: DialogProps) {
  const texts = useSectionTexts();
  const { action } = usePlatformTexts();
  const read = useRead(readSealAgreement, { tid }, { isImmutable: true });
  // the dialog is there later than its owner
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const isRead = useReadToEnd(box);
  const content = read.data?.content;
  return (
    <Modal
      open
      centered
      width={WIDTH}
      title={texts.sealTitle}
      okText={texts.sealAgree}
      cancelText={action.cancel}
      okButtonProps={{ disabled: !isRead }}
      onOk={onAgree}
      onCancel={onClose}
    >
      <div ref={setBox} className={styles.seal}>
        {read.error ? (
          <LoadError error={read.error} onRetry={() => void read.refetch()} />
        ) : (
          content && (
            <PdfView
              file={{
                key: 'seal',
                name: texts.sealTitle,
                byteCount: content.size,
                extension: 'pdf',
                source: { kind: 'local', file: new File([content], 'seal.pdf') },
              }}
              content={content}
              view={FIRST_VIEW}
              hasTools={false}
              onZoom={nothing}
              onStep={nothing}
            />
          )
        )}
      </div>
      {!isRead && <p className={styles.soft}>{texts.sealToEnd}</p>}
    </Modal>
  );
}

/** True once the scrolled part of a box came within `END_PX` of its end; a short document is at its end at once. */
function useReadToEnd(box: HTMLDivElement | null): boolean {
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    if (box === null) return undefined;
    const check = () => {
      const page = box.querySelector('[data-page]');
      const scrolled = page?.closest('section');
      if (!scrolled) return;
      if (scrolled.scrollHeight - scrolled.scrollTop - scrolled.clientHeight <= END_PX) setRead(true);
    };
    const observer = new MutationObserver(check);
    observer.observe(box, { childList: true, subtree: true, attributes: true });
    box.addEventListener('scroll', check, true);
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', check, true);
    };
  }, [box]);
  return isRead;
}

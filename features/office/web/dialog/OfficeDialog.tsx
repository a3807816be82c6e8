import { Alert, Button, Modal, Spin } from 'antd';
import { useState } from 'react';
import type { OfficeTarget } from '../openOffice.ts';
import { useTexts } from '../texts.ts';
import { DocumentServerFrame } from './DocumentServerFrame.tsx';
import styles from './dialog.module.css';
import { OpenDocument } from './OpenDocument.tsx';
import { useOpening } from './useOpening.ts';

interface OfficeDialogProps {
  target: OfficeTarget;
  onClose: () => void;
}

/** A document over the whole window, to be viewed or edited (documents 2.4). */
export default function OfficeDialog({ target, onClose }: OfficeDialogProps) {
  const { page } = useTexts();
  const { state, reopen } = useOpening(target);
  const [title, setTitle] = useState<string>(page.open);
  const name = state.status === 'open' ? state.opened.fileName : title;
  if (name !== title) setTitle(name);
  return (
    <Modal
      open
      title={null}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={null}
      width="100%"
      className={styles.dialog ?? ''}
      aria-label={name}
    >
      {state.status === 'loading' && (
        <div className={styles.waiting} aria-busy="true">
          <Spin size="large" />
          <p>{page.loading}</p>
        </div>
      )}
      {state.status === 'failed' && (
        <div className={styles.waiting}>
          <Alert type="error" showIcon title={state.text} />
          <Button onClick={onClose}>{page.close}</Button>
        </div>
      )}
      {state.status === 'open' &&
        (state.opened.wopi === null ? (
          <OpenDocument
            key={state.opened.batchNo}
            target={target}
            opening={state}
            onReopen={reopen}
            onClose={onClose}
          />
        ) : (
          <DocumentServerFrame opened={state.opened} page={state.opened.wopi} onClose={onClose} />
        ))}
    </Modal>
  );
}

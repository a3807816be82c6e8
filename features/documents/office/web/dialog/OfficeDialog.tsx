import { Alert, Button, Modal, Spin } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { OfficeOpened } from '../../wire.ts';
import type { OfficeTarget } from '../openOffice.ts';
import { useTexts } from '../texts.ts';
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

const FRAME = 'office-document-server';

interface FrameProps {
  opened: OfficeOpened;
  page: NonNullable<OfficeOpened['wopi']>;
  onClose: () => void;
}

/** The editor of a document server, which saves by itself. The token goes by POST, so that no address holds it. */
function DocumentServerFrame({ opened, page, onClose }: FrameProps) {
  const texts = useTexts().page;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.submit(), []);
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.name}>{opened.fileName}</h2>
        <Button onClick={onClose}>{texts.close}</Button>
      </header>
      <form ref={form} method="post" target={FRAME} action={page.actionUrl} hidden>
        <input type="hidden" name="access_token" value={page.accessToken} />
        <input type="hidden" name="access_token_ttl" value={page.accessTokenTtl} />
      </form>
      <iframe className={styles.frame} name={FRAME} title={opened.fileName} allow="clipboard-read; clipboard-write" />
    </>
  );
}

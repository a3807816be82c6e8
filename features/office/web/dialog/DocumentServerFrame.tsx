import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { OfficeOpened } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import styles from './dialog.module.css';

const FRAME = 'office-document-server';

interface FrameProps {
  opened: OfficeOpened;
  page: NonNullable<OfficeOpened['wopi']>;
  onClose: () => void;
}

/** The editor of a document server, which saves by itself. The token goes by POST, so that no address holds it. */
export function DocumentServerFrame({ opened, page, onClose }: FrameProps) {
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
      <iframe
        className={styles.frame}
        name={FRAME}
        title={opened.fileName}
        allow="clipboard-read; clipboard-write"
      />
    </>
  );
}

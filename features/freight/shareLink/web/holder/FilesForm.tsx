import { type ChangeEvent, useCallback, useEffect, useRef, useState } from 'react';
import { shrinkPhoto } from '../../../../../platform/web/browser/shrinkPhoto.ts';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { sizeLabels } from '../../../train/sizeNames.ts';
import { LINK_FILE_RULE, type OpenedTask } from '../../holderWire.ts';
import { useHolderTexts } from '../texts.ts';
import { enqueueFile, flushFiles, type NewFile, type WaitingFile, waitingFiles } from './fileQueue.ts';
import type { FormProps } from './formProps.ts';
import styles from './holder.module.css';
import { RETRY_MS } from './useSubmission.ts';

type Props = FormProps<OpenedTask<'photos'>>;

/** Photos and documents: kept in the browser and sent one by one, at once or when the connection is back. */
export function FilesForm({ token, link, onLink, onEnd }: Props) {
  const texts = useHolderTexts();
  const sizes = sizeLabels(useLanguage());
  const [orderContainerId, choose] = useState<number | null>(null);
  const { waiting, refused, isOffline, add } = useFileQueue({ token, onLink, onEnd });
  const addAll = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    event.target.value = '';
    for (const file of chosen) {
      const content = file.type.startsWith('image/') ? await shrinkPhoto(file) : file;
      await add({ token, name: nameFor(file, content), orderContainerId, content });
    }
  };
  return (
    <section className={styles.form}>
      {link.containers.length > 1 && (
        <label className={styles.field}>
          <span className={styles.label}>{texts.ofContainer}</span>
          <select
            value={orderContainerId ?? ''}
            onChange={({ target }) => choose(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{texts.wholeOrder}</option>
            {link.containers.map((container, index) => (
              <option key={container.orderContainerId} value={container.orderContainerId}>
                {container.containerNo || texts.container({ place: index + 1, type: sizes[container.sizeType] })}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={styles.primary}>
        {texts.addFiles}
        <input
          type="file"
          multiple
          className={styles.file}
          accept={(LINK_FILE_RULE.extensions ?? []).map((extension) => `.${extension}`).join(',')}
          onChange={(event) => void addAll(event)}
        />
      </label>
      <p className={styles.soft}>{texts.filesHint}</p>
      {waiting.length > 0 && (
        <p className={isOffline ? styles.offline : styles.soft} role="status">
          {texts.left({ count: waiting.length })}
        </p>
      )}
      {refused.map(({ name, reason }) => (
        <p key={name} className={styles.refused} role="alert">
          {texts.refused({ name, reason })}
        </p>
      ))}
      {link.files.length > 0 && (
        <>
          <p className={styles.done} role="status">
            {texts.received({ count: link.files.length })}
          </p>
          <ul className={styles.names}>
            {link.files.map(({ useKey, name }) => (
              <li key={useKey}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** A shrunk photo is a JPEG. */
function nameFor(file: File, content: Blob): string {
  if (content === file || content.type !== 'image/jpeg') return file.name;
  return `${file.name.replace(/\.[^.]*$/, '')}.jpg`;
}

function useFileQueue(props: Pick<Props, 'token' | 'onLink' | 'onEnd'>) {
  const { token } = props;
  const [waiting, setWaiting] = useState<readonly WaitingFile[]>([]);
  const [refused, setRefused] = useState<readonly { name: string; reason: string }[]>([]);
  const [isOffline, setOffline] = useState(false);
  const running = useRef(false);
  const latest = useRef(props);
  latest.current = props;

  const sync = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    try {
      do {
        const flushed = await flushFiles(token, (link) => {
          latest.current.onLink(link);
          void waitingFiles(token).then(setWaiting);
        });
        setOffline(flushed.isOffline);
        if (flushed.refused.length > 0) setRefused(flushed.refused);
        if (flushed.ended !== null) latest.current.onEnd(flushed.ended);
        if (flushed.isLater || flushed.ended !== null) break;
      } while ((await waitingFiles(token)).length > 0);
    } finally {
      running.current = false;
      setWaiting(await waitingFiles(token));
    }
  }, [token]);

  useEffect(() => {
    void sync();
    const again = () => void sync();
    window.addEventListener('online', again);
    const timer = setInterval(again, RETRY_MS);
    return () => {
      window.removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [sync]);

  const add = async (file: NewFile) => {
    setRefused([]);
    await enqueueFile(file);
    setWaiting(await waitingFiles(token));
    void sync();
  };
  return { waiting, refused, isOffline, add };
}

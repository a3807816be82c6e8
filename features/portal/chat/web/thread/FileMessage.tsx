import { FileIcon } from '../../../../../platform/web/widgets/fileIcon/FileIcon.tsx';
import { openPreview } from '../../../../../platform/web/widgets/preview/openPreview.ts';
import { usePicture } from '../../../../../platform/web/widgets/upload/usePicture.ts';
import { useSizeText } from '../../../../../platform/web/widgets/upload/useSizeText.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { useTexts } from '../texts.ts';
import { previewOf, type SentFile } from './sentFile.ts';
import styles from './thread.module.css';

/** Opens the preview, which offers the download. */
export function FileMessage({ file }: { file: SentFile }) {
  const texts = useTexts();
  const sizeText = useSizeText();
  return (
    <button
      type="button"
      className={styles.file}
      title={texts.openFile({ name: file.fileName })}
      onClick={() => openPreview([previewOf(file)], previewOf(file).key)}
    >
      <FileIcon fileName={file.fileName} />
      <span className={styles.fileName}>
        {file.fileName}
        <small>{sizeText(file.byteCount)}</small>
      </span>
    </button>
  );
}

/** Thumbnail, or the original until one exists. `all`: pictures of the preview. */
export function ImageMessage({ file, all }: { file: SentFile; all: readonly SentFile[] }) {
  const texts = useTexts();
  const { resourceId, byteCount, fileName } = file;
  const small = usePicture({ resourceId, byteCount, type: 'THUMB' });
  const whole = usePicture(small.error ? { resourceId, byteCount, type: 'HD' } : null);
  const address = small.address ?? whole.address;
  if (whole.error?.code === CODE.absent) return <Expired text={texts.imageExpired} />;
  return (
    <button
      type="button"
      className={styles.image}
      aria-label={texts.openImage({ name: fileName })}
      onClick={() => openPreview(all.map(previewOf), previewOf(file).key)}
    >
      {address === null ? <span className={styles.imagePlace} /> : <img src={address} alt="" />}
    </button>
  );
}

/** Placeholder of a removed file (portal 5). */
export function Expired({ text }: { text: string }) {
  return <span className={styles.expired}>{text}</span>;
}

import { useRef, useState } from 'react';
import { CODE } from '../../../wire/envelope.ts';
import { showToast } from '../../toast/toast.ts';
import { FileIcon } from '../fileIcon/FileIcon.tsx';
import type { UploadedFile } from '../files/uploadCalls.ts';
import { openPreview } from '../preview/openPreview.ts';
import { serverFile } from '../preview/previewFile.ts';
import { previewKindOf } from '../preview/previewKind.ts';
import { usePreviewTexts } from '../preview/texts.ts';
import { previewPicture } from '../upload/previewPicture.ts';
import { usePicture } from '../upload/usePicture.ts';
import styles from './pictures.module.css';
import { Track } from './Track.tsx';
import { useInView } from './useInView.ts';

interface FileCarouselProps {
  files: readonly UploadedFile[];
  placeholder?: 'noFiles' | 'noPhotos';
  rows?: 1 | 2;
}

export function FileCarousel({ files, placeholder = 'noFiles', rows = 1 }: FileCarouselProps) {
  const { pictures } = usePreviewTexts();
  if (files.length === 0) return <p className={styles.none}>{pictures[placeholder]}</p>;
  const previews = files.map(serverFile);
  return (
    <Track
      label={pictures.carousel}
      length={files.length}
      className={rows === 2 ? styles.twoRows : styles.oneRow}
    >
      {files.map((file, index) => (
        <Card
          key={file.resourceId}
          file={file}
          onOpen={() => openPreview(previews, previews[index]?.key ?? '')}
        />
      ))}
    </Track>
  );
}

function Card({ file, onOpen }: { file: UploadedFile; onOpen: () => void }) {
  const texts = usePreviewTexts();
  const cardRef = useRef<HTMLLIElement>(null);
  const isInView = useInView(cardRef);
  const { address, error } = usePicture(isInView ? previewPicture(file) : null);
  const [isBroken, setBroken] = useState(false);
  const { resourceName: name, extension } = file;
  const isExpired = error?.code === CODE.absent;
  const isImage = previewKindOf(extension) === 'image';
  const open = () => (isBroken && isImage ? showToast('error', texts.fault.abnormalPicture) : onOpen());
  return (
    <li ref={cardRef} className={styles.card}>
      <button type="button" title={name} onClick={open}>
        <span className={styles.picture}>
          {address === null || isBroken ? (
            <FileIcon fileName={name} size={48} />
          ) : (
            <img src={address} alt="" onError={() => setBroken(true)} />
          )}
          {isExpired && (
            <span className={styles.expired}>
              {isImage ? texts.fault.expiredPicture : texts.fault.expiredFile}
            </span>
          )}
        </span>
        <span className={styles.name}>{name}</span>
      </button>
    </li>
  );
}

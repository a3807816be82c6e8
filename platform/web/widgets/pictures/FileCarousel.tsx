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
import { Carousel } from './Carousel.tsx';
import styles from './pictures.module.css';
import { useInView } from './useInView.ts';

interface FileCarouselProps {
  files: readonly UploadedFile[];
  placeholder?: 'noFiles' | 'noPhotos';
  rows?: 1 | 2;
}

/** Files and pictures beside each other, in one row or two (documents 2.8). */
export function FileCarousel({ files, placeholder = 'noFiles', rows = 1 }: FileCarouselProps) {
  const { pictures } = usePreviewTexts();
  if (files.length === 0) return <p className={styles.none}>{pictures[placeholder]}</p>;
  const previews = files.map(serverFile);
  const columns = Array.from({ length: Math.ceil(files.length / rows) }, (_none, column) =>
    files.slice(column * rows, (column + 1) * rows),
  );
  return (
    <Carousel label={pictures.carousel} className={styles.cards}>
      {columns.map((column) => (
        <li key={column[0]?.resourceId} className={styles.cardColumn}>
          {column.map((file) => (
            <Card key={file.resourceId} file={file} onOpen={() => openPreview(previews, serverFile(file).key)} />
          ))}
        </li>
      ))}
    </Carousel>
  );
}

function Card({ file, onOpen }: { file: UploadedFile; onOpen: () => void }) {
  const texts = usePreviewTexts();
  const cardRef = useRef<HTMLButtonElement>(null);
  const isInView = useInView(cardRef);
  const { address, error } = usePicture(isInView ? previewPicture(file) : null);
  const [isBroken, setBroken] = useState(false);
  const { resourceName: name, extension } = file;
  const isExpired = error?.code === CODE.absent;
  const isImage = previewKindOf(extension) === 'image';
  const open = () => (isBroken && isImage ? showToast('error', texts.fault.abnormalPicture) : onOpen());
  return (
    <button ref={cardRef} type="button" className={styles.card} title={name} onClick={open}>
      <span className={styles.picture}>
        {address === null || isBroken ? (
          <FileIcon fileName={name} size={48} />
        ) : (
          <img src={address} alt="" draggable={false} onError={() => setBroken(true)} />
        )}
        {isExpired && (
          <span className={styles.expired}>{isImage ? texts.fault.expiredPicture : texts.fault.expiredFile}</span>
        )}
      </span>
      <span className={styles.name}>{name}</span>
    </button>
  );
}

import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { FileView } from '../../../../../platform/web/widgets/preview/FileView.tsx';
import { openPreview } from '../../../../../platform/web/widgets/preview/openPreview.ts';
import { type PreviewFile, serverFile } from '../../../../../platform/web/widgets/preview/previewFile.ts';
import { FIRST_VIEW, limitedZoom } from '../../../../../platform/web/widgets/preview/view.ts';
import { DOC_TYPE } from '../../../../documents/resource/docTypes.ts';
import { listResources } from '../../../../documents/resource/wire.ts';
import { useReviewTexts } from '../texts.ts';
import styles from './review.module.css';

/** The letter of attorney, shown in place. */
export function Letter({ authorizedId }: { authorizedId: number }) {
  const texts = useReviewTexts();
  const files = useRead(listResources, { docType: DOC_TYPE.authorization, relaId: String(authorizedId) });
  if (files.error) return <LoadError error={files.error} onRetry={() => void files.refetch()} />;
  if (files.data === undefined) return <Skeleton active paragraph={{ rows: 12 }} />;
  const [letter] = files.data;
  return (
    <section className={styles.letter}>
      <h3>{texts.letter}</h3>
      {letter ? <Sheet file={serverFile(letter)} /> : <span className={styles.soft}>{texts.noLetter}</span>}
    </section>
  );
}

function Sheet({ file }: { file: PreviewFile }) {
  const [view, setView] = useState(FIRST_VIEW);
  return (
    <>
      <Button type="link" className={styles.fileName ?? ''} onClick={() => openPreview([file], file.key)}>
        {file.name}
      </Button>
      <div className={styles.sheet}>
        <FileView
          file={file}
          view={view}
          onZoom={(zoom) => setView((now) => ({ ...now, zoom: limitedZoom(zoom) }))}
          onStep={() => {}}
          hasTools={false}
        />
      </div>
    </>
  );
}

import { Modal } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { FileIcon } from '../fileIcon/FileIcon.tsx';
import { FileTools } from '../files/FileTools.tsx';
import { CARD_BREAKPOINT, useNarrow } from '../screen/useNarrow.ts';
import { FileView } from './FileView.tsx';
import { closePreview, type OpenPreview, stepPreview } from './openPreview.ts';
import styles from './preview.module.css';
import type { PreviewFile } from './previewFile.ts';
import { type PreviewAction, previewActionOf } from './previewKeys.ts';
import { previewKindOf } from './previewKind.ts';
import { ToolStrip } from './ToolStrip.tsx';
import { usePreviewTexts } from './texts.ts';
import { useDownloadFile } from './useDownloadFile.ts';
import { FIRST_VIEW, limitedZoom, rotated, steppedZoom } from './view.ts';

const WIDTH = '70%';

/** Preview dialog over a set of files (documents 2.8). */
export default function PreviewDialog({ open }: { open: OpenPreview }) {
  const texts = usePreviewTexts();
  const isNarrow = useNarrow(CARD_BREAKPOINT);
  const file = open.files[open.at];
  if (!file) return null;
  return (
    <Modal
      open
      title={
        <span className={styles.title}>
          <FileIcon fileName={`.${file.extension}`} size={24} />
          <span className={styles.name} title={file.name}>
            {file.name}
          </span>
          {file.source.kind === 'server' && <FileTools resourceId={file.source.resource.resourceId} name={file.name} />}
        </span>
      }
      width={isNarrow ? '100%' : WIDTH}
      footer={null}
      className={`${styles.dialog} ${isNarrow ? styles.whole : ''}`}
      closable={{ 'aria-label': texts.close }}
      onCancel={closePreview}
    >
      <OpenFile key={file.key} open={open} file={file} />
    </Modal>
  );
}

function OpenFile({ open, file }: { open: OpenPreview; file: PreviewFile }) {
  const [view, setView] = useState(FIRST_VIEW);
  const [hasTools, setTools] = useState(open.hasTools);
  const save = useDownloadFile();
  const kind = previewKindOf(file.extension);
  const actions: Readonly<Record<PreviewAction, () => void>> = {
    previous: () => stepPreview(-1),
    next: () => stepPreview(1),
    zoomIn: () => setView((now) => ({ ...now, zoom: steppedZoom(now.zoom, 1) })),
    zoomOut: () => setView((now) => ({ ...now, zoom: steppedZoom(now.zoom, -1) })),
    fit: () => setView((now) => ({ ...now, zoom: FIRST_VIEW.zoom })),
    turn: () => setView(rotated),
    download: () => save(file),
  };
  useKeys(actions);
  return (
    <>
      <ToolStrip
        kind={kind}
        zoom={view.zoom}
        at={open.at}
        total={open.files.length}
        actions={actions}
        hasTools={hasTools}
        onTools={() => setTools(!hasTools)}
      />
      <div className={styles.window}>
        <FileView
          file={file}
          view={view}
          onZoom={(zoom) => setView((now) => ({ ...now, zoom: limitedZoom(zoom) }))}
          onStep={stepPreview}
          hasTools={hasTools}
        />
      </div>
    </>
  );
}

function useKeys(actions: Readonly<Record<PreviewAction, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = previewActionOf(event);
    if (action === null) return;
    event.preventDefault();
    actions[action]();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

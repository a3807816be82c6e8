import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useUploadTexts } from './texts.ts';
import { renamePasted, transferredFiles } from './transferredFiles.ts';
import styles from './upload.module.css';

interface DropZoneProps {
  isClosed: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

const holdsFiles = (event: { dataTransfer: DataTransfer }) => event.dataTransfer.types.includes('Files');

/** Accepts dropped or pasted files, folders and screenshots. */
export function DropZone({ isClosed, onFiles, children }: DropZoneProps) {
  const texts = useUploadTexts();
  const [isOver, setOver] = useState(false);
  const zone = useRef<HTMLDivElement>(null);

  const addFiles = async (transfer: DataTransfer) => {
    const files = await transferredFiles(transfer);
    onFiles(files.map((file) => renamePasted(file, texts.pasted, new Date())));
  };
  const pasted = useRef(addFiles);
  useEffect(() => {
    pasted.current = addFiles;
  });

  // also a paste while hovering, when nothing else has the focus
  useEffect(() => {
    if (isClosed) return;
    const onPaste = (event: globalThis.ClipboardEvent) => {
      const isFree = document.activeElement === document.body || document.activeElement === null;
      if (!isFree || !zone.current?.matches(':hover') || !event.clipboardData?.files.length) return;
      event.preventDefault();
      void pasted.current(event.clipboardData);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [isClosed]);

  const over = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = isClosed ? 'none' : 'copy';
    setOver(!isClosed);
  };
  const left = (event: DragEvent) => {
    const to = event.relatedTarget;
    if (!(to instanceof Node) || !event.currentTarget.contains(to)) setOver(false);
  };
  const drop = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setOver(false);
    if (!isClosed) void addFiles(event.dataTransfer);
  };
  const paste = (event: ClipboardEvent) => {
    if (isClosed || event.clipboardData.files.length === 0) return;
    event.preventDefault();
    void addFiles(event.clipboardData);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: drop and paste complement the button inside
    <div
      ref={zone}
      className={styles.zone}
      data-over={isOver}
      onDragOver={over}
      onDragLeave={left}
      onDrop={drop}
      onPaste={paste}
    >
      {children}
      {isOver && <div className={styles.release}>{texts.release}</div>}
    </div>
  );
}

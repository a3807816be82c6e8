import { type DragEvent, useRef, useState } from 'react';
import { transferredFiles } from '../../../../../platform/web/widgets/upload/transferredFiles.ts';

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

export function useDropZone(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  // `dragenter` of a child precedes `dragleave` of its parent
  const depth = useRef(0);
  const leave = () => {
    depth.current = 0;
    setOver(false);
  };
  return {
    isOver,
    handlers: {
      onDragEnter: (event: DragEvent) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        depth.current += 1;
        setOver(true);
      },
      onDragOver: (event: DragEvent) => {
        if (holdsFiles(event)) event.preventDefault();
      },
      onDragLeave: () => {
        depth.current -= 1;
        if (depth.current <= 0) leave();
      },
      onDrop: (event: DragEvent) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        leave();
        void transferredFiles(event.dataTransfer).then(onFiles);
      },
    },
  };
}

import { type DragEvent, useRef, useState } from 'react';
import { filesOf } from '../../../../platform/web/widgets/upload/filesOf.ts';

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

export function useDropArea(onFiles: (files: readonly File[]) => void) {
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
        void filesOf(event.dataTransfer).then(onFiles);
      },
    },
  };
}

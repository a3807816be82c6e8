import { type DragEvent, useRef, useState } from 'react';
import { filesOf } from '../../../../platform/web/widgets/upload/filesOf.ts';

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Takes files that are dropped on something. */
export function useDropArea(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  // entering a child comes before leaving its parent
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

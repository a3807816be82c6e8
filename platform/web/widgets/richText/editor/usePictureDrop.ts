import type { Editor } from '@tiptap/core';
import type { EditorView } from '@tiptap/pm/view';
import { useLayoutEffect, useRef } from 'react';
import { isPicture } from '../../upload/item.ts';

type TakeUp = (editor: Editor, file: File, place?: number) => Promise<void>;

const picturesIn = (carried: DataTransfer | null) => [...(carried?.files ?? [])].filter(isPicture);

/** Uploads pasted or dropped pictures. Text beside a picture, as from office programs, takes precedence. */
export function usePictureDrop(takeUp: TakeUp) {
  const editor = useRef<Editor | null>(null);
  const latest = useRef(takeUp);
  useLayoutEffect(() => {
    latest.current = takeUp;
  });

  function take(files: readonly File[], place?: number): boolean {
    const into = editor.current;
    if (files.length === 0 || into === null || !into.isEditable) return false;
    void (async () => {
      for (const file of files) await latest.current(into, file, place);
    })();
    return true;
  }

  return {
    into(made: Editor) {
      editor.current = made;
    },
    onPaste(event: ClipboardEvent): boolean {
      const hasWords = (event.clipboardData?.getData('text/plain') ?? '').trim() !== '';
      return !hasWords && take(picturesIn(event.clipboardData));
    },
    onDrop(view: EditorView, event: DragEvent): boolean {
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
      const isTaken = take(picturesIn(event.dataTransfer), place);
      if (isTaken) event.preventDefault();
      return isTaken;
    },
  };
}

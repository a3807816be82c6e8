import type { Editor } from '@tiptap/core';
import type { EditorView } from '@tiptap/pm/view';
import { useLayoutEffect, useRef } from 'react';
import { isPicture } from '../../upload/item.ts';

type UploadPicture = (editor: Editor, file: File, position?: number) => Promise<void>;

const picturesIn = (transfer: DataTransfer | null) => [...(transfer?.files ?? [])].filter(isPicture);

/** Uploads pasted or dropped pictures. Text beside a picture, as from office programs, takes precedence. */
export function usePictureDrop(upload: UploadPicture) {
  const editor = useRef<Editor | null>(null);
  const latest = useRef(upload);
  useLayoutEffect(() => {
    latest.current = upload;
  });

  function uploadAll(files: readonly File[], position?: number): boolean {
    const into = editor.current;
    if (files.length === 0 || into === null || !into.isEditable) return false;
    void (async () => {
      for (const file of files) await latest.current(into, file, position);
    })();
    return true;
  }

  return {
    into(made: Editor) {
      editor.current = made;
    },
    onPaste(event: ClipboardEvent): boolean {
      const hasWords = (event.clipboardData?.getData('text/plain') ?? '').trim() !== '';
      return !hasWords && uploadAll(picturesIn(event.clipboardData));
    },
    onDrop(view: EditorView, event: DragEvent): boolean {
      const position = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
      const isHandled = uploadAll(picturesIn(event.dataTransfer), position);
      if (isHandled) event.preventDefault();
      return isHandled;
    },
  };
}

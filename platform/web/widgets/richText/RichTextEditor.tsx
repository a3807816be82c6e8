import { lazy, Suspense } from 'react';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { withTexts } from '../../language/withTexts.ts';
import styles from './editor/editor.module.css';
import type { RichTextEditorProps } from './editor/editorProps.ts';
import { useRichTexts } from './texts.ts';

const Editor = lazy(() =>
  withTexts(
    loadChunk(() => import('./editor/Editor.tsx')),
    useRichTexts,
  ),
);

/** Lazily loaded rich text editor (documents 9); `value` and `onChange` of a form. */
export function RichTextEditor(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<div className={styles.coming} aria-busy="true" />}>
      <Editor {...props} />
    </Suspense>
  );
}

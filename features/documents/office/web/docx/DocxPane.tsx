import '@eigenpal/docx-editor-react/styles.css';
import { setGoogleFontsEnabled } from '@eigenpal/docx-editor-core';
import type { Translations } from '@eigenpal/docx-editor-i18n';
import { DocxEditor, type DocxEditorRef } from '@eigenpal/docx-editor-react';
import { Alert } from 'antd';
import { use, useImperativeHandle, useRef, useState } from 'react';
import { trackPromise } from '../../../../../platform/web/chunks/trackPromise.ts';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { CARD_BREAKPOINT, useNarrow } from '../../../../../platform/web/widgets/screen/useNarrow.ts';
import type { Language } from '../../../../../platform/wire/language.ts';
import type { PaneProps } from '../dialog/paneProps.ts';
import { useTexts } from '../texts.ts';
import styles from './docx.module.css';

// fonts stay those of the person's computer: nothing is fetched from elsewhere
setGoogleFontsEnabled(false);

/** An A4 page beside the frame of the editor, px. */
const PAGE_WIDTH = 850;

const noLogo = () => null;

/** A .docx in the editor of @eigenpal/docx-editor. */
export default function DocxPane({ ref, content, restored, isReadOnly, author, onChange }: PaneProps) {
  const { page } = useTexts();
  const texts = use(editorTexts(useLanguage()));
  const isNarrow = useNarrow(CARD_BREAKPOINT);
  const editor = useRef<DocxEditorRef>(null);
  const [isFailed, setFailed] = useState(false);
  const [shown] = useState(() => (restored?.kind === 'docx' ? restored.bytes : content).slice(0));
  useImperativeHandle(ref, () => ({
    async take() {
      // selective saves clear the editor's list of changed paragraphs after writing, with edits made meanwhile
      const bytes = await editor.current?.save({ selective: false });
      return bytes ? { kind: 'docx', bytes } : null;
    },
  }));
  if (isFailed) return <Alert type="error" showIcon title={page.documentFailed} />;
  return (
    <div className={styles.editor}>
      <DocxEditor
        ref={editor}
        documentBuffer={shown}
        mode={isReadOnly ? 'viewing' : 'editing'}
        readOnly={isReadOnly}
        author={author}
        i18n={texts}
        initialZoom={isNarrow ? Math.min(1, innerWidth / PAGE_WIDTH) : 1}
        renderLogo={noLogo}
        // the page moves aside for comments, out of a phone's window
        {...(isNarrow && { commentsSidebarOpen: false })}
        showFileOpen={false}
        showHelpMenu={false}
        showOutlineButton={false}
        documentNameEditable={false}
        onChange={onChange}
        onError={() => setFailed(true)}
      />
    </div>
  );
}

const LOADERS: Readonly<Record<Language, () => Promise<Translations>>> = {
  zh: async () => (await import('@eigenpal/docx-editor-i18n/zh-CN')).default,
  en: async () => (await import('@eigenpal/docx-editor-i18n/en')).default,
  ru: async () => (await import('./ru/ru.ts')).default,
};

const loaded = new Map<Language, Promise<Translations>>();

/** Words of the editor's own toolbar and dialogs. */
function editorTexts(language: Language): Promise<Translations> {
  const texts = loaded.get(language) ?? trackPromise(LOADERS[language]());
  loaded.set(language, texts);
  return texts;
}

import { EditorContent, type Editor as TextEditor, useEditor } from '@tiptap/react';
import { useEffect, useId, useRef } from 'react';
import { MAX_RICH_TEXT_LENGTH } from '../../../../../libs/richText/richText.ts';
import { RICH_TEXT_IMAGE_RULE } from '../../../../wire/uploadRules.ts';
import { useBusyReport } from '../../form/busyParts.ts';
import textStyles from '../richText.module.css';
import { EXTENSIONS } from '../schema/extensions.tsx';
import { useRichTexts } from '../texts.ts';
import { Toolbar } from '../toolbar/Toolbar.tsx';
import styles from './editor.module.css';
import type { RichTextEditorProps } from './editorProps.ts';
import { Inserts } from './Inserts.tsx';
import { sanitizePaste } from './sanitizePaste.ts';
import { withoutUploading } from './uploadNodes.ts';
import { usePictureDrop } from './usePictureDrop.ts';
import { useUploads } from './useUploads.ts';

/** Loaded by `RichTextEditor`. */
export default function Editor(props: RichTextEditorProps) {
  const { value = '', disabled = false } = props;
  const texts = useRichTexts();
  const ownId = useId();
  const id = props.id ?? ownId;
  const bar = useRef<HTMLDivElement>(null);
  const lastValue = useRef(value);
  const uploads = useUploads();
  const pictures = { rule: RICH_TEXT_IMAGE_RULE, ...props.pictures };
  const drop = usePictureDrop((editor, file, position) => uploads.picture(editor, file, pictures, position));
  // null when the page comes back from behind its tab, until the next render
  const editor: TextEditor | null = useEditor({
    extensions: EXTENSIONS,
    content: value,
    editable: !disabled,
    injectCSS: true,
    onCreate: ({ editor }) => drop.into(editor),
    onUpdate({ editor }) {
      lastValue.current = editor.isEmpty ? '' : withoutUploading(editor.getHTML());
      props.onChange?.(lastValue.current);
    },
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': props.label,
        'aria-describedby': `${id}-keys`,
        ...(props.lang === undefined ? {} : { lang: props.lang }),
        class: `${textStyles.text} ${styles.text}`,
      },
      transformPastedHTML: sanitizePaste,
      handlePaste: (_view, event) => drop.onPaste(event),
      handleDrop: (view, event, _slice, isMoved) => !isMoved && drop.onDrop(view, event),
      handleKeyDown(_view, event) {
        if (!event.altKey || event.key !== 'F10') return false;
        bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
        return true;
      },
    },
  });

  useEffect(() => {
    if (editor && !editor.isDestroyed) editor.setEditable(!disabled, false);
  }, [editor, disabled]);
  useBusyReport(uploads.isBusy, props.onBusy);
  useEffect(() => {
    // external value: another record, or a stored draft
    if (value === lastValue.current || !editor || editor.isDestroyed) return;
    lastValue.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  const isTooLong = value.length > MAX_RICH_TEXT_LENGTH;
  return (
    <div className={styles.editor} data-disabled={disabled} data-invalid={props.isInvalid === true || isTooLong}>
      {editor && (
        <Toolbar editor={editor} bar={bar} textId={id}>
          <Inserts editor={editor} uploads={uploads} pictures={pictures} videos={props.videos} />
        </Toolbar>
      )}
      <EditorContent editor={editor} />
      <p id={`${id}-keys`} className="visually-hidden">
        {texts.keys}
      </p>
      {isTooLong && (
        <p className={styles.hint} data-wrong="true" role="alert">
          {texts.tooLong({ most: MAX_RICH_TEXT_LENGTH })}
        </p>
      )}
    </div>
  );
}

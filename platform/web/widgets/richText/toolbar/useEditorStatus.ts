import { type Editor, useEditorState } from '@tiptap/react';

const LEVELS = [1, 2, 3, 4, 5, 6] as const;
const ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];
export type BlockName = 'paragraph' | `h${(typeof LEVELS)[number]}`;

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

function blockOf(editor: Editor): BlockName {
  const level = LEVELS.find((one) => editor.isActive('heading', { level: one }));
  return level === undefined ? 'paragraph' : `h${level}`;
}

/** Marks and attributes at the cursor, for the toolbar. */
export function useEditorStatus(editor: Editor) {
  return useEditorState({
    editor,
    selector: ({ editor }) => {
      const style = editor.getAttributes('textStyle');
      return {
        isEditable: editor.isEditable,
        block: blockOf(editor),
        alignment: ALIGNMENTS.find((textAlign) => editor.isActive({ textAlign })) ?? null,
        fontSize: textOrNull(style.fontSize),
        colour: textOrNull(style.color),
        backgroundColour: textOrNull(style.backgroundColor),
        link: textOrNull(editor.getAttributes('link').href),
        isBold: editor.isActive('bold'),
        isItalic: editor.isActive('italic'),
        isUnderline: editor.isActive('underline'),
        isStrike: editor.isActive('strike'),
        isCode: editor.isActive('code'),
        isQuote: editor.isActive('blockquote'),
        isCodeBlock: editor.isActive('codeBlock'),
        isBulletList: editor.isActive('bulletList'),
        isOrderedList: editor.isActive('orderedList'),
        canUndo: editor.can().undo(),
        canRedo: editor.can().redo(),
      };
    },
  });
}

export type EditorStatus = ReturnType<typeof useEditorStatus>;
export { LEVELS };

import ClearOutlined from '@ant-design/icons/ClearOutlined';
import RedoOutlined from '@ant-design/icons/RedoOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import type { Editor } from '@tiptap/react';
import type { ReactNode, RefObject } from 'react';
import { useRichTexts } from '../texts.ts';
import { Alignments, Blocks } from './Blocks.tsx';
import { Choice } from './Choice.tsx';
import { TextMarks } from './TextMarks.tsx';
import { Tool } from './Tool.tsx';
import styles from './toolbar.module.css';
import { type BlockName, LEVELS, useEditorStatus } from './useEditorStatus.ts';
import { useToolKeys } from './useToolKeys.ts';

interface ToolbarProps {
  editor: Editor;
  bar: RefObject<HTMLDivElement | null>;
  textId: string;
  children: ReactNode;
}

/** Editor toolbar (documents 9). */
export function Toolbar({ editor, bar, textId, children }: ToolbarProps) {
  const texts = useRichTexts();
  const status = useEditorStatus(editor);
  const onKeyDown = useToolKeys(bar);
  const isDisabled = !status.isEditable;
  const chain = () => editor.chain().focus();
  const blocks: { value: BlockName; label: string }[] = [
    { value: 'paragraph', label: texts.paragraph },
    ...LEVELS.map((level) => ({ value: `h${level}` as const, label: texts.heading({ level }) })),
  ];
  const choose = (block: BlockName) => {
    const level = LEVELS.find((one) => block === `h${one}`);
    if (level === undefined) chain().setParagraph().run();
    else chain().setHeading({ level }).run();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={texts.toolbar}
      aria-controls={textId}
      className={styles.bar}
      onKeyDown={onKeyDown}
    >
      <div className={styles.group}>
        <Choice
          label={texts.block}
          value={status.block}
          options={blocks}
          isDisabled={isDisabled}
          onChoose={choose}
        />
        <TextMarks editor={editor} status={status} />
      </div>
      <div className={styles.group}>
        <Blocks editor={editor} status={status} />
      </div>
      <div className={styles.group}>
        <Alignments editor={editor} status={status} />
      </div>
      <div className={styles.group}>{children}</div>
      <div className={styles.group}>
        <Tool
          label={texts.clear}
          isDisabled={isDisabled}
          onPress={() => chain().unsetAllMarks().clearNodes().run()}
        >
          <ClearOutlined />
        </Tool>
        <Tool
          label={texts.undo}
          shortcut="Ctrl+Z"
          isDisabled={isDisabled || !status.canUndo}
          onPress={() => chain().undo().run()}
        >
          <UndoOutlined />
        </Tool>
        <Tool
          label={texts.redo}
          shortcut="Ctrl+Y"
          isDisabled={isDisabled || !status.canRedo}
          onPress={() => chain().redo().run()}
        >
          <RedoOutlined />
        </Tool>
      </div>
    </div>
  );
}

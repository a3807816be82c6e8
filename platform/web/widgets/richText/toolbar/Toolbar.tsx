import ClearOutlined from '@ant-design/icons/ClearOutlined';
import RedoOutlined from '@ant-design/icons/RedoOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect } from 'react';
import { useRichTexts } from '../texts.ts';
import { Alignments, Blocks } from './Blocks.tsx';
import { Choice } from './Choice.tsx';
import { TextMarks } from './TextMarks.tsx';
import { Tool } from './Tool.tsx';
import styles from './toolbar.module.css';
import { type BlockName, LEVELS, useEditorStatus } from './useEditorStatus.ts';

const TOOLS = 'button:not(:disabled), select:not(:disabled)';

/** Roving tabindex: arrows, Home and End move the focus (WAI-ARIA toolbar). */
function useToolKeys(bar: RefObject<HTMLElement | null>) {
  const tools = () => [...(bar.current?.querySelectorAll<HTMLElement>(TOOLS) ?? [])];

  // after each render: tools come, go and become disabled
  useEffect(() => {
    const all = tools();
    const current = all.find((tool) => tool.tabIndex === 0 && tool.dataset.current === 'true') ?? all[0];
    for (const tool of all) tool.tabIndex = tool === current ? 0 : -1;
  });

  const focus = (to: HTMLElement | undefined) => {
    if (!to) return;
    for (const tool of tools()) {
      tool.tabIndex = tool === to ? 0 : -1;
      tool.dataset.current = String(tool === to);
    }
    to.focus();
  };

  return (event: KeyboardEvent) => {
    const all = tools();
    const at = all.findIndex((tool) => tool.matches(':focus'));
    if (at < 0) return;
    const targets: Record<string, number> = {
      ArrowRight: (at + 1) % all.length,
      ArrowLeft: (at + all.length - 1) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    focus(all[target]);
  };
}

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
        <Choice label={texts.block} value={status.block} options={blocks} isDisabled={isDisabled} onChoose={choose} />
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
        <Tool label={texts.clear} isDisabled={isDisabled} onPress={() => chain().unsetAllMarks().clearNodes().run()}>
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

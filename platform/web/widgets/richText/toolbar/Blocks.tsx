import AlignCenterOutlined from '@ant-design/icons/AlignCenterOutlined';
import AlignLeftOutlined from '@ant-design/icons/AlignLeftOutlined';
import AlignRightOutlined from '@ant-design/icons/AlignRightOutlined';
import MenuFoldOutlined from '@ant-design/icons/MenuFoldOutlined';
import MenuOutlined from '@ant-design/icons/MenuOutlined';
import MenuUnfoldOutlined from '@ant-design/icons/MenuUnfoldOutlined';
import OrderedListOutlined from '@ant-design/icons/OrderedListOutlined';
import UnorderedListOutlined from '@ant-design/icons/UnorderedListOutlined';
import type { Editor } from '@tiptap/react';
import { useRichTexts } from '../texts.ts';
import { Tool } from './Tool.tsx';
import styles from './toolbar.module.css';
import type { Alignment, EditorStatus } from './useEditorStatus.ts';

const ALIGN_ICONS: readonly [Alignment, typeof MenuOutlined][] = [
  ['left', AlignLeftOutlined],
  ['center', AlignCenterOutlined],
  ['right', AlignRightOutlined],
  ['justify', MenuOutlined],
];

interface BlocksProps {
  editor: Editor;
  status: EditorStatus;
}

export function Alignments({ editor, status }: BlocksProps) {
  const texts = useRichTexts();
  return ALIGN_ICONS.map(([alignment, Icon]) => (
    <Tool
      key={alignment}
      label={texts.align[alignment]}
      isOn={status.alignment === alignment}
      isDisabled={!status.isEditable}
      onPress={() => editor.chain().focus().toggleTextAlign(alignment).run()}
    >
      <Icon />
    </Tool>
  ));
}

export function Blocks({ editor, status }: BlocksProps) {
  const texts = useRichTexts();
  const isDisabled = !status.isEditable;
  const chain = () => editor.chain().focus();
  return (
    <>
      <Tool
        label={texts.bulletList}
        isOn={status.isBulletList}
        isDisabled={isDisabled}
        onPress={() => chain().toggleBulletList().run()}
      >
        <UnorderedListOutlined />
      </Tool>
      <Tool
        label={texts.orderedList}
        isOn={status.isOrderedList}
        isDisabled={isDisabled}
        onPress={() => chain().toggleOrderedList().run()}
      >
        <OrderedListOutlined />
      </Tool>
      <Tool label={texts.outdent} isDisabled={isDisabled} onPress={() => chain().indentBy(-1).run()}>
        <MenuFoldOutlined />
      </Tool>
      <Tool label={texts.indent} isDisabled={isDisabled} onPress={() => chain().indentBy(1).run()}>
        <MenuUnfoldOutlined />
      </Tool>
      <Tool
        label={texts.quote}
        isOn={status.isQuote}
        isDisabled={isDisabled}
        onPress={() => chain().toggleBlockquote().run()}
      >
        <span className={styles.sign} aria-hidden="true">
          “”
        </span>
      </Tool>
      <Tool
        label={texts.codeBlock}
        isOn={status.isCodeBlock}
        isDisabled={isDisabled}
        onPress={() => chain().toggleCodeBlock().run()}
      >
        <span className={styles.sign} aria-hidden="true">
          {'{ }'}
        </span>
      </Tool>
    </>
  );
}

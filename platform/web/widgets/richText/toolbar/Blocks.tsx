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
import type { Alignment, Standing } from './useStanding.ts';

const ALIGN_ICONS: readonly [Alignment, typeof MenuOutlined][] = [
  ['left', AlignLeftOutlined],
  ['center', AlignCenterOutlined],
  ['right', AlignRightOutlined],
  ['justify', MenuOutlined],
];

interface BlocksProps {
  editor: Editor;
  standing: Standing;
}

export function Alignments({ editor, standing }: BlocksProps) {
  const texts = useRichTexts();
  return ALIGN_ICONS.map(([alignment, Icon]) => (
    <Tool
      key={alignment}
      label={texts.align[alignment]}
      isOn={standing.alignment === alignment}
      isDisabled={!standing.isEditable}
      onPress={() => editor.chain().focus().toggleTextAlign(alignment).run()}
    >
      <Icon />
    </Tool>
  ));
}

export function Blocks({ editor, standing }: BlocksProps) {
  const texts = useRichTexts();
  const isDisabled = !standing.isEditable;
  const deed = () => editor.chain().focus();
  return (
    <>
      <Tool
        label={texts.bulletList}
        isOn={standing.isBulletList}
        isDisabled={isDisabled}
        onPress={() => deed().toggleBulletList().run()}
      >
        <UnorderedListOutlined />
      </Tool>
      <Tool
        label={texts.orderedList}
        isOn={standing.isOrderedList}
        isDisabled={isDisabled}
        onPress={() => deed().toggleOrderedList().run()}
      >
        <OrderedListOutlined />
      </Tool>
      <Tool label={texts.outdent} isDisabled={isDisabled} onPress={() => deed().moveIn(-1).run()}>
        <MenuFoldOutlined />
      </Tool>
      <Tool label={texts.indent} isDisabled={isDisabled} onPress={() => deed().moveIn(1).run()}>
        <MenuUnfoldOutlined />
      </Tool>
      <Tool
        label={texts.quote}
        isOn={standing.isQuote}
        isDisabled={isDisabled}
        onPress={() => deed().toggleBlockquote().run()}
      >
        <span className={styles.sign} aria-hidden="true">
          “”
        </span>
      </Tool>
      <Tool
        label={texts.codeBlock}
        isOn={standing.isCodeBlock}
        isDisabled={isDisabled}
        onPress={() => deed().toggleCodeBlock().run()}
      >
        <span className={styles.sign} aria-hidden="true">
          {'{ }'}
        </span>
      </Tool>
    </>
  );
}

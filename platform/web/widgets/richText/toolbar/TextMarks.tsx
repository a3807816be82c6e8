import BgColorsOutlined from '@ant-design/icons/BgColorsOutlined';
import BoldOutlined from '@ant-design/icons/BoldOutlined';
import CodeOutlined from '@ant-design/icons/CodeOutlined';
import FontColorsOutlined from '@ant-design/icons/FontColorsOutlined';
import ItalicOutlined from '@ant-design/icons/ItalicOutlined';
import StrikethroughOutlined from '@ant-design/icons/StrikethroughOutlined';
import UnderlineOutlined from '@ant-design/icons/UnderlineOutlined';
import type { Editor } from '@tiptap/react';
import { FONT_SIZES } from '../../../../../libs/richText/richText.ts';
import { useRichTexts } from '../texts.ts';
import { Choice } from './Choice.tsx';
import { ColourTool } from './ColourTool.tsx';
import { BACKGROUND_COLOURS, TEXT_COLOURS } from './palette.ts';
import { Tool } from './Tool.tsx';
import type { EditorStatus } from './useEditorStatus.ts';

export function TextMarks({ editor, status }: { editor: Editor; status: EditorStatus }) {
  const texts = useRichTexts();
  const isDisabled = !status.isEditable;
  const chain = () => editor.chain().focus();
  const sizes = [
    { value: '', label: texts.standardSize },
    ...FONT_SIZES.map((size) => ({ value: `${size}px`, label: `${size}` })),
  ];
  return (
    <>
      <Choice
        label={texts.size}
        value={status.fontSize ?? ''}
        options={sizes}
        isDisabled={isDisabled}
        onChoose={(size) => (size === '' ? chain().unsetFontSize() : chain().setFontSize(size)).run()}
      />
      <Tool
        label={texts.bold}
        shortcut="Ctrl+B"
        isOn={status.isBold}
        isDisabled={isDisabled}
        onPress={() => chain().toggleBold().run()}
      >
        <BoldOutlined />
      </Tool>
      <Tool
        label={texts.italic}
        shortcut="Ctrl+I"
        isOn={status.isItalic}
        isDisabled={isDisabled}
        onPress={() => chain().toggleItalic().run()}
      >
        <ItalicOutlined />
      </Tool>
      <Tool
        label={texts.underline}
        shortcut="Ctrl+U"
        isOn={status.isUnderline}
        isDisabled={isDisabled}
        onPress={() => chain().toggleUnderline().run()}
      >
        <UnderlineOutlined />
      </Tool>
      <Tool
        label={texts.strike}
        isOn={status.isStrike}
        isDisabled={isDisabled}
        onPress={() => chain().toggleStrike().run()}
      >
        <StrikethroughOutlined />
      </Tool>
      <Tool label={texts.code} isOn={status.isCode} isDisabled={isDisabled} onPress={() => chain().toggleCode().run()}>
        <CodeOutlined />
      </Tool>
      <ColourTool
        label={texts.colour}
        colours={TEXT_COLOURS}
        current={status.colour}
        isDisabled={isDisabled}
        onChoose={(colour) => (colour === null ? chain().unsetColor() : chain().setColor(colour)).run()}
      >
        <FontColorsOutlined />
      </ColourTool>
      <ColourTool
        label={texts.ground}
        colours={BACKGROUND_COLOURS}
        current={status.backgroundColour}
        isDisabled={isDisabled}
        onChoose={(colour) =>
          (colour === null ? chain().unsetBackgroundColor() : chain().setBackgroundColor(colour)).run()
        }
      >
        <BgColorsOutlined />
      </ColourTool>
    </>
  );
}

import BgColorsOutlined from '@ant-design/icons/BgColorsOutlined';
import BoldOutlined from '@ant-design/icons/BoldOutlined';
import CodeOutlined from '@ant-design/icons/CodeOutlined';
import FontColorsOutlined from '@ant-design/icons/FontColorsOutlined';
import ItalicOutlined from '@ant-design/icons/ItalicOutlined';
import StrikethroughOutlined from '@ant-design/icons/StrikethroughOutlined';
import UnderlineOutlined from '@ant-design/icons/UnderlineOutlined';
import type { Editor } from '@tiptap/react';
import { FONT_SIZES } from '../../../../wire/richText.ts';
import { useRichTexts } from '../texts.ts';
import { Choice } from './Choice.tsx';
import { ColourTool } from './ColourTool.tsx';
import { GROUND_COLOURS, LETTER_COLOURS } from './palette.ts';
import { Tool } from './Tool.tsx';
import type { Standing } from './useStanding.ts';

export function Letters({ editor, standing }: { editor: Editor; standing: Standing }) {
  const texts = useRichTexts();
  const isDisabled = !standing.isEditable;
  const deed = () => editor.chain().focus();
  const sizes = [
    { value: '', label: texts.standardSize },
    ...FONT_SIZES.map((size) => ({ value: `${size}px`, label: `${size}` })),
  ];
  return (
    <>
      <Choice
        label={texts.size}
        value={standing.fontSize ?? ''}
        options={sizes}
        isDisabled={isDisabled}
        onChoose={(size) => (size === '' ? deed().unsetFontSize() : deed().setFontSize(size)).run()}
      />
      <Tool
        label={texts.bold}
        shortcut="Ctrl+B"
        isOn={standing.isBold}
        isDisabled={isDisabled}
        onPress={() => deed().toggleBold().run()}
      >
        <BoldOutlined />
      </Tool>
      <Tool
        label={texts.italic}
        shortcut="Ctrl+I"
        isOn={standing.isItalic}
        isDisabled={isDisabled}
        onPress={() => deed().toggleItalic().run()}
      >
        <ItalicOutlined />
      </Tool>
      <Tool
        label={texts.underline}
        shortcut="Ctrl+U"
        isOn={standing.isUnderline}
        isDisabled={isDisabled}
        onPress={() => deed().toggleUnderline().run()}
      >
        <UnderlineOutlined />
      </Tool>
      <Tool
        label={texts.strike}
        isOn={standing.isStrike}
        isDisabled={isDisabled}
        onPress={() => deed().toggleStrike().run()}
      >
        <StrikethroughOutlined />
      </Tool>
      <Tool
        label={texts.code}
        isOn={standing.isCode}
        isDisabled={isDisabled}
        onPress={() => deed().toggleCode().run()}
      >
        <CodeOutlined />
      </Tool>
      <ColourTool
        label={texts.colour}
        colours={LETTER_COLOURS}
        current={standing.colour}
        isDisabled={isDisabled}
        onChoose={(colour) => (colour === null ? deed().unsetColor() : deed().setColor(colour)).run()}
      >
        <FontColorsOutlined />
      </ColourTool>
      <ColourTool
        label={texts.ground}
        colours={GROUND_COLOURS}
        current={standing.ground}
        isDisabled={isDisabled}
        onChoose={(colour) =>
          (colour === null ? deed().unsetBackgroundColor() : deed().setBackgroundColor(colour)).run()
        }
      >
        <BgColorsOutlined />
      </ColourTool>
    </>
  );
}

import LinkOutlined from '@ant-design/icons/LinkOutlined';
import PictureOutlined from '@ant-design/icons/PictureOutlined';
import VideoCameraOutlined from '@ant-design/icons/VideoCameraOutlined';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useRichTexts } from '../texts.ts';
import { Tool } from '../toolbar/Tool.tsx';
import { useStanding } from '../toolbar/useStanding.ts';
import { choose } from './choose.ts';
import { FilmDialog } from './FilmDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import type { Goods, useUploads } from './useUploads.ts';

interface InsertsProps {
  editor: Editor;
  uploads: ReturnType<typeof useUploads>;
  pictures: Goods;
  films: Goods | undefined;
}

export function Inserts({ editor, uploads, pictures, films }: InsertsProps) {
  const texts = useRichTexts();
  const { isEditable, link } = useStanding(editor);
  const [asked, setAsked] = useState<'link' | 'film' | null>(null);
  const close = () => {
    setAsked(null);
    editor.commands.focus();
  };
  const addPictures = async () => {
    for (const file of await choose(pictures.rule, true)) await uploads.picture(editor, file, pictures);
  };
  return (
    <>
      <Tool label={texts.link} isOn={link !== null} isDisabled={!isEditable} onPress={() => setAsked('link')}>
        <LinkOutlined />
      </Tool>
      <Tool label={texts.image} isDisabled={!isEditable} onPress={() => void addPictures()}>
        <PictureOutlined />
      </Tool>
      <Tool label={texts.film} isDisabled={!isEditable} onPress={() => setAsked('film')}>
        <VideoCameraOutlined />
      </Tool>
      {asked === 'link' && (
        <LinkDialog
          current={link}
          onClose={close}
          onApply={(address) => {
            putLink(editor, address);
            setAsked(null);
          }}
        />
      )}
      {asked === 'film' && (
        <FilmDialog
          goods={films}
          onClose={close}
          onFile={(file, goods) => uploads.film(editor, file, goods)}
          onAddress={(src) => {
            editor.chain().focus().insertContent({ type: 'film', attrs: { src } }).run();
            setAsked(null);
          }}
        />
      )}
    </>
  );
}

/** Links the selection; without one inserts the URL. */
function putLink(editor: Editor, href: string | null): void {
  const deed = editor.chain().focus().extendMarkRange('link');
  if (href === null) {
    deed.unsetLink().run();
  } else if (editor.state.selection.empty && !editor.isActive('link')) {
    deed.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
  } else {
    deed.setLink({ href }).run();
  }
}

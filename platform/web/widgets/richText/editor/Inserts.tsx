import LinkOutlined from '@ant-design/icons/LinkOutlined';
import PictureOutlined from '@ant-design/icons/PictureOutlined';
import VideoCameraOutlined from '@ant-design/icons/VideoCameraOutlined';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useRichTexts } from '../texts.ts';
import { Tool } from '../toolbar/Tool.tsx';
import { useEditorStatus } from '../toolbar/useEditorStatus.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { pickFiles } from './pickFiles.ts';
import type { MediaUpload, useUploads } from './useUploads.ts';
import { VideoDialog } from './VideoDialog.tsx';

interface InsertsProps {
  editor: Editor;
  uploads: ReturnType<typeof useUploads>;
  pictures: MediaUpload;
  videos: MediaUpload | undefined;
}

export function Inserts({ editor, uploads, pictures, videos }: InsertsProps) {
  const texts = useRichTexts();
  const { isEditable, link } = useEditorStatus(editor);
  const [openDialog, setOpenDialog] = useState<'link' | 'film' | null>(null);
  const close = () => {
    setOpenDialog(null);
    editor.commands.focus();
  };
  const addPictures = async () => {
    for (const file of await pickFiles(pictures.rule, true)) await uploads.picture(editor, file, pictures);
  };
  return (
    <>
      <Tool label={texts.link} isOn={link !== null} isDisabled={!isEditable} onPress={() => setOpenDialog('link')}>
        <LinkOutlined />
      </Tool>
      <Tool label={texts.image} isDisabled={!isEditable} onPress={() => void addPictures()}>
        <PictureOutlined />
      </Tool>
      <Tool label={texts.film} isDisabled={!isEditable} onPress={() => setOpenDialog('film')}>
        <VideoCameraOutlined />
      </Tool>
      {openDialog === 'link' && (
        <LinkDialog
          current={link}
          onClose={close}
          onApply={(address) => {
            putLink(editor, address);
            setOpenDialog(null);
          }}
        />
      )}
      {openDialog === 'film' && (
        <VideoDialog
          media={videos}
          onClose={close}
          onFile={(file, media) => uploads.video(editor, file, media)}
          onAddress={(src) => {
            editor.chain().focus().insertContent({ type: 'film', attrs: { src } }).run();
            setOpenDialog(null);
          }}
        />
      )}
    </>
  );
}

/** Links the selection; without one inserts the URL. */
function putLink(editor: Editor, href: string | null): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (href === null) {
    chain.unsetLink().run();
  } else if (editor.state.selection.empty && !editor.isActive('link')) {
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
  } else {
    chain.setLink({ href }).run();
  }
}

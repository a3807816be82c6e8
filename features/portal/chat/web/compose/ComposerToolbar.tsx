import FileOutlined from '@ant-design/icons/FileOutlined';
import PictureOutlined from '@ant-design/icons/PictureOutlined';
import { type ReactNode, useRef } from 'react';
import { MAX_TEXT_LENGTH, MSG_TYPE } from '../../message.ts';
import { IconButton } from '../IconButton.tsx';
import { useTexts } from '../texts.ts';
import { acceptOf, type FileType } from './chatFiles.ts';
import styles from './compose.module.css';
import type { ChatUploads } from './useChatUploads.ts';

function FilePickerButton(props: {
  icon: ReactNode;
  label: string;
  type: FileType;
  isBusy: boolean;
  onPick: (files: File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptOf(props.type)}
        onChange={(event) => {
          props.onPick([...(event.target.files ?? [])]);
          // allow choosing the same file again
          event.target.value = '';
        }}
      />
      <IconButton icon={props.icon} label={props.label} loading={props.isBusy} onClick={() => input.current?.click()} />
    </>
  );
}

const COUNTER_FROM = 9_000;

export function ComposerToolbar(props: { uploads: ChatUploads; length: number; children: ReactNode }) {
  const texts = useTexts();
  const { uploads, length } = props;
  const pickButton = (type: FileType, icon: ReactNode, label: string) => (
    <FilePickerButton
      icon={icon}
      label={label}
      type={type}
      isBusy={uploads.going.some((one) => one.type === type)}
      onPick={(files) => void uploads.send(files, type)}
    />
  );
  return (
    <div className={styles.tools}>
      {pickButton(MSG_TYPE.image, <PictureOutlined />, texts.sendImage)}
      {pickButton(MSG_TYPE.file, <FileOutlined />, texts.sendFile)}
      {props.children}
      <span className={styles.hint}>
        {length < COUNTER_FROM ? texts.inputHint : texts.chars({ count: length, most: MAX_TEXT_LENGTH })}
      </span>
    </div>
  );
}

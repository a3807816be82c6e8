import FileOutlined from '@ant-design/icons/FileOutlined';
import PictureOutlined from '@ant-design/icons/PictureOutlined';
import type { ReactNode } from 'react';
import { LONGEST_TEXT, MSG_TYPE } from '../../message.ts';
import { useTexts } from '../texts.ts';
import type { FileType } from './chatFiles.ts';
import styles from './compose.module.css';
import { PickButton } from './PickButton.tsx';
import type { ChatUploads } from './useChatUploads.ts';

const TELL_FROM = 9_000;

export function Tools(props: { uploads: ChatUploads; typed: number; children: ReactNode }) {
  const texts = useTexts();
  const { uploads, typed } = props;
  const pick = (type: FileType, icon: ReactNode, label: string) => (
    <PickButton
      icon={icon}
      label={label}
      type={type}
      isBusy={uploads.going.some((one) => one.type === type)}
      onPick={(files) => void uploads.send(files, type)}
    />
  );
  return (
    <div className={styles.tools}>
      {pick(MSG_TYPE.image, <PictureOutlined />, texts.sendImage)}
      {pick(MSG_TYPE.file, <FileOutlined />, texts.sendFile)}
      {props.children}
      <span className={styles.hint}>
        {typed < TELL_FROM ? texts.inputHint : texts.chars({ count: typed, most: LONGEST_TEXT })}
      </span>
    </div>
  );
}

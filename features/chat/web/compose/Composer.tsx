import FileOutlined from '@ant-design/icons/FileOutlined';
import PictureOutlined from '@ant-design/icons/PictureOutlined';
import { Button, Input } from 'antd';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { newKey } from '../../../../platform/web/browser/newKey.ts';
import { useWho } from '../../../../platform/web/who/who.ts';
import { CARD_BREAKPOINT, useNarrow } from '../../../../platform/web/widgets/screen/useNarrow.ts';
import { filesOf, namedByTime } from '../../../../platform/web/widgets/upload/filesOf.ts';
import { LONGEST_TEXT, MSG_TYPE, saysSomething } from '../../message.ts';
import { type About, aboutOf } from '../chatStore.ts';
import { useSender } from '../sending/useSending.ts';
import { useTexts } from '../texts.ts';
import type { FileType } from './chatFiles.ts';
import styles from './compose.module.css';
import { keepDraft, readDraft } from './drafts.ts';
import { PickButton } from './PickButton.tsx';
import type { useChatUploads } from './useChatUploads.ts';

/** From so many characters on their number is told. */
const TELL_FROM = 9_000;

interface ComposerProps {
  about: About;
  uploads: ReturnType<typeof useChatUploads>;
  onTyping: () => void;
  /** other buttons beside those for files; gets a way to put words into the text */
  extra?: (insert: (words: string) => void) => ReactNode;
}

/** Where one writes: text of several lines, files, images; what is not sent stays as a draft (portal 2.8). */
export function Composer({ about, uploads, onTyping, extra }: ComposerProps) {
  const texts = useTexts();
  const sender = useSender();
  const { userId } = useWho().user;
  const isPhone = useNarrow(CARD_BREAKPOINT);
  const [text, setText] = useState(() => readDraft(userId, about));

  const write = (next: string) => {
    setText(next);
    keepDraft(userId, about, next);
  };
  const send = () => {
    if (!saysSomething(text)) return;
    const body = { kind: 'text' as const, text };
    sender.send({ clientId: newKey(), ...aboutOf(about), at: Date.now(), body });
    write('');
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    void filesOf(event.clipboardData).then((files) =>
      uploads.send(files.map((file) => namedByTime(file, texts.pasted, new Date()))),
    );
  };

  const goes = (kind: FileType) => uploads.going.some(({ type }) => type === kind);
  return (
    <div className={styles.composer} aria-busy={uploads.going.length > 0}>
      <div className={styles.tools}>
        <PickButton
          icon={<PictureOutlined />}
          label={texts.sendImage}
          type={MSG_TYPE.image}
          isBusy={goes(MSG_TYPE.image)}
          onPick={(files) => void uploads.send(files, MSG_TYPE.image)}
        />
        <PickButton
          icon={<FileOutlined />}
          label={texts.sendFile}
          type={MSG_TYPE.file}
          isBusy={goes(MSG_TYPE.file)}
          onPick={(files) => void uploads.send(files, MSG_TYPE.file)}
        />
        {extra?.((words) => write(text === '' ? words : `${text}\n${words}`))}
        <span className={styles.hint}>
          {text.length < TELL_FROM
            ? texts.inputHint
            : texts.chars({ count: text.length, most: LONGEST_TEXT })}
        </span>
      </div>
      <div className={styles.line}>
        <Input.TextArea
          // on a phone the keyboard would cover what one came to read
          autoFocus={!isPhone}
          value={text}
          maxLength={LONGEST_TEXT}
          autoSize={{ minRows: 2, maxRows: 6 }}
          aria-label={texts.input}
          placeholder={texts.input}
          variant="borderless"
          onChange={(event) => {
            write(event.target.value);
            onTyping();
          }}
          onPaste={paste}
          onKeyDown={(event) => {
            if (!isSendKey(event)) return;
            event.preventDefault();
            send();
          }}
        />
        <Button type="primary" disabled={!saysSomething(text)} onClick={send}>
          {texts.send}
        </Button>
      </div>
    </div>
  );
}

/** Safari tells of the Enter that ends a composition only by this code. */
const COMPOSING = 229;

/** Enter sends, Shift+Enter begins a line, and an Enter that chooses a word for what was typed does neither. */
function isSendKey(event: KeyboardEvent): boolean {
  const isComposing = event.nativeEvent.isComposing || event.keyCode === COMPOSING;
  return event.key === 'Enter' && !event.shiftKey && !isComposing;
}

import { Button, type GetRef, Input } from 'antd';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { newKey } from '../../../../platform/web/browser/newKey.ts';
import { useWho } from '../../../../platform/web/who/who.ts';
import { CARD_BREAKPOINT, useNarrow } from '../../../../platform/web/widgets/screen/useNarrow.ts';
import { filesOf, namedByTime } from '../../../../platform/web/widgets/upload/filesOf.ts';
import { LONGEST_TEXT, saysSomething } from '../../message.ts';
import { type About, aboutOf } from '../chatStore.ts';
import { useSender } from '../sending/useSending.ts';
import { useTexts } from '../texts.ts';
import styles from './compose.module.css';
import { keepDraft, readDraft } from './drafts.ts';
import { Tools } from './Tools.tsx';
import type { ChatUploads } from './useChatUploads.ts';
import { withWords } from './withWords.ts';

interface ComposerProps {
  about: About;
  uploads: ChatUploads;
  onTyping: () => void;
  /** additional tools; `insert` appends to the text */
  extra?: ((insert: (words: string) => void) => ReactNode) | undefined;
}

/** Message field with draft, files and images (portal 2.8). */
export function Composer({ about, uploads, onTyping, extra }: ComposerProps) {
  const texts = useTexts();
  const field = useRef<GetRef<typeof Input.TextArea>>(null);
  const { text, write, send } = useText(about);
  const paste = usePaste(uploads);
  const insert = (words: string) => {
    write(withWords(text, words));
    field.current?.focus();
  };

  return (
    <div className={styles.composer} aria-busy={uploads.going.length > 0}>
      <Tools uploads={uploads} typed={text.length}>
        {extra?.(insert)}
      </Tools>
      <div className={styles.line}>
        <Field
          field={field}
          text={text}
          onType={(typed) => {
            write(typed);
            onTyping();
          }}
          onPaste={paste}
          onSend={send}
        />
        <Button
          type="primary"
          disabled={!saysSomething(text)}
          onClick={() => {
            send();
            // the disabled button would lose the focus
            field.current?.focus();
          }}
        >
          {texts.send}
        </Button>
      </div>
    </div>
  );
}

function Field(props: {
  field: Ref<GetRef<typeof Input.TextArea>>;
  text: string;
  onType: (typed: string) => void;
  onPaste: (event: ClipboardEvent) => void;
  onSend: () => void;
}) {
  const texts = useTexts();
  // a phone keyboard would cover the messages
  const isPhone = useNarrow(CARD_BREAKPOINT);
  return (
    <Input.TextArea
      ref={props.field}
      autoFocus={!isPhone}
      value={props.text}
      maxLength={LONGEST_TEXT}
      autoSize={{ minRows: 2, maxRows: 6 }}
      dir="auto"
      aria-label={texts.input}
      placeholder={texts.input}
      variant="borderless"
      onChange={(event) => props.onType(event.target.value)}
      onPaste={props.onPaste}
      onKeyDown={(event) => {
        if (!isSendKey(event)) return;
        event.preventDefault();
        props.onSend();
      }}
    />
  );
}

function useText(about: About) {
  const sender = useSender();
  const { userId } = useWho().user;
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
  return { text, write, send };
}

/** Sends pasted files; pasted text is left to the browser. */
function usePaste(uploads: ChatUploads): (event: ClipboardEvent) => void {
  const texts = useTexts();
  return (event) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    void filesOf(event.clipboardData).then((files) =>
      uploads.send(files.map((file) => namedByTime(file, texts.pasted, new Date()))),
    );
  };
}

/** Safari marks the Enter that ends an IME composition by this code only. */
const COMPOSING = 229;

/** Enter sends, Shift+Enter breaks the line, Enter within an IME composition does neither. */
function isSendKey(event: KeyboardEvent): boolean {
  const isComposing = event.nativeEvent.isComposing || event.keyCode === COMPOSING;
  return event.key === 'Enter' && !event.shiftKey && !isComposing;
}

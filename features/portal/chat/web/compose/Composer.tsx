import { Button, type GetRef, Input } from 'antd';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { readStored, removeStored, writeStored } from '../../../../../platform/web/browser/localStore.ts';
import { newKey } from '../../../../../platform/web/browser/newKey.ts';
import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { CARD_BREAKPOINT, useNarrow } from '../../../../../platform/web/widgets/screen/useNarrow.ts';
import { renamePasted, transferredFiles } from '../../../../../platform/web/widgets/upload/transferredFiles.ts';
import { type ConversationKey, type ConversationSubject, keyTextOf, subjectOf } from '../../conversation.ts';
import { hasVisibleText, MAX_TEXT_LENGTH } from '../../message.ts';
import { useSender } from '../sending/useSending.ts';
import { useTexts } from '../texts.ts';
import { appendText } from './appendText.ts';
import { ComposerToolbar } from './ComposerToolbar.tsx';
import styles from './compose.module.css';
import type { ChatUploads } from './useChatUploads.ts';

const storageKey = (accountId: number, about: ConversationKey) =>
  `ironsilk.chat.draft.${accountId}.${keyTextOf(about)}`;

const readDraft = (accountId: number, about: ConversationKey) => readStored(storageKey(accountId, about)) ?? '';

function saveDraft(accountId: number, about: ConversationKey, text: string): void {
  if (text === '') removeStored(storageKey(accountId, about));
  else writeStored(storageKey(accountId, about), text);
}

interface ComposerProps {
  about: ConversationSubject;
  uploads: ChatUploads;
  onTyping: () => void;
  /** additional tools; `insert` appends to the text */
  tools?: ((insert: (addition: string) => void) => ReactNode) | undefined;
}

/** Message field with draft, files and images (portal 2.8). */
export function Composer({ about, uploads, onTyping, tools }: ComposerProps) {
  const texts = useTexts();
  const field = useRef<GetRef<typeof Input.TextArea>>(null);
  const { text, write, send } = useDraft(about);
  const paste = usePaste(uploads);
  const insert = (addition: string) => {
    write(appendText(text, addition));
    field.current?.focus();
  };

  return (
    <div className={styles.composer} aria-busy={uploads.going.length > 0}>
      <ComposerToolbar uploads={uploads} length={text.length}>
        {tools?.(insert)}
      </ComposerToolbar>
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
          disabled={!hasVisibleText(text)}
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
      maxLength={MAX_TEXT_LENGTH}
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

function useDraft(about: ConversationSubject) {
  const sender = useSender();
  const { userId } = useCurrentUser().user;
  const [text, setText] = useState(() => readDraft(userId, about));
  const write = (next: string) => {
    setText(next);
    saveDraft(userId, about, next);
  };
  const send = () => {
    if (!hasVisibleText(text)) return;
    const body = { kind: 'text' as const, text };
    sender.send({ clientId: newKey(), ...subjectOf(about), at: Date.now(), body });
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
    void transferredFiles(event.clipboardData).then((files) =>
      uploads.send(files.map((file) => renamePasted(file, texts.pasted, new Date()))),
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

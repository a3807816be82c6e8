import type { ReactNode } from 'react';
import { type About, isSame, keyOf } from '../chatStore.ts';
import { useTexts } from '../texts.ts';
import { ConversationRow, type ShownConversation } from './ConversationRow.tsx';
import styles from './list.module.css';

export function ConversationList(props: {
  conversations: readonly ShownConversation[];
  chosen: About | null;
  onChoose: (about: About) => void;
  children?: ReactNode;
}) {
  const texts = useTexts();
  return (
    <ul className={styles.list} aria-label={texts.list}>
      {props.conversations.map((one) => (
        <li key={keyOf(one)}>
          <ConversationRow
            conversation={one}
            isChosen={isSame(one, props.chosen)}
            onChoose={() => props.onChoose(one)}
          />
        </li>
      ))}
      {props.children}
    </ul>
  );
}

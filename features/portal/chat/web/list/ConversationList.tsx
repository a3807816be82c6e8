import type { ReactNode } from 'react';
import { type ConversationKey, isSameConversation, keyTextOf } from '../../conversation.ts';
import { useTexts } from '../texts.ts';
import { ConversationRow, type ConversationSummary } from './ConversationRow.tsx';
import styles from './list.module.css';

export function ConversationList(props: {
  conversations: readonly ConversationSummary[];
  chosen: ConversationKey | null;
  onChoose: (about: ConversationKey) => void;
  children?: ReactNode;
}) {
  const texts = useTexts();
  return (
    <ul className={styles.list} aria-label={texts.list}>
      {props.conversations.map((one) => (
        <li key={keyTextOf(one)}>
          <ConversationRow
            conversation={one}
            isChosen={isSameConversation(one, props.chosen)}
            onChoose={() => props.onChoose(one)}
          />
        </li>
      ))}
      {props.children}
    </ul>
  );
}

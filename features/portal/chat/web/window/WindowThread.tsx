import { Segmented } from 'antd';
import type { ReactNode } from 'react';
import { keyTextOf } from '../../conversation.ts';
import { startConversation } from '../chatStore.ts';
import type { ConversationSummary } from '../list/ConversationRow.tsx';
import { useTexts } from '../texts.ts';
import { ThreadHead } from '../thread/ThreadHead.tsx';
import { ThreadPane } from '../thread/ThreadPane.tsx';
import { StartOtherButton } from './StartOtherButton.tsx';
import styles from './window.module.css';

interface WindowThreadProps {
  conversation: ConversationSummary | null;
  conversations: readonly ConversationSummary[];
  onBack: (() => void) | undefined;
}

export function WindowThread({ conversation, conversations, onBack }: WindowThreadProps) {
  const texts = useTexts();
  if (conversation === null) {
    return <div className={styles.nothing}>{texts.choose}</div>;
  }
  return (
    <ThreadPane
      key={keyTextOf(conversation)}
      about={conversation}
      lastSeq={conversation.lastSeq ?? 0}
      head={(search) => (
        <Head conversation={conversation} conversations={conversations} search={search} onBack={onBack} />
      )}
    />
  );
}

function Head(props: WindowThreadProps & { conversation: ConversationSummary; search: ReactNode }) {
  const texts = useTexts();
  const { conversation } = props;
  const { businessType, trainNo, counterpartName, lastSeq } = conversation;
  const isNew = lastSeq === undefined;
  return (
    <ThreadHead
      conversation={conversation}
      facts={[isNew ? '' : texts.services[businessType], trainNo && texts.train({ trainNo }), counterpartName]}
      onBack={props.onBack}
    >
      {isNew ? (
        <Segmented
          size="small"
          aria-label={texts.service}
          value={businessType}
          options={[
            { value: 0 as const, label: texts.services[0] },
            { value: 1 as const, label: texts.services[1] },
          ]}
          onChange={(service) => startConversation(conversation, service, conversation)}
        />
      ) : (
        <StartOtherButton conversation={conversation} conversations={props.conversations} />
      )}
      {props.search}
    </ThreadHead>
  );
}

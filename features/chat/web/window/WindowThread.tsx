import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import { Button, Segmented } from 'antd';
import type { ReactNode } from 'react';
import { begin, keyOf } from '../chatStore.ts';
import type { ShownConversation } from '../list/ConversationRow.tsx';
import { useTexts } from '../texts.ts';
import { SearchButton } from '../thread/SearchButton.tsx';
import { ThreadPane } from '../thread/ThreadPane.tsx';
import styles from './window.module.css';

interface WindowThreadProps {
  conversation: ShownConversation | null;
  /** to the list, where there is room for one half only */
  onBack: (() => void) | undefined;
}

/** The right half: the conversation that is chosen. */
export function WindowThread({ conversation, onBack }: WindowThreadProps) {
  const texts = useTexts();
  if (conversation === null) {
    return <div className={styles.nothing}>{texts.choose}</div>;
  }
  return (
    <ThreadPane
      key={keyOf(conversation)}
      about={conversation}
      lastSeq={conversation.lastSeq ?? 0}
      searchButton={(isOpen, toggle) => <SearchButton isOpen={isOpen} onToggle={toggle} />}
      head={(search) => <Head conversation={conversation} search={search} onBack={onBack} />}
    />
  );
}

function Head(props: {
  conversation: ShownConversation;
  search: ReactNode;
  onBack: (() => void) | undefined;
}) {
  const texts = useTexts();
  const { conversation, onBack } = props;
  const { containerNo, orderBigNo, businessType, trainNo, counterpartName, lastSeq } = conversation;
  const isNew = lastSeq === undefined;
  return (
    <div className={styles.head}>
      {onBack && (
        <Button
          type="text"
          icon={<ArrowLeftOutlined />}
          aria-label={texts.back}
          title={texts.back}
          onClick={onBack}
        />
      )}
      <div className={styles.heading}>
        <strong>{containerNo || orderBigNo}</strong>
        <small>
          {[!isNew && texts.services[businessType], trainNo && texts.train({ trainNo }), counterpartName]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </div>
      {isNew && (
        <Segmented
          size="small"
          aria-label={texts.service}
          value={businessType}
          options={[
            { value: 0 as const, label: texts.services[0] },
            { value: 1 as const, label: texts.services[1] },
          ]}
          onChange={(service) => begin(conversation, service)}
        />
      )}
      {props.search}
    </div>
  );
}

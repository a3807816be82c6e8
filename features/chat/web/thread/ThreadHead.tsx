import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton.tsx';
import { useTexts } from '../texts.ts';
import styles from './threadHead.module.css';

interface ThreadHeadProps {
  conversation: { containerNo: string; orderBigNo: string };
  /** what else there is to know of it, from left to right; empty ones are left out */
  facts: readonly (string | undefined)[];
  /** to the list, where there is room for one half only */
  onBack: (() => void) | undefined;
  /** what one can do with it */
  children: ReactNode;
}

/** Over the messages: which conversation. */
export function ThreadHead({ conversation, facts, onBack, children }: ThreadHeadProps) {
  const texts = useTexts();
  const about = facts.filter(Boolean).join(' · ');
  return (
    <div className={styles.head} data-back={onBack !== undefined}>
      {onBack && (
        <IconButton size="middle" icon={<ArrowLeftOutlined />} label={texts.back} onClick={onBack} />
      )}
      <div className={styles.heading}>
        <strong>{conversation.containerNo || conversation.orderBigNo}</strong>
        <small title={about}>{about}</small>
      </div>
      {children}
    </div>
  );
}

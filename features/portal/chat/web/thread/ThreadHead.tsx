import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton.tsx';
import { useTexts } from '../texts.ts';
import styles from './threadHead.module.css';

interface ThreadHeadProps {
  conversation: { containerNo: string; orderBigNo: string };
  facts: readonly (string | undefined)[];
  /** narrow screens: back to the list */
  onBack: (() => void) | undefined;
  children: ReactNode;
}

export function ThreadHead({ conversation, facts, onBack, children }: ThreadHeadProps) {
  const texts = useTexts();
  const about = facts.filter(Boolean).join(' · ');
  return (
    <div className={styles.head} data-back={onBack !== undefined}>
      {onBack && <IconButton size="middle" icon={<ArrowLeftOutlined />} label={texts.back} onClick={onBack} />}
      <div className={styles.heading}>
        <strong>{conversation.containerNo || conversation.orderBigNo}</strong>
        <small title={about}>{about}</small>
      </div>
      {children}
    </div>
  );
}

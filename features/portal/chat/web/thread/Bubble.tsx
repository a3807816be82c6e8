import type { ReactNode } from 'react';
import type { Badge } from '../list/chatAvatar.ts';
import { useTexts } from '../texts.ts';
import styles from './thread.module.css';

interface BubbleProps {
  isOwn: boolean;
  badge: Badge;
  name: string;
  foot: ReactNode;
  isBare?: boolean;
  seq?: number;
  isMarked?: boolean;
  children: ReactNode;
}

export function Bubble({ isOwn, badge, name, foot, isBare = false, seq, isMarked, children }: BubbleProps) {
  const texts = useTexts();
  return (
    <li className={styles.message} data-own={isOwn} data-seq={seq} data-marked={isMarked}>
      <span className={styles.avatar} data-badge={badge} title={texts.counterpart[badge]} aria-hidden="true">
        {texts.badge[badge]}
      </span>
      <div className={styles.body}>
        <span className={styles.name}>{name}</span>
        <div className={isBare ? styles.bare : styles.bubble}>{children}</div>
        <span className={styles.foot}>{foot}</span>
      </div>
    </li>
  );
}

import BellOutlined from '@ant-design/icons/BellOutlined';
import { Popover } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadBellList } from '../../../../features/portal/message/web/bell/loadBellList.ts';
import { useTipCounts } from '../../../../features/portal/message/web/useTipCounts.ts';
import { loadBellNotices } from '../../../../features/portal/notice/web/banner/loadBellNotices.ts';
import { useIdle } from '../../../../platform/web/browser/useIdle.ts';
import { useShellTexts } from '../texts.ts';
import { badgeText } from './badgeText.ts';
import styles from './top.module.css';

const BellList = lazy(loadBellList);
const BellNotices = lazy(loadBellNotices);

export function Bell() {
  const texts = useShellTexts();
  const [count, setCount] = useState(0);
  const isIdle = useIdle();
  const [isOpen, setOpen] = useState(false);
  const label = texts.bell({ count });
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottom"
      content={
        <Suspense fallback={<div className={styles.bellWait} />}>
          {isOpen && <BellNotices onLeave={() => setOpen(false)} />}
          {isOpen && <BellList onLeave={() => setOpen(false)} />}
        </Suspense>
      }
    >
      <button
        type="button"
        className={styles.tool}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadBellList()}
      >
        <BellOutlined />
        {isIdle && <UnreadCounter onCount={setCount} />}
        {/* the label has the exact count; the short one as text would contradict it */}
        {count > 0 && <span className={styles.badge} data-count={badgeText(count)} />}
      </button>
    </Popover>
  );
}

function UnreadCounter({ onCount }: { onCount: (count: number) => void }) {
  const { messageCount } = useTipCounts();
  useEffect(() => onCount(messageCount), [messageCount, onCount]);
  return null;
}

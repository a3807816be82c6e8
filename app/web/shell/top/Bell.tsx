import BellOutlined from '@ant-design/icons/BellOutlined';
import { Popover } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { loadBellList } from '../../../../features/message/web/bell/loadBellList.ts';
import { useTipCounts } from '../../../../features/message/web/useTipCounts.ts';
import { useShellTexts } from '../texts.ts';
import { badgeText } from './badgeText.ts';
import styles from './top.module.css';

const BellList = lazy(loadBellList);

/** Notices and to-dos: the number of those unread, the newest of them, and the way to all. */
export function Bell() {
  const texts = useShellTexts();
  const { messageCount: count } = useTipCounts();
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
        {/* the label tells the whole number; as text the short one would contradict it */}
        {count > 0 && <span className={styles.badge} data-count={badgeText(count)} />}
      </button>
    </Popover>
  );
}

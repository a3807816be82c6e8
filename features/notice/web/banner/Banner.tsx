import NotificationOutlined from '@ant-design/icons/NotificationOutlined';
import PauseOutlined from '@ant-design/icons/PauseOutlined';
import PlayCircleOutlined from '@ant-design/icons/PlayCircleOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import type { Notice } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import styles from './banner.module.css';
import { MOVES_FROM } from './drift.ts';
import { NoticeLink } from './NoticeLink.tsx';
import { useCalm } from './useCalm.ts';
import { useDrift } from './useDrift.ts';
import { useStandStill } from './useStandStill.ts';

interface BannerProps {
  notices: readonly Notice[];
  onOpen: (notice: Notice) => void;
}

/** Marquee; pauses on hover, on focus and with reduced motion. */
export function Banner({ notices, onOpen }: BannerProps) {
  const { banner } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const isCalm = useCalm();
  const [isStopped, setStopped] = useState<boolean | null>(null);
  const { isHeld, hold } = useStandStill();
  const isPaused = isStopped ?? isCalm;
  const moves = notices.length >= MOVES_FROM;
  const isMoving = moves && !isPaused && !isHeld;
  const { next, standAt } = useDrift(box, { isMoving, key: notices.map(({ id }) => id).join() });

  const bringIntoView = ({ target }: FocusEvent) => {
    const item = target.closest('li');
    // a mouse click focuses too, but must not move its target
    if (item && target.matches(':focus-visible')) standAt(item.offsetLeft);
  };
  return (
    <section className={styles.banner} aria-label={banner.label} {...hold(bringIntoView)}>
      <NotificationOutlined className={styles.icon} />
      <div ref={box} className={styles.window} data-moving={isMoving}>
        <Row notices={notices} isCopy={false} onOpen={onOpen} />
        {moves && <Row notices={notices} isCopy onOpen={onOpen} />}
      </div>
      {moves && (
        <>
          <BannerButton
            label={isPaused ? banner.play : banner.pause}
            icon={isPaused ? <PlayCircleOutlined /> : <PauseOutlined />}
            onPress={() => setStopped(!isPaused)}
          />
          <BannerButton label={banner.next} icon={<RightOutlined />} onPress={next} />
        </>
      )}
    </section>
  );
}

/** The copy is decoration: hidden from assistive technology. */
function Row({ notices, isCopy, onOpen }: BannerProps & { isCopy: boolean }) {
  return (
    <ul className={styles.row} aria-hidden={isCopy || undefined}>
      {notices.map((notice) => (
        <li key={notice.id}>
          <NoticeLink notice={notice} isCopy={isCopy} onOpen={() => onOpen(notice)} />
        </li>
      ))}
    </ul>
  );
}

function BannerButton({ label, icon, onPress }: { label: string; icon: ReactNode; onPress: () => void }) {
  return (
    <button type="button" className={styles.button} aria-label={label} title={label} onClick={onPress}>
      {icon}
    </button>
  );
}

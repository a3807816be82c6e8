import CloseOutlined from '@ant-design/icons/CloseOutlined';
import NotificationOutlined from '@ant-design/icons/NotificationOutlined';
import PauseOutlined from '@ant-design/icons/PauseOutlined';
import PlayCircleOutlined from '@ant-design/icons/PlayCircleOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { type FocusEvent, type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import type { Notice } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import styles from './banner.module.css';
import { MIN_MOVING_COUNT } from './marquee.ts';
import { NoticeLink } from './NoticeLink.tsx';
import { markNoticesRead } from './noticeStore.ts';
import { useMarquee } from './useMarquee.ts';

const QUERY = '(prefers-reduced-motion: reduce)';

function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(QUERY);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(QUERY).matches,
  );
}

/** Paused while hovered or focused; `hold` returns the listeners. */
function usePause() {
  const [isUnderMouse, setUnderMouse] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  return {
    isPaused: isUnderMouse || hasFocus,
    pauseListeners: (onFocus: (event: FocusEvent) => void) => ({
      onMouseEnter: () => setUnderMouse(true),
      onMouseLeave: () => setUnderMouse(false),
      onFocus: (event: FocusEvent) => {
        setFocus(true);
        onFocus(event);
      },
      onBlur: () => setFocus(false),
    }),
  };
}

/** Marquee of unread notices; pauses on hover, on focus and with reduced motion. */
export function Banner({ notices }: { notices: readonly Notice[] }) {
  const { banner } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const isReducedMotion = useReducedMotion();
  const [isStopped, setStopped] = useState<boolean | null>(null);
  const { isPaused: isPausedByUser, pauseListeners } = usePause();
  const isPaused = isStopped ?? isReducedMotion;
  const canMove = notices.length >= MIN_MOVING_COUNT;
  const isMoving = canMove && !isPaused && !isPausedByUser;
  const { next, show } = useMarquee(box, { isMoving, key: notices.map(({ id }) => id).join() });

  const bringIntoView = ({ target }: FocusEvent) => {
    const item = target.closest('li');
    // a mouse click focuses too, but must not move its target
    if (item && target.matches(':focus-visible')) show(item);
  };
  return (
    <section className={styles.banner} aria-label={banner.label} {...pauseListeners(bringIntoView)}>
      <NotificationOutlined className={styles.icon} />
      <div ref={box} className={styles.window} data-moving={isMoving}>
        <Row notices={notices} isCopy={false} />
        {canMove && <Row notices={notices} isCopy />}
      </div>
      {canMove && (
        <>
          <BannerButton
            label={isPaused ? banner.play : banner.pause}
            icon={isPaused ? <PlayCircleOutlined /> : <PauseOutlined />}
            onPress={() => setStopped(!isPaused)}
          />
          <BannerButton label={banner.next} icon={<RightOutlined />} onPress={next} />
        </>
      )}
      <BannerButton label={banner.readAll} icon={<CloseOutlined />} onPress={() => markNoticesRead(notices)} />
    </section>
  );
}

/** The copy is decoration: hidden from assistive technology. */
function Row({ notices, isCopy }: { notices: readonly Notice[]; isCopy: boolean }) {
  return (
    <ul className={styles.row} aria-hidden={isCopy || undefined}>
      {notices.map((notice) => (
        <li key={notice.id}>
          <NoticeLink notice={notice} isCopy={isCopy} />
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

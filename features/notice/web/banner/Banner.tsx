import NotificationOutlined from '@ant-design/icons/NotificationOutlined';
import PauseOutlined from '@ant-design/icons/PauseOutlined';
import PlayCircleOutlined from '@ant-design/icons/PlayCircleOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { type FocusEvent, useRef, useState } from 'react';
import type { Notice } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import styles from './banner.module.css';
import { MOVES_FROM } from './drift.ts';
import { NoticeLink } from './NoticeLink.tsx';
import { useCalm } from './useCalm.ts';
import { useDrift } from './useDrift.ts';

/** The notices drift by; they stand still under the mouse, with the focus, and for people who want less motion. */
export function Banner({
  notices,
  onOpen,
}: {
  notices: readonly Notice[];
  onOpen: (notice: Notice) => void;
}) {
  const { banner } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const isCalm = useCalm();
  const [isStopped, setStopped] = useState<boolean | null>(null);
  const [isUnderMouse, setUnderMouse] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const moves = notices.length >= MOVES_FROM;
  const isPaused = isStopped ?? isCalm;
  const key = notices.map(({ id }) => id).join();
  const isMoving = moves && !isPaused && !isUnderMouse && !hasFocus;
  const { next, standAt } = useDrift(box, { isMoving, key });

  const bringIntoView = (event: FocusEvent) => {
    setFocus(true);
    const item = event.target.closest('li');
    // what the mouse is about to press must not move away under it
    if (item && event.target.matches(':focus-visible')) standAt(item.offsetLeft);
  };
  const row = (isCopy: boolean) => (
    <ul className={styles.row} aria-hidden={isCopy || undefined}>
      {notices.map((notice) => (
        <li key={notice.id}>
          <NoticeLink notice={notice} isCopy={isCopy} onOpen={() => onOpen(notice)} />
        </li>
      ))}
    </ul>
  );
  return (
    <section
      className={styles.banner}
      aria-label={banner.label}
      onMouseEnter={() => setUnderMouse(true)}
      onMouseLeave={() => setUnderMouse(false)}
      onFocus={bringIntoView}
      onBlur={() => setFocus(false)}
    >
      <NotificationOutlined className={styles.icon} />
      <div ref={box} className={styles.window} data-moving={isMoving}>
        {row(false)}
        {moves && row(true)}
      </div>
      {moves && (
        <>
          <button
            type="button"
            className={styles.button}
            aria-label={isPaused ? banner.play : banner.pause}
            title={isPaused ? banner.play : banner.pause}
            onClick={() => setStopped(!isPaused)}
          >
            {isPaused ? <PlayCircleOutlined /> : <PauseOutlined />}
          </button>
          <button
            type="button"
            className={styles.button}
            aria-label={banner.next}
            title={banner.next}
            onClick={next}
          >
            <RightOutlined />
          </button>
        </>
      )}
    </section>
  );
}

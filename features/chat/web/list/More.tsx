import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../texts.ts';
import styles from './list.module.css';

/** Infinite-scroll sentinel; also a button. */
export function More({ isComing, onMore }: { isComing: boolean; onMore: () => void }) {
  const texts = useTexts();
  const end = useRef<HTMLLIElement>(null);
  const more = useEffectEvent(onMore);
  useEffect(() => {
    if (isComing || end.current === null) return undefined;
    const watching = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) more();
    });
    watching.observe(end.current);
    return () => watching.disconnect();
  }, [isComing]);
  return (
    <li ref={end} className={styles.more}>
      <Button type="link" loading={isComing} onClick={onMore}>
        {texts.more}
      </Button>
    </li>
  );
}

import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../texts.ts';
import styles from './list.module.css';

/** Infinite-scroll sentinel; also a button. */
export function LoadMore({ isLoading, onMore }: { isLoading: boolean; onMore: () => void }) {
  const texts = useTexts();
  const end = useRef<HTMLLIElement>(null);
  const more = useEffectEvent(onMore);
  useEffect(() => {
    if (isLoading || end.current === null) return undefined;
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) more();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isLoading]);
  return (
    <li ref={end} className={styles.more}>
      <Button type="link" loading={isLoading} onClick={onMore}>
        {texts.more}
      </Button>
    </li>
  );
}

import { useEffect } from 'react';
import { badgeText } from '../list/badgeText.ts';

const COUNT = /^\(\d+\+?\) /;

/** Prefixes the unread count; survives title changes of pages. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const update = () => {
      const plain = document.title.replace(COUNT, '');
      const wanted = count > 0 ? `(${badgeText(count)}) ${plain}` : plain;
      if (document.title !== wanted) document.title = wanted;
    };
    update();
    const title = document.querySelector('title');
    if (title === null) return undefined;
    const changes = new MutationObserver(update);
    changes.observe(title, { childList: true });
    return () => {
      changes.disconnect();
      document.title = document.title.replace(COUNT, '');
    };
  }, [count]);
}

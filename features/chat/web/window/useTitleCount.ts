import { useEffect } from 'react';
import { countText } from '../list/countText.ts';

const COUNT = /^\(\d+\+?\) /;

/** Prefixes the unread count; survives title changes of pages. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const put = () => {
      const plain = document.title.replace(COUNT, '');
      const wanted = count > 0 ? `(${countText(count)}) ${plain}` : plain;
      if (document.title !== wanted) document.title = wanted;
    };
    put();
    const title = document.querySelector('title');
    if (title === null) return undefined;
    const changes = new MutationObserver(put);
    changes.observe(title, { childList: true });
    return () => {
      changes.disconnect();
      document.title = document.title.replace(COUNT, '');
    };
  }, [count]);
}

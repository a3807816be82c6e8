import { useEffect, useRef, useState } from 'react';
import type { Notice } from '../../wire.ts';
import { wasAutoOpened } from './autoOpenedStorage.ts';
import { openNotice, useNoticeStore } from './noticeStore.ts';

/** The open notice: chosen, or a forced one opened once (portal 2.7). */
export function useOpenNotice(notices: readonly Notice[] | undefined): Notice | null {
  const opened = useNoticeStore((store) => store.opened);
  const isTabVisible = useIsTabVisible();
  // a forced notice whose text failed opens at the next load of the portal, not right after closing
  const openedInThisPage = useRef(new Set<number>());
  useEffect(() => {
    // in a background tab it would count as seen
    if (opened || !isTabVisible) return;
    const forced = notices?.find(
      ({ id, isForceTip }) => isForceTip === '1' && !wasAutoOpened(id) && !openedInThisPage.current.has(id),
    );
    if (!forced) return;
    openedInThisPage.current.add(forced.id);
    openNotice(forced);
  }, [notices, opened, isTabVisible]);
  return opened;
}

function useIsTabVisible(): boolean {
  const [isTabVisible, setTabVisible] = useState(!document.hidden);
  useEffect(() => {
    const update = () => setTabVisible(!document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isTabVisible;
}

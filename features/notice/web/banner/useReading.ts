import { useEffect, useRef, useState } from 'react';
import type { Notice } from '../../wire.ts';
import { hasPopped } from './popped.ts';

/** The open notice: chosen, or a forced one opened once (portal 2.7). */
export function useReading(notices: readonly Notice[] | undefined) {
  const [read, setRead] = useState<Notice | null>(null);
  const isSeen = useIsSeen();
  // a forced notice whose text failed opens at the next load of the portal, not right after closing
  const openedHere = useRef(new Set<number>());
  useEffect(() => {
    // in a background tab it would count as seen
    if (read || !isSeen) return;
    const forced = notices?.find(
      ({ id, isForceTip }) => isForceTip === '1' && !hasPopped(id) && !openedHere.current.has(id),
    );
    if (!forced) return;
    openedHere.current.add(forced.id);
    setRead(forced);
  }, [notices, read, isSeen]);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (read !== null) return;
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  }, [read]);
  const open = (notice: Notice) => {
    opener.current = document.activeElement;
    setRead(notice);
  };
  return { read, open, close: () => setRead(null) };
}

function useIsSeen(): boolean {
  const [isSeen, setSeen] = useState(!document.hidden);
  useEffect(() => {
    const look = () => setSeen(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isSeen;
}

import { useEffect, useRef, useState } from 'react';
import type { Notice } from '../../wire.ts';
import { hasPopped } from './popped.ts';

/** The notice that is being read: one that was chosen, or a forced one, which opens by itself, once (portal 2.7). */
export function useReading(notices: readonly Notice[] | undefined) {
  const [read, setRead] = useState<Notice | null>(null);
  const isSeen = useIsSeen();
  // one whose text did not come opens again when the portal is opened again, not as soon as it is closed
  const openedHere = useRef(new Set<number>());
  useEffect(() => {
    // what opened in a tab behind others would count as shown
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

/** Whether the tab is in view. */
function useIsSeen(): boolean {
  const [isSeen, setSeen] = useState(!document.hidden);
  useEffect(() => {
    const look = () => setSeen(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isSeen;
}

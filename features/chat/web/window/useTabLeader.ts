import { type RefObject, useEffect, useRef } from 'react';
import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { useIsLive } from '../../../../platform/web/live/liveState.ts';

/** Leader election among the tabs of a person, by Web Lock; without a secure context every tab leads. */
export function useTabLeader(): RefObject<boolean> {
  const isLeader = useRef(false);
  const { userId } = useCurrentUser().user;
  const isLive = useIsLive();
  useEffect(() => {
    if (!isLive) return undefined;
    const { promise: done, resolve: resign } = Promise.withResolvers<void>();
    const lead = () => {
      isLeader.current = true;
      return done;
    };
    const abortController = new AbortController();
    if (navigator.locks) {
      const { signal } = abortController;
      // rejects when aborted while waiting
      navigator.locks.request(`ironsilk.chat.speaker.${userId}`, { signal }, lead).catch(() => undefined);
    } else void lead();
    return () => {
      isLeader.current = false;
      abortController.abort();
      resign();
    };
  }, [userId, isLive]);
  return isLeader;
}

import { useEffect, useRef } from 'react';
import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { getTrainViews, type SavedView, saveTrainViews } from '../../../wire.ts';
import { readBrowserViews, removeBrowserViews } from './savedViews.ts';

/** Saved views of the account. Those that the browser kept move there at the first opening. */
export function useSavedViews(isOpen: boolean) {
  const { userId } = useCurrentUser().user;
  const read = useRead(getTrainViews, {}, { enabled: isOpen });
  const write = useWrite(saveTrainViews, { invalidates: [getTrainViews] });
  const isMoving = useRef(false);
  const isFirst = read.data === null;
  const { send } = write;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the account is known to have none
  useEffect(() => {
    const views = readBrowserViews(userId);
    if (!isFirst || isMoving.current || views.length === 0) return;
    isMoving.current = true;
    void send({ views }).then((saved) => saved !== undefined && removeBrowserViews(userId));
  }, [isFirst]);

  return {
    views: read.data ?? [],
    isReady: read.data !== undefined && !write.isPending,
    keep: (views: SavedView[]) => void send({ views }),
  };
}

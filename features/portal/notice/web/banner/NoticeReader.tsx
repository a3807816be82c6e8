import { useEffect } from 'react';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { type Notice, queryNotice } from '../../wire.ts';
import NoticeDialog from '../NoticeDialog.tsx';
import { storeAutoOpened } from './autoOpenedStorage.ts';

export default function NoticeReader({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const query = useRead(queryNotice, { id: notice.id });
  const isShown = query.data !== undefined;
  useEffect(() => {
    if (isShown && notice.isForceTip === '1') storeAutoOpened(notice.id);
  }, [isShown, notice]);
  return <NoticeDialog notice={query.data ?? notice} query={query} onClose={onClose} />;
}

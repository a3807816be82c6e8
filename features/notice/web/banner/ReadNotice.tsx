import { useEffect } from 'react';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { type Notice, queryNotice } from '../../wire.ts';
import NoticeDialog from '../NoticeDialog.tsx';
import { keepPopped } from './popped.ts';

export default function ReadNotice({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const reading = useRead(queryNotice, { id: notice.id });
  const isShown = reading.data !== undefined;
  useEffect(() => {
    if (isShown && notice.isForceTip === '1') keepPopped(notice.id);
  }, [isShown, notice]);
  return <NoticeDialog notice={reading.data ?? notice} reading={reading} onClose={onClose} />;
}

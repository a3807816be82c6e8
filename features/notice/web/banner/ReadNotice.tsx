import { useRead } from '../../../../platform/web/query/useRead.ts';
import { type Notice, queryNotice } from '../../wire.ts';
import NoticeDialog from '../NoticeDialog.tsx';

/** A notice of the banner that somebody has opened: its text is read now. */
export default function ReadNotice({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const reading = useRead(queryNotice, { id: notice.id });
  return <NoticeDialog notice={reading.data ?? notice} reading={reading} onClose={onClose} />;
}

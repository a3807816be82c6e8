import { Skeleton } from 'antd';
import { useParams } from 'react-router';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { idOf } from '../../../../../platform/web/router/addressId.ts';
import { DetailState } from '../../../../../platform/web/widgets/page/DetailState.tsx';
import { readNotice } from '../../wire.ts';
import { NOTICES_PATH } from '../paths.ts';
import { useTexts } from '../texts.ts';
import { NoticeEditor } from './NoticeEditor.tsx';

export default function NoticeEditPage() {
  const { page } = useTexts();
  const { id: given } = useParams();
  const id = idOf(given);
  const read = useRead(readNotice, { id: id ?? 0 }, { enabled: id !== null });
  if (given === undefined) return <NoticeEditor notice={null} title={page.addTitle} />;
  const title = page.editTitle;
  const notice = read.data;
  if (notice) return <NoticeEditor key={`${notice.id} ${notice.updateTime}`} notice={notice} title={title} />;
  return (
    <DetailState title={title} back={NOTICES_PATH} read={id === null ? null : read}>
      <Skeleton active paragraph={{ rows: 12 }} />
    </DetailState>
  );
}

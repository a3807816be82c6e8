import { Skeleton } from 'antd';
import { useParams } from 'react-router';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { LoadError } from '../../../../platform/web/widgets/page/LoadError.tsx';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { readNotice } from '../../wire.ts';
import { NOTICES_PATH } from '../paths.ts';
import { useTexts } from '../texts.ts';
import { NoticeEditor } from './NoticeEditor.tsx';

export default function NoticeEditPage() {
  const { page } = useTexts();
  const { id: given } = useParams();
  const id = given === undefined ? null : Number(given);
  const { data, error, refetch } = useRead(readNotice, { id: id ?? 0 }, { enabled: id !== null });
  const title = id === null ? page.addTitle : page.editTitle;
  if (id === null) return <NoticeEditor notice={null} title={title} />;
  if (data) return <NoticeEditor key={`${data.id} ${data.updateTime}`} notice={data} title={title} />;
  return (
    <>
      <PageHeader title={title} back={NOTICES_PATH} />
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 12 }} />
      )}
    </>
  );
}

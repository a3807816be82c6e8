import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { useMay } from '../../../../platform/web/who/who.ts';
import { useConfirmRemoval } from '../../../../platform/web/widgets/dialog/useConfirmRemoval.tsx';
import { EditRemove } from '../../../../platform/web/widgets/list/EditRemove.tsx';
import { ListPage } from '../../../../platform/web/widgets/list/ListPage.tsx';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { addNotice, listNotices, type NoticeEntry, removeNotice } from '../../wire.ts';
import { OUTDATED } from '../outdated.ts';
import { editPath, NEW_PATH } from '../paths.ts';
import { useTexts } from '../texts.ts';
import { useNoticeMoves } from '../useNoticeMoves.tsx';
import { useNoticeColumns, useNoticeFilters } from './useNoticeColumns.tsx';

export default function NoticesPage() {
  const { page } = useTexts();
  const navigate = useNavigate();
  const mayAdd = useMay(addNotice.access.code);
  const columns = useNoticeColumns();
  const filters = useNoticeFilters();
  return (
    <>
      <PageHeader
        title={page.title}
        subtitle={page.subtitle}
        extra={
          mayAdd && (
            <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate(NEW_PATH)}>
              {page.add}
            </Button>
          )
        }
      />
      <ListPage
        call={listNotices}
        rowKey="id"
        label={page.title}
        emptyText={page.empty}
        columns={columns}
        filters={filters}
        actionsWidth={184}
        actions={(entry) => <NoticeActions entry={entry} />}
      />
    </>
  );
}

function NoticeActions({ entry }: { entry: NoticeEntry }) {
  const { page } = useTexts();
  const navigate = useNavigate();
  const confirm = useConfirmRemoval();
  const moves = useNoticeMoves();
  const removing = useWrite(removeNotice, { refreshes: OUTDATED, done: page.removed });
  const { id, title, may } = entry;
  return (
    <>
      {may.publish && (
        <Button type="link" size="small" onClick={() => moves.publish(entry)}>
          {page.publish}
        </Button>
      )}
      {may.withdraw && (
        <Button type="link" size="small" onClick={() => moves.withdraw(entry)}>
          {page.withdraw}
        </Button>
      )}
      <EditRemove
        {...(may.edit ? { onEdit: () => void navigate(editPath(id)) } : {})}
        {...(may.remove ? { onRemove: () => confirm([title], () => removing.send({ id: `${id}` })) } : {})}
      />
    </>
  );
}

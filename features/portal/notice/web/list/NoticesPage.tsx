import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { useCan } from '../../../../../platform/web/records/can.tsx';
import { useConfirmRemoval } from '../../../../../platform/web/widgets/dialog/useConfirmRemoval.tsx';
import { EditRemove } from '../../../../../platform/web/widgets/list/EditRemove.tsx';
import { ListPage } from '../../../../../platform/web/widgets/list/ListPage.tsx';
import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import { addNotice, listNotices, type NoticeEntry, removeNotice } from '../../wire.ts';
import { INVALIDATES } from '../invalidates.ts';
import { editPath, NEW_PATH } from '../paths.ts';
import { useTexts } from '../texts.ts';
import { useNoticeTransitions } from '../useNoticeTransitions.tsx';
import { useNoticeColumns, useNoticeFilters } from './useNoticeColumns.tsx';

export default function NoticesPage() {
  const { page } = useTexts();
  const navigate = useNavigate();
  const canAdd = useCan(addNotice);
  const columns = useNoticeColumns();
  const filters = useNoticeFilters();
  return (
    <>
      <PageHeader
        title={page.title}
        subtitle={page.subtitle}
        extra={
          canAdd && (
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
        sortedBy={{ key: 'beginTime', isAsc: 'descending' }}
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
  const transitions = useNoticeTransitions();
  const removing = useWrite(removeNotice, { invalidates: INVALIDATES, done: page.removed });
  const { id, title, abilities } = entry;
  return (
    <>
      {abilities.publish && (
        <Button type="link" size="small" onClick={() => transitions.publish(entry)}>
          {page.publish}
        </Button>
      )}
      {abilities.withdraw && (
        <Button type="link" size="small" onClick={() => transitions.withdraw(entry)}>
          {page.withdraw}
        </Button>
      )}
      <EditRemove
        {...(abilities.edit ? { onEdit: () => void navigate(editPath(id)) } : {})}
        {...(abilities.remove ? { onRemove: () => confirm([title], () => removing.send({ id: `${id}` })) } : {})}
      />
    </>
  );
}

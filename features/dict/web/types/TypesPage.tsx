import { Button } from 'antd';
import { Link } from 'react-router';
import { Can, useCan } from '../../../../platform/web/currentUser/currentUser.ts';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { useConfirmRemoval } from '../../../../platform/web/widgets/dialog/useConfirmRemoval.tsx';
import { useRecordDrawer } from '../../../../platform/web/widgets/dialog/useRecordDrawer.ts';
import { EditRemove, RemoveChosen } from '../../../../platform/web/widgets/list/EditRemove.tsx';
import { ListPage } from '../../../../platform/web/widgets/list/ListPage.tsx';
import type { ListColumn, ListFilter } from '../../../../platform/web/widgets/list/listProps.ts';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import type { SentBy } from '../../../../platform/wire/call.ts';
import { DICT_STATUSES, type DictType, listTypes, refreshDictCache, removeTypes } from '../../wire.ts';
import { INVALIDATES } from '../invalidates.ts';
import { ActiveTag } from '../StatusField.tsx';
import { useTexts } from '../texts.ts';
import { TypeDrawer } from './TypeDrawer.tsx';

function useTypeRemoval() {
  const { page } = useTexts();
  const confirm = useConfirmRemoval();
  const removing = useWrite(removeTypes, { invalidates: INVALIDATES, done: page.removed });
  return (types: readonly DictType[], done?: () => void) =>
    confirm(
      types.map((type) => type.dictName),
      async () => {
        if (await removing.send({ id: types.map((type) => type.dictId) })) done?.();
      },
    );
}

function TypesToolbar({ onAdd }: { onAdd: () => void }) {
  const { page } = useTexts();
  const refreshing = useWrite(refreshDictCache, { invalidates: INVALIDATES, done: page.types.refreshed });
  return (
    <>
      <Can permission="system:dict:remove">
        <Button loading={refreshing.isPending} onClick={() => void refreshing.send({})}>
          {page.types.refresh}
        </Button>
      </Can>
      <Can permission="system:dict:add">
        <Button type="primary" onClick={onAdd}>
          {page.types.add}
        </Button>
      </Can>
    </>
  );
}

type ListInput = SentBy<typeof listTypes>;

const entriesPath = (type: DictType) => `/system/dict-data/index/${type.dictId}`;

export default function TypesPage() {
  const { page } = useTexts();
  const canEdit = useCan('system:dict:edit');
  const canRemove = useCan('system:dict:remove');
  const remove = useTypeRemoval();
  const columns = useTypeColumns();
  const filters = useTypeFilters();
  const { drawn, open, close } = useRecordDrawer<DictType>();
  const bulkActions = (types: DictType[], done: () => void) => (
    <RemoveChosen count={types.length} onRemove={() => remove(types, done)} />
  );
  return (
    <>
      <PageHeader title={page.types.title} subtitle={page.types.subtitle} />
      <ListPage
        call={listTypes}
        exportName="dict.type"
        rowKey="dictId"
        label={page.types.title}
        emptyText={page.types.empty}
        columns={columns}
        filters={filters}
        toolbar={<TypesToolbar onAdd={() => open(null)} />}
        selection={canRemove ? { bulkActions } : undefined}
        actionsWidth={200}
        actions={(type) => (
          <EditRemove
            onEdit={canEdit ? () => open(type) : undefined}
            onRemove={canRemove ? () => remove([type]) : undefined}
          />
        )}
      />
      {drawn && (
        <TypeDrawer key={drawn.openCount} type={drawn.record} isOpen={drawn.isOpen} onClose={close} />
      )}
    </>
  );
}

function useTypeColumns(): readonly ListColumn<DictType, ListInput>[] {
  const { page } = useTexts();
  const format = useFormat();
  return [
    {
      key: 'dictName',
      title: page.types.name,
      width: 216,
      render: (type) => (
        <Link to={entriesPath(type)} title={page.types.entries}>
          {type.dictName}
        </Link>
      ),
    },
    { key: 'dictType', title: page.types.key, width: 184 },
    {
      key: 'status',
      title: page.status,
      width: 112,
      inCardCorner: true,
      render: ({ status }) => <ActiveTag status={status} />,
    },
    { key: 'remark', title: page.remark, minWidth: 120, hideOnPhone: true },
    {
      key: 'createTime',
      title: page.types.added,
      width: 160,
      hideOnPhone: true,
      render: ({ createTime }) => <time title={format.zone}>{format.dateTime(createTime)}</time>,
    },
  ];
}

function useTypeFilters(): readonly ListFilter<keyof ListInput & string>[] {
  const { page } = useTexts();
  return [
    { kind: 'text', name: 'dictName', label: page.types.name },
    { kind: 'text', name: 'dictType', label: page.types.key },
    {
      kind: 'select',
      name: 'status',
      label: page.status,
      options: DICT_STATUSES.map((status) => ({ value: status, label: page.statuses[status] })),
    },
    { kind: 'dateRange', names: ['params[beginTime]', 'params[endTime]'], label: page.types.added },
  ];
}

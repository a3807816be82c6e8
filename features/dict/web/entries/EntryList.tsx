import { Button } from 'antd';
import { Can, useCan } from '../../../../platform/web/currentUser/currentUser.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { useConfirmRemoval } from '../../../../platform/web/widgets/dialog/useConfirmRemoval.tsx';
import { useRecordDrawer } from '../../../../platform/web/widgets/dialog/useRecordDrawer.ts';
import { ColourTag } from '../../../../platform/web/widgets/dict/ColourTag.tsx';
import { EditRemove, RemoveChosen } from '../../../../platform/web/widgets/list/EditRemove.tsx';
import { ListPage } from '../../../../platform/web/widgets/list/ListPage.tsx';
import type { ListColumn, ListFilter } from '../../../../platform/web/widgets/list/listProps.ts';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import type { SentBy } from '../../../../platform/wire/call.ts';
import { DICT_STATUSES, type DictEntry, type DictType, listEntries, removeEntries } from '../../wire.ts';
import { INVALIDATES } from '../invalidates.ts';
import { ActiveTag } from '../StatusField.tsx';
import { useTexts } from '../texts.ts';
import { EntryDrawer } from './EntryDrawer.tsx';

function useEntryRemoval() {
  const { page } = useTexts();
  const confirm = useConfirmRemoval();
  const removing = useWrite(removeEntries, { invalidates: INVALIDATES, done: page.removed });
  return (entries: readonly DictEntry[], done?: () => void) =>
    confirm(
      entries.map((entry) => entry.dictLabel),
      async () => {
        if (await removing.send({ id: entries.map((entry) => entry.dictCode) })) done?.();
      },
    );
}

type ListInput = SentBy<typeof listEntries>;

export function EntryList({ type }: { type: DictType }) {
  const { page } = useTexts();
  const canEdit = useCan('system:dict:edit');
  const canRemove = useCan('system:dict:remove');
  const remove = useEntryRemoval();
  const columns = useEntryColumns();
  const filters = useEntryFilters();
  const { drawn, open, close } = useRecordDrawer<DictEntry>();
  const bulkActions = (entries: DictEntry[], done: () => void) => (
    <RemoveChosen count={entries.length} onRemove={() => remove(entries, done)} />
  );
  return (
    <>
      <ListPage
        call={listEntries}
        exportName="dict.entry"
        rowKey="dictCode"
        label={page.entries.title}
        emptyText={page.entries.empty}
        fixedInput={{ dictType: type.dictType }}
        columns={columns}
        filters={filters}
        toolbar={<AddEntry onAdd={() => open(null)} />}
        selection={canRemove ? { bulkActions } : undefined}
        actionsWidth={200}
        actions={(entry) => (
          <EditRemove
            onEdit={canEdit ? () => open(entry) : undefined}
            onRemove={canRemove ? () => remove([entry]) : undefined}
          />
        )}
      />
      {drawn && (
        <EntryDrawer
          key={drawn.openCount}
          dictType={type.dictType}
          entry={drawn.record}
          isOpen={drawn.isOpen}
          onClose={close}
        />
      )}
    </>
  );
}

function AddEntry({ onAdd }: { onAdd: () => void }) {
  const { page } = useTexts();
  return (
    <Can permission="system:dict:add">
      <Button type="primary" onClick={onAdd}>
        {page.entries.add}
      </Button>
    </Can>
  );
}

function useEntryFilters(): readonly ListFilter<keyof ListInput & string>[] {
  const { page } = useTexts();
  return [
    { kind: 'text', name: 'dictLabel', label: page.entries.label },
    {
      kind: 'select',
      name: 'status',
      label: page.status,
      options: DICT_STATUSES.map((status) => ({ value: status, label: page.statuses[status] })),
    },
  ];
}

function useEntryColumns(): readonly ListColumn<DictEntry, ListInput>[] {
  const { page } = useTexts();
  return [
    {
      key: 'dictLabel',
      title: page.entries.label,
      width: 240,
      render: ({ listClass, dictLabel }) => <ColourTag colour={listClass} label={dictLabel} />,
    },
    { key: 'dictValue', title: page.entries.value, width: 168 },
    { key: 'dictSort', title: page.entries.sort, width: 96 },
    {
      key: 'isDefault',
      title: page.entries.default,
      width: 136,
      hideOnPhone: true,
      render: ({ isDefault }) =>
        isDefault === 'Y' ? <StatusTag tone="info" label={page.entries.default} /> : '—',
    },
    {
      key: 'status',
      title: page.status,
      width: 112,
      inCardCorner: true,
      render: ({ status }) => <ActiveTag status={status} />,
    },
    { key: 'remark', title: page.remark, minWidth: 120, hideOnPhone: true },
  ];
}

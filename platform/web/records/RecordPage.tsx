import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useWrite } from '../query/useWrite.ts';
import { useConfirmRemoval } from '../widgets/dialog/useConfirmRemoval.tsx';
import { useRecordDrawer } from '../widgets/dialog/useRecordDrawer.ts';
import { FormDrawer } from '../widgets/form/FormDrawer.tsx';
import { EditRemove, RemoveChosen } from '../widgets/list/EditRemove.tsx';
import { ListPage } from '../widgets/list/ListPage.tsx';
import { PageHeader } from '../widgets/page/PageHeader.tsx';
import { useCan } from './can.tsx';
import type { RecordListProps } from './recordProps.ts';

/** A page with one list of records. */
export function RecordPage<Sent, Row extends object, Input, Key, Removal, Values extends object>({
  title,
  subtitle,
  ...list
}: RecordListProps<Sent, Row, Input, Key, Removal, Values> & { title: string; subtitle?: ReactNode }) {
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      <RecordList label={title} {...list} />
    </>
  );
}

/** A list of records with drawer, removal and export; each button needs the permission of its call. */
export function RecordList<Sent, Row extends object, Input, Key, Removal, Values extends object>(
  props: RecordListProps<Sent, Row, Input, Key, Removal, Values>,
) {
  const { records, form, removal, abilities, toolbar, actions, ...list } = props;
  const { drawn, open, close } = useRecordDrawer<Row>();
  const { saving, save, remove } = useRecordWrites(props, drawn?.record ?? null);
  const canAdd = useCan(records.add) && form !== undefined;
  const canEdit = useCan(records.edit) && form !== undefined;
  const canRemove = useCan(records.remove) && removal !== undefined;
  const isRemovable = (row: Row) => canRemove && abilities?.(row).remove !== false;
  const rowActions = (row: Row) => (
    <>
      <EditRemove
        onEdit={canEdit && abilities?.(row).edit !== false ? () => open(row) : undefined}
        onRemove={isRemovable(row) ? () => remove([row]) : undefined}
      />
      {actions?.(row)}
    </>
  );
  const bulkActions = (rows: Row[], done: () => void) => <RemoveChosen onRemove={() => remove(rows, done)} />;
  const buttons = (
    <>
      {toolbar}
      {canAdd && (
        <Button type="primary" onClick={() => open(null)}>
          {form.title(null)}
        </Button>
      )}
    </>
  );
  return (
    <>
      <ListPage<Sent, Row>
        {...list}
        call={records.list}
        rowKey={records.idName}
        exportName={records.exportName}
        toolbar={buttons}
        selection={canRemove ? { isSelectable: isRemovable, bulkActions } : undefined}
        actions={canEdit || canRemove || actions ? rowActions : undefined}
      />
      {drawn && form && (
        <FormDrawer<Values>
          key={drawn.openCount}
          title={form.title(drawn.record)}
          isOpen={drawn.isOpen}
          first={form.initial(drawn.record)}
          saving={saving}
          onSave={(values) => save(form.input(values))}
          onClose={close}
        >
          {form.fields(drawn.record)}
        </FormDrawer>
      )}
    </>
  );
}

function useRecordWrites<Sent, Row extends object, Input, Key, Removal, Values extends object>(
  props: RecordListProps<Sent, Row, Input, Key, Removal, Values>,
  row: Row | null,
) {
  const { records, form, removal } = props;
  const confirm = useConfirmRemoval();
  const invalidates = [records.list, ...(props.invalidates ?? [])];
  const adding = useWrite(records.add, { invalidates, done: form?.saved });
  const changing = useWrite(records.edit, { invalidates, done: form?.saved });
  const removing = useWrite(records.remove, { invalidates, done: removal?.removed });
  const remove = (rows: readonly Row[], done?: () => void) => {
    const names = rows.map((each) => removal?.nameOf(each) ?? '');
    confirm(names, async () => {
      if ((await removing.send(records.removalOf(rows))) === undefined) return;
      removal?.onRemoved?.(rows);
      done?.();
    });
  };
  if (row === null) return { saving: adding, save: adding.send, remove };
  const save = (input: Input) => changing.send(Object.assign({}, input, records.keyOf(row)));
  return { saving: changing, save, remove };
}

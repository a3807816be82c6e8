import { Button } from 'antd';
import { Can, useCan } from '../../../platform/web/currentUser/currentUser.ts';
import { useFormat } from '../../../platform/web/language/format.ts';
import { useWrite } from '../../../platform/web/query/useWrite.ts';
import { useConfirmRemoval } from '../../../platform/web/widgets/dialog/useConfirmRemoval.tsx';
import { useRecordDrawer } from '../../../platform/web/widgets/dialog/useRecordDrawer.ts';
import { EditRemove, RemoveChosen } from '../../../platform/web/widgets/list/EditRemove.tsx';
import { ListPage } from '../../../platform/web/widgets/list/ListPage.tsx';
import type { ListColumn, ListFilter } from '../../../platform/web/widgets/list/listProps.ts';
import { PageHeader } from '../../../platform/web/widgets/page/PageHeader.tsx';
import { StatusTag } from '../../../platform/web/widgets/status/StatusTag.tsx';
import type { SentBy } from '../../../platform/wire/call.ts';
import { CONFIG_TYPES, type ConfigEntry, listConfig, refreshConfigCache, removeConfig } from '../wire.ts';
import { ConfigDrawer } from './ConfigDrawer.tsx';
import { INVALIDATES } from './outdated.ts';
import { useTexts } from './texts.ts';

/** Removes values, once that is confirmed. */
function useConfigRemoval() {
  const { page } = useTexts();
  const confirm = useConfirmRemoval();
  const removing = useWrite(removeConfig, { invalidates: INVALIDATES, done: page.removed });
  return (entries: readonly ConfigEntry[], done?: () => void) =>
    confirm(
      entries.map((entry) => entry.configName || entry.configKey),
      async () => {
        if (await removing.send({ id: entries.map((entry) => entry.configId) })) done?.();
      },
    );
}

/** Over the list of values: have everything read anew, and add one. */
function ConfigToolbar({ onAdd }: { onAdd: () => void }) {
  const { page } = useTexts();
  const refreshing = useWrite(refreshConfigCache, { invalidates: INVALIDATES, done: page.refreshed });
  return (
    <>
      <Can permission="system:config:remove">
        <Button loading={refreshing.isPending} onClick={() => void refreshing.send({})}>
          {page.refresh}
        </Button>
      </Can>
      <Can permission="system:config:add">
        <Button type="primary" onClick={onAdd}>
          {page.add}
        </Button>
      </Can>
    </>
  );
}

type Asked = SentBy<typeof listConfig>;

const isOwn = (entry: ConfigEntry) => entry.configType === 'N';

/** The values that administrators change while the portal runs. */
export default function ConfigPage() {
  const { page } = useTexts();
  const mayEdit = useCan('system:config:edit');
  const mayRemove = useCan('system:config:remove');
  const remove = useConfigRemoval();
  const columns = useConfigColumns();
  const filters = useConfigFilters();
  const { drawn, open, close } = useRecordDrawer<ConfigEntry>();
  const bulkActions = (entries: ConfigEntry[], done: () => void) => (
    <RemoveChosen count={entries.length} onRemove={() => remove(entries, done)} />
  );
  return (
    <>
      <PageHeader title={page.title} subtitle={page.subtitle} />
      <ListPage
        call={listConfig}
        exportName="config.value"
        rowKey="configId"
        label={page.title}
        emptyText={page.empty}
        columns={columns}
        filters={filters}
        toolbar={<ConfigToolbar onAdd={() => open(null)} />}
        selection={mayRemove ? { isSelectable: isOwn, bulkActions } : undefined}
        actionsWidth={176}
        actions={(entry) => (
          <EditRemove
            onEdit={mayEdit ? () => open(entry) : undefined}
            onRemove={mayRemove && isOwn(entry) ? () => remove([entry]) : undefined}
          />
        )}
      />
      {drawn && (
        <ConfigDrawer key={drawn.openCount} entry={drawn.record} isOpen={drawn.isOpen} onClose={close} />
      )}
    </>
  );
}

function useConfigColumns(): readonly ListColumn<ConfigEntry, Asked>[] {
  const { page } = useTexts();
  const format = useFormat();
  return [
    { key: 'configName', title: page.name, width: 208 },
    { key: 'configKey', title: page.key, width: 216 },
    { key: 'configValue', title: page.value, minWidth: 104 },
    {
      key: 'configType',
      title: page.type,
      width: 112,
      inCardCorner: true,
      render: ({ configType }) => (
        <StatusTag tone={configType === 'Y' ? 'info' : 'neutral'} label={page.types[configType]} />
      ),
    },
    { key: 'remark', title: page.remark, width: 120, hideOnPhone: true },
    {
      key: 'createTime',
      title: page.added,
      width: 152,
      hideOnPhone: true,
      render: ({ createTime }) => <time title={format.zone}>{format.dateTime(createTime)}</time>,
    },
  ];
}

function useConfigFilters(): readonly ListFilter<keyof Asked & string>[] {
  const { page } = useTexts();
  return [
    { kind: 'text', name: 'configName', label: page.name },
    { kind: 'text', name: 'configKey', label: page.key },
    {
      kind: 'select',
      name: 'configType',
      label: page.type,
      options: CONFIG_TYPES.map((type) => ({ value: type, label: page.types[type] })),
    },
    { kind: 'dateRange', names: ['params[beginTime]', 'params[endTime]'], label: page.added },
  ];
}

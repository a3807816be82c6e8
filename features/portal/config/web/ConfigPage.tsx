import { Button, Form, Input } from 'antd';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { Can } from '../../../../platform/web/records/can.tsx';
import { RecordPage } from '../../../../platform/web/records/RecordPage.tsx';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import { CONFIG_TYPES, configKey, configValues, readFrameSettings, refreshConfigCache } from '../wire.ts';
import { useTexts } from './texts.ts';

const READS = [configKey, readFrameSettings];
const NEW = { configKey: '', configValue: '', configName: '', remark: '' };

/** The values that administrators change while the portal runs. */
export default function ConfigPage() {
  const { page } = useTexts();
  const format = useFormat();
  return (
    <RecordPage
      records={configValues}
      title={page.title}
      subtitle={page.subtitle}
      emptyText={page.empty}
      invalidates={READS}
      toolbar={<RefreshCache />}
      actionsWidth={176}
      abilities={({ configType }) => ({ edit: true, remove: configType === 'N' })}
      removal={{ nameOf: (row) => row.configName || row.configKey, removed: page.removed }}
      form={{
        title: (row) => (row ? page.edit({ name: row.configName }) : page.add),
        initial: (row) => row ?? NEW,
        input: (values) => values,
        fields: (row) => <ConfigFields isBuiltIn={row?.configType === 'Y'} />,
        saved: page.saved,
      }}
      filters={[
        { kind: 'text', name: 'configName', label: page.name },
        { kind: 'text', name: 'configKey', label: page.key },
        {
          kind: 'select',
          name: 'configType',
          label: page.type,
          options: CONFIG_TYPES.map((type) => ({ value: type, label: page.types[type] })),
        },
        { kind: 'dateRange', names: ['params[beginTime]', 'params[endTime]'], label: page.added },
      ]}
      columns={[
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
      ]}
    />
  );
}

/** A built-in value keeps its key, and may be empty. */
function ConfigFields({ isBuiltIn }: { isBuiltIn: boolean }) {
  const { page } = useTexts();
  const required = [{ required: true, whitespace: true }];
  return (
    <>
      <Form.Item name="configName" label={page.name} rules={required}>
        <Input maxLength={100} autoComplete="off" />
      </Form.Item>
      <Form.Item name="configKey" label={page.key} extra={page.keyHint} rules={required}>
        <Input maxLength={100} autoComplete="off" disabled={isBuiltIn} />
      </Form.Item>
      <Form.Item name="configValue" label={page.value} rules={isBuiltIn ? [] : required}>
        <Input.TextArea autoSize={{ minRows: 1, maxRows: 6 }} maxLength={500} />
      </Form.Item>
      <Form.Item name="remark" label={page.remark}>
        <Input.TextArea rows={3} maxLength={500} />
      </Form.Item>
    </>
  );
}

function RefreshCache() {
  const { page } = useTexts();
  const invalidates = [configValues.list, ...READS];
  const refreshing = useWrite(refreshConfigCache, { invalidates, done: page.refreshed });
  return (
    <Can call={refreshConfigCache}>
      <Button loading={refreshing.isPending} onClick={() => void refreshing.send({})}>
        {page.refresh}
      </Button>
    </Can>
  );
}

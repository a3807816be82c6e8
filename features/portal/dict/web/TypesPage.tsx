import { Button, Form, Input } from 'antd';
import { Link } from 'react-router';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { Can } from '../../../../platform/web/records/can.tsx';
import { RecordPage } from '../../../../platform/web/records/RecordPage.tsx';
import { TrilingualFields } from '../../../../platform/web/widgets/form/TrilingualFields.tsx';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { entriesPage } from '../pages.ts';
import { DICT_KEY, type DictType, dictTypes, refreshDictCache } from '../wire.ts';
import { INVALIDATES } from './invalidates.ts';
import { ActiveTag, StatusField, useStatusOptions } from './StatusField.tsx';
import { useTexts } from './texts.ts';

const LONGEST_NAME = { zh: 100, en: 100, ru: 100 };

type TypeForm = Pick<DictType, 'dictType' | 'names' | 'status' | 'remark'>;
const NEW: TypeForm = { dictType: '', names: { zh: '', en: '', ru: '' }, status: '0', remark: '' };

const entriesPath = (type: DictType) => pathTo(entriesPage, { dictId: type.dictId });

export default function TypesPage() {
  const { page } = useTexts();
  const { types: texts } = page;
  const format = useFormat();
  const statuses = useStatusOptions();
  return (
    <RecordPage
      records={dictTypes}
      title={texts.title}
      subtitle={texts.subtitle}
      emptyText={texts.empty}
      invalidates={INVALIDATES}
      toolbar={<RefreshCache />}
      actionsWidth={200}
      abilities={({ abilities }) => abilities}
      removal={{ nameOf: (type) => type.dictName, removed: page.removed }}
      form={{
        title: (type) => (type ? texts.edit({ name: type.dictName }) : texts.add),
        initial: (type): TypeForm => type ?? NEW,
        input: (values) => values,
        fields: () => <TypeFields />,
        saved: page.saved,
      }}
      filters={[
        { kind: 'text', name: 'dictName', label: texts.name },
        { kind: 'text', name: 'dictType', label: texts.key },
        { kind: 'select', name: 'status', label: page.status, options: statuses },
        { kind: 'dateRange', names: ['params[beginTime]', 'params[endTime]'], label: texts.added },
      ]}
      columns={[
        {
          key: 'dictName',
          title: texts.name,
          width: 216,
          render: (type) => (
            <Link to={entriesPath(type)} title={texts.entries}>
              {type.dictName}
            </Link>
          ),
        },
        { key: 'dictType', title: texts.key, width: 184 },
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
          title: texts.added,
          width: 160,
          hideOnPhone: true,
          render: ({ createTime }) => <time title={format.zone}>{format.dateTime(createTime)}</time>,
        },
      ]}
    />
  );
}

function TypeFields() {
  const { page } = useTexts();
  const { types: texts } = page;
  return (
    <>
      <TrilingualFields name="names" labels={texts.names} longest={LONGEST_NAME} />
      <Form.Item
        name="dictType"
        label={texts.key}
        extra={texts.keyHint}
        rules={[{ required: true }, { pattern: DICT_KEY, message: texts.keyWrong }]}
      >
        <Input maxLength={100} autoComplete="off" />
      </Form.Item>
      <StatusField />
      <Form.Item name="remark" label={page.remark}>
        <Input.TextArea rows={3} maxLength={500} />
      </Form.Item>
    </>
  );
}

function RefreshCache() {
  const { page } = useTexts();
  const refreshing = useWrite(refreshDictCache, { invalidates: INVALIDATES, done: page.types.refreshed });
  return (
    <Can call={refreshDictCache}>
      <Button loading={refreshing.isPending} onClick={() => void refreshing.send({})}>
        {page.types.refresh}
      </Button>
    </Can>
  );
}

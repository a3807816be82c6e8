import { Form, Input, Select } from 'antd';
import { RecordPage } from '../../../../platform/web/records/RecordPage.tsx';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import type { PayloadOf, SentBy } from '../../../../platform/wire/call.ts';
import { FLEET_STATUSES, VEHICLE_KINDS, vehicles } from '../wire.ts';
import { useFleetTexts } from './texts.ts';

type Vehicle = PayloadOf<typeof vehicles.list>['rows'][number];
type Values = SentBy<typeof vehicles.add>;

export default function VehiclesPage() {
  const texts = useFleetTexts();
  const { vehicles: words } = texts;
  const statuses = FLEET_STATUSES.map((value) => ({ value, label: texts.statuses[value] }));
  return (
    <RecordPage
      records={vehicles}
      title={words.title}
      subtitle={words.subtitle}
      emptyText={words.empty}
      form={{
        title: (row) => (row === null ? words.add : words.edit),
        initial: (row): Partial<Values> => row ?? { kind: 'container40', status: '0' },
        input: (values) => values,
        fields: () => <VehicleFields statuses={statuses} />,
        saved: words.saved,
      }}
      removal={{ nameOf: (row: Vehicle) => row.plate, removed: words.removed }}
      filters={[
        { kind: 'text', name: 'plate', label: words.plate },
        { kind: 'select', name: 'status', label: texts.status, options: statuses },
      ]}
      columns={[
        { key: 'plate', title: words.plate, minWidth: 128 },
        { key: 'kind', title: words.kind, width: 200, render: ({ kind }) => texts.kinds[kind] },
        { key: 'remark', title: texts.remark, hideOnPhone: true },
        {
          key: 'status',
          title: texts.status,
          width: 120,
          inCardCorner: true,
          render: ({ status }) => (
            <StatusTag tone={status === '0' ? 'success' : 'neutral'} label={texts.statuses[status]} />
          ),
        },
      ]}
    />
  );
}

function VehicleFields({ statuses }: { statuses: { value: string; label: string }[] }) {
  const texts = useFleetTexts();
  const { vehicles: words } = texts;
  return (
    <>
      <Form.Item name="plate" label={words.plate} extra={words.plateHint} rules={[{ required: true }]}>
        <Input maxLength={20} autoComplete="off" />
      </Form.Item>
      <Form.Item name="kind" label={words.kind} rules={[{ required: true }]}>
        <Select options={VEHICLE_KINDS.map((value) => ({ value, label: texts.kinds[value] }))} />
      </Form.Item>
      <Form.Item name="status" label={texts.status} rules={[{ required: true }]}>
        <Select options={statuses} />
      </Form.Item>
      <Form.Item name="remark" label={texts.remark}>
        <Input maxLength={200} autoComplete="off" />
      </Form.Item>
    </>
  );
}

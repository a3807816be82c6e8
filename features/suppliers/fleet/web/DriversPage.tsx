import { Form, Input, Select } from 'antd';
import { RecordPage } from '../../../../platform/web/records/RecordPage.tsx';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import type { PayloadOf, SentBy } from '../../../../platform/wire/call.ts';
import { drivers, FLEET_STATUSES } from '../wire.ts';
import { useFleetTexts } from './texts.ts';

type Driver = PayloadOf<typeof drivers.list>['rows'][number];
type Values = SentBy<typeof drivers.add>;

export default function DriversPage() {
  const texts = useFleetTexts();
  const { drivers: words } = texts;
  const statuses = FLEET_STATUSES.map((value) => ({ value, label: texts.statuses[value] }));
  return (
    <RecordPage
      records={drivers}
      title={words.title}
      subtitle={words.subtitle}
      emptyText={words.empty}
      form={{
        title: (row) => (row === null ? words.add : words.edit),
        initial: (row): Partial<Values> => row ?? { status: '0' },
        input: (values) => values,
        fields: () => <DriverFields statuses={statuses} />,
        saved: words.saved,
      }}
      removal={{ nameOf: (row: Driver) => row.name, removed: words.removed }}
      filters={[
        { kind: 'text', name: 'name', label: words.name },
        { kind: 'text', name: 'mobile', label: words.mobile },
        { kind: 'select', name: 'status', label: texts.status, options: statuses },
      ]}
      columns={[
        { key: 'name', title: words.name, minWidth: 120 },
        {
          key: 'mobile',
          title: words.mobile,
          width: 168,
          render: ({ mobile }) => <a href={`tel:${mobile}`}>{mobile}</a>,
        },
        { key: 'licenceNo', title: words.licenceNo, width: 208, hideOnPhone: true },
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

function DriverFields({ statuses }: { statuses: { value: string; label: string }[] }) {
  const texts = useFleetTexts();
  const { drivers: words } = texts;
  return (
    <>
      <Form.Item name="name" label={words.name} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={50} autoComplete="off" />
      </Form.Item>
      <Form.Item name="mobile" label={words.mobile} extra={words.mobileHint} rules={[{ required: true }]}>
        <Input maxLength={20} inputMode="tel" autoComplete="off" />
      </Form.Item>
      <Form.Item name="licenceNo" label={words.licenceNo}>
        <Input maxLength={30} autoComplete="off" />
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

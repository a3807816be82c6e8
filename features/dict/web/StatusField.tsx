import { Form, Radio } from 'antd';
import { StatusTag } from '../../../platform/web/widgets/status/StatusTag.tsx';
import { DICT_STATUSES, type DictType } from '../wire.ts';
import { useTexts } from './texts.ts';

type Status = DictType['status'];

export function ActiveTag({ status }: { status: Status }) {
  const { page } = useTexts();
  return <StatusTag tone={status === '0' ? 'success' : 'neutral'} label={page.statuses[status]} />;
}

export function StatusField() {
  const { page } = useTexts();
  return (
    <Form.Item name="status" label={page.status} extra={page.statusHint}>
      <Radio.Group
        options={DICT_STATUSES.map((status) => ({ value: status, label: page.statuses[status] }))}
      />
    </Form.Item>
  );
}

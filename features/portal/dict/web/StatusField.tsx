import { Form, Radio } from 'antd';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import { DICT_STATUSES, type DictType } from '../wire.ts';
import { useTexts } from './texts.ts';

export function useStatusOptions() {
  const { page } = useTexts();
  return DICT_STATUSES.map((status) => ({ value: status, label: page.statuses[status] }));
}

export function ActiveTag({ status }: Pick<DictType, 'status'>) {
  const { page } = useTexts();
  return <StatusTag tone={status === '0' ? 'success' : 'neutral'} label={page.statuses[status]} />;
}

export function StatusField() {
  const { page } = useTexts();
  return (
    <Form.Item name="status" label={page.status} extra={page.statusHint}>
      <Radio.Group options={useStatusOptions()} />
    </Form.Item>
  );
}

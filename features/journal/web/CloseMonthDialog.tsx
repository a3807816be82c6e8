import { Alert, Form } from 'antd';
import { useWrite } from '../../../platform/web/query/useWrite.ts';
import { DateField } from '../../../platform/web/widgets/fields/DateField.tsx';
import { FormDialog } from '../../../platform/web/widgets/form/FormDialog.tsx';
import { formatDate } from '../../../platform/wire/time.ts';
import { closeMonth, listBalances } from '../wire.ts';
import { useTexts } from './texts.ts';

const DAY_MS = 24 * 3_600_000;

/** The last day of the month before. */
function lastMonth(): string {
  const first = `${formatDate(new Date()).slice(0, 7)}-01`;
  return new Date(Date.parse(`${first}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
}

export function CloseMonthDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const closing = useWrite(closeMonth, { invalidates: [listBalances], done: texts.closed });
  return (
    <FormDialog<{ month: string }>
      isOpen
      width={440}
      title={texts.closeTitle}
      first={{ month: lastMonth() }}
      saving={closing}
      onSave={closing.send}
      onClose={onClose}
    >
      <Form.Item name="month" label={texts.month} rules={[{ required: true }]}>
        <DateField isWide />
      </Form.Item>
      <Alert type="warning" showIcon title={texts.closeText} />
    </FormDialog>
  );
}

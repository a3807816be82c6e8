import { Alert, Form, Select } from 'antd';
import { useRead } from '../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../platform/web/query/useWrite.ts';
import { FormDialog } from '../../../platform/web/widgets/form/FormDialog.tsx';
import { formatDate } from '../../../platform/wire/time.ts';
import { closeMonth, listBalances } from '../wire.ts';
import { openMonths } from './openMonths.ts';
import { useTexts } from './texts.ts';

const thisMonth = () => formatDate(new Date()).slice(0, 7);

export function CloseMonthDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const { data: books } = useRead(listBalances, {});
  const closing = useWrite(closeMonth, { invalidates: [listBalances], done: texts.closed });
  const months = openMonths(thisMonth(), books?.closedMonths ?? []);
  return (
    <FormDialog<{ month: string }>
      isOpen
      width={440}
      title={texts.closeTitle}
      confirmLabel={texts.close}
      first={{ month: months[0] }}
      saving={closing}
      onSave={({ month }) => closing.send({ month: `${month}-01` })}
      onClose={onClose}
    >
      <Form.Item name="month" label={texts.month} rules={[{ required: true }]}>
        <Select options={months.map((value) => ({ value }))} />
      </Form.Item>
      <Alert type="warning" showIcon title={texts.closeText} />
    </FormDialog>
  );
}

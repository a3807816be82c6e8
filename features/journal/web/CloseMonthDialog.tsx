import { Alert, DatePicker, Form } from 'antd';
import dayjs from 'dayjs';
import { useRead } from '../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../platform/web/query/useWrite.ts';
import { FormDialog } from '../../../platform/web/widgets/form/FormDialog.tsx';
import { formatDate } from '../../../platform/wire/time.ts';
import { closeMonth, listBalances } from '../wire.ts';
import styles from './journal.module.css';
import { latestOpenMonth } from './openMonth.ts';
import { useTexts } from './texts.ts';

const MONTH = 'YYYY-MM';
const thisMonth = () => formatDate(new Date()).slice(0, 7);

export function CloseMonthDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const { data: books } = useRead(listBalances, {});
  const closing = useWrite(closeMonth, { invalidates: [listBalances], done: texts.closed });
  const closedMonths = books?.closedMonths ?? [];
  return (
    <FormDialog<{ month: string }>
      isOpen
      width={440}
      title={texts.closeTitle}
      confirmLabel={texts.close}
      first={{ month: latestOpenMonth(thisMonth(), closedMonths) }}
      saving={closing}
      onSave={({ month }) => closing.send({ month: `${month}-01` })}
      onClose={onClose}
    >
      <Form.Item name="month" label={texts.month}>
        <MonthField closedMonths={closedMonths} />
      </Form.Item>
      <Alert type="warning" showIcon title={texts.closeText} />
    </FormDialog>
  );
}

interface MonthFieldProps {
  id?: string;
  /** `yyyy-MM` */
  value?: string;
  onChange?: (month: string) => void;
  closedMonths: readonly string[];
}

/** A month that has ended and is open. */
function MonthField({ id, value, onChange, closedMonths }: MonthFieldProps) {
  return (
    <DatePicker
      id={id}
      picker="month"
      className={styles.month}
      format={MONTH}
      allowClear={false}
      value={dayjs(value)}
      // Enter takes what was typed; it must not close the month
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
      disabledDate={(day) => {
        const month = day.format(MONTH);
        return month >= thisMonth() || closedMonths.includes(month);
      }}
      onChange={(day) => onChange?.(day?.format(MONTH) ?? '')}
    />
  );
}

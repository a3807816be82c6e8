import { Form, Select } from 'antd';
import { CONFIRM_HOURS_OFFERED } from '../../entryRules.ts';
import { useFeeTexts } from '../texts.ts';

/** How long the customer has to confirm; left empty: as configured. */
export function HoursField() {
  const texts = useFeeTexts();
  return (
    <Form.Item name="confirmHours" label={texts.confirmHours}>
      <Select
        allowClear
        placeholder={texts.asConfigured}
        options={CONFIRM_HOURS_OFFERED.map((hours) => ({ value: hours, label: texts.hours({ hours }) }))}
      />
    </Form.Item>
  );
}

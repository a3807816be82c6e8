import { Form, Select } from 'antd';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { DELAY_REASON_NAMES, DELAY_REASONS } from '../../../train/delayReasons.ts';
import { useOperatorTexts } from '../texts.ts';

/** Customers read the reason. */
export function DelayReasonField({ name }: { name: string | (string | number)[] }) {
  const texts = useOperatorTexts();
  const names = DELAY_REASON_NAMES[useLanguage()];
  return (
    <Form.Item
      name={name}
      label={texts.delayReason}
      extra={texts.delayReasonHint}
      rules={[{ required: true, message: texts.delayReasonNeeded }]}
    >
      <Select
        showSearch={{ optionFilterProp: 'label' }}
        options={DELAY_REASONS.map((value) => ({ value, label: names[value] }))}
      />
    </Form.Item>
  );
}

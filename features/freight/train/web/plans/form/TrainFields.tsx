import { Form, Input, Select } from 'antd';
import { numberAsText } from '../../../../../../platform/web/widgets/fields/numberAsText.ts';
import { QuantityInput } from '../../../../../../platform/web/widgets/fields/QuantityInput.tsx';
import { MAX_CAPACITY_TEU, MAX_CUTOFF_HOURS, MIN_CAPACITY_TEU } from '../../../wire.ts';
import { usePlanTexts } from '../../texts.ts';
import type { LineChoice } from '../useLines.ts';
import styles from './form.module.css';
import type { PlanForm } from './planForm.ts';

const CAPACITY = { type: 'number', min: MIN_CAPACITY_TEU, max: MAX_CAPACITY_TEU } as const;
const HOURS = { type: 'number', min: 1, max: MAX_CUTOFF_HOURS } as const;

export function TrainFields({ lines }: { lines: { choices: readonly LineChoice[]; isLoading: boolean } }) {
  const { form: texts } = usePlanTexts();
  return (
    <>
      <Form.Item name="lineId" label={texts.line} rules={[{ required: true }]}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          loading={lines.isLoading}
          options={lines.choices.map(({ value, label, isActive }) => ({ value, label, disabled: !isActive }))}
        />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item name="trainNo" label={texts.trainNo} rules={[{ required: true, whitespace: true }, { max: 20 }]}>
          <Input autoComplete="off" maxLength={20} />
        </Form.Item>
        <Form.Item
          name="capacityTeu"
          label={texts.capacityTeu}
          rules={[{ required: true }, CAPACITY]}
          {...numberAsText}
        >
          <QuantityInput isWhole />
        </Form.Item>
      </div>
      <CutoffFields />
    </>
  );
}

function CutoffFields() {
  const { form: texts } = usePlanTexts();
  const form = Form.useFormInstance<PlanForm>();
  const notBeforeCutoff = async (_rule: unknown, gateIn: number | null) => {
    const cutoff: number | null = form.getFieldValue('cutoffHours');
    if (gateIn && cutoff && gateIn > cutoff) throw new Error(texts.gateInTooEarly);
  };
  return (
    <div className={styles.pair}>
      <Form.Item name="cutoffHours" label={texts.cutoffHours} rules={[{ required: true }, HOURS]} {...numberAsText}>
        <QuantityInput isWhole />
      </Form.Item>
      <Form.Item
        name="gateInHours"
        label={texts.gateInHours}
        dependencies={['cutoffHours']}
        rules={[{ required: true }, HOURS, { validator: notBeforeCutoff }]}
        {...numberAsText}
      >
        <QuantityInput isWhole />
      </Form.Item>
    </div>
  );
}

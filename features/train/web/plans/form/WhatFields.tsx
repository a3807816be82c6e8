import { Form, Input, InputNumber, Select } from 'antd';
import { MAX_CAPACITY_TEU } from '../../../wire.ts';
import { usePlanTexts } from '../../texts.ts';
import type { LineChoice } from '../useLines.ts';
import styles from './form.module.css';
import type { PlanForm } from './planForm.ts';

const LEAST_TEU = 2;
const MOST_HOURS = 480;

/** Which train: line, number, capacity, and how long before departure it closes. */
export function WhatFields({ lines }: { lines: { choices: readonly LineChoice[]; isLoading: boolean } }) {
  const { form: texts } = usePlanTexts();
  const form = Form.useFormInstance<PlanForm>();
  const hours = { type: 'number', min: 1, max: MOST_HOURS } as const;
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
        <Form.Item
          name="trainNo"
          label={texts.trainNo}
          rules={[{ required: true, whitespace: true }, { max: 20 }]}
        >
          <Input autoComplete="off" maxLength={20} />
        </Form.Item>
        <Form.Item
          name="capacityTeu"
          label={texts.capacityTeu}
          rules={[{ required: true }, { type: 'number', min: LEAST_TEU, max: MAX_CAPACITY_TEU }]}
        >
          <InputNumber precision={0} style={{ width: '100%' }} />
        </Form.Item>
      </div>
      <div className={styles.pair}>
        <Form.Item name="cutoffHours" label={texts.cutoffHours} rules={[{ required: true }, hours]}>
          <InputNumber precision={0} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item
          name="gateInHours"
          label={texts.gateInHours}
          dependencies={['cutoffHours']}
          rules={[
            { required: true },
            hours,
            {
              validator: async (_rule, gateIn: number | null) => {
                const cutoff: number | null = form.getFieldValue('cutoffHours');
                if (gateIn && cutoff && gateIn > cutoff) throw new Error(texts.gateInTooEarly);
              },
            },
          ]}
        >
          <InputNumber precision={0} style={{ width: '100%' }} />
        </Form.Item>
      </div>
    </>
  );
}

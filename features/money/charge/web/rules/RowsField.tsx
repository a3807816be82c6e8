import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import type { ReactNode } from 'react';
import styles from './rules.module.css';

interface RowsFieldProps {
  name: string;
  label: string;
  hint: string;
  addLabel: string;
  removeLabel: string;
  max: number;
  fresh: object;
  /** fields of a row, by its index; the first row keeps its beginning */
  row: (index: number) => ReactNode;
}

/** Ascending rows of a rule: tiers of a price, steps of a ladder. */
export function RowsField({ name, label, hint, addLabel, removeLabel, max, fresh, row }: RowsFieldProps) {
  return (
    <Form.Item label={label} extra={hint} required>
      <Form.List name={name}>
        {(fields, { add, remove }) => (
          <div className={styles.rows}>
            {fields.map((field) => (
              <div key={field.key} className={styles.row}>
                {row(field.name)}
                <Button
                  type="text"
                  aria-label={removeLabel}
                  icon={<DeleteOutlined />}
                  disabled={field.name === 0}
                  onClick={() => remove(field.name)}
                />
              </div>
            ))}
            {fields.length < max && (
              <Button type="dashed" icon={<PlusOutlined />} onClick={() => add(fresh)}>
                {addLabel}
              </Button>
            )}
          </div>
        )}
      </Form.List>
    </Form.Item>
  );
}

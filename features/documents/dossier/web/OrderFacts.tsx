import { Input, Select } from 'antd';
import { useEffect, useState } from 'react';
import { DateField } from '../../../../platform/web/widgets/fields/DateField.tsx';
import { ORDER_FACT_NAMES, ORDER_FACTS, type OrderFact } from '../../../freight/cargo/shipmentFields.ts';
import styles from './dossier.module.css';
import { useFactWords } from './FactsGrid.tsx';
import { cellOf, type Facts } from './useDossier.ts';

interface OrderFactsProps {
  facts: Facts;
  needed: ReadonlySet<string>;
  isOpen: boolean;
}

/** What is said of the whole order; each value is saved as its field is left. */
export function OrderFacts({ facts, needed, isOpen }: OrderFactsProps) {
  const words = useFactWords();
  return (
    <div className={styles.form}>
      {ORDER_FACT_NAMES.map((field) => (
        <label key={field} className={styles.field} data-wide={isLong(field)} htmlFor={`fact-${field}`}>
          <span>{words.title(field)}</span>
          <FactInput
            field={field}
            value={facts.valueAt('', field)}
            isNeeded={needed.has(cellOf({ scope: '', field }))}
            isOpen={isOpen}
            onSave={(value) => void facts.save([{ scope: '', field, value }])}
          />
        </label>
      ))}
    </div>
  );
}

const maxLengthOf = (field: OrderFact) => {
  const kind = ORDER_FACTS[field];
  return kind.kind === 'text' ? kind.maxLength : 40;
};
const isLong = (field: OrderFact) => maxLengthOf(field) > 100;

interface FactInputProps {
  field: OrderFact;
  value: string;
  isNeeded: boolean;
  isOpen: boolean;
  onSave: (value: string) => void;
}

function FactInput({ field, value, isNeeded, isOpen, onSave }: FactInputProps) {
  const words = useFactWords();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const kind = ORDER_FACTS[field];
  const shared = {
    id: `fact-${field}`,
    disabled: !isOpen,
    ...(isNeeded && value === '' ? { status: 'error' as const, 'aria-invalid': true } : {}),
  };
  if (kind.kind === 'choice')
    return (
      <Select
        {...shared}
        allowClear
        value={value || null}
        options={
          words.options(field).length > 0
            ? words.options(field)
            : kind.options.map((option) => ({ value: option, label: option }))
        }
        onChange={(chosen: string | null) => onSave(chosen ?? '')}
      />
    );
  if (kind.kind === 'date')
    return <DateField id={shared.id} isWide value={value} onChange={onSave} disabled={!isOpen} />;
  const Text = isLong(field) ? Input.TextArea : Input;
  return (
    <Text
      {...shared}
      value={typed}
      maxLength={maxLengthOf(field)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => typed !== value && onSave(typed)}
    />
  );
}

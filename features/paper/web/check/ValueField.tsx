import { Input } from 'antd';
import styles from '../paper.module.css';
import { usePageTexts } from '../texts.ts';
import type { Spot } from './draft.ts';

const PERCENT = 100;

interface ValueFieldProps {
  id: string;
  label: string;
  value: string;
  /** where it was read; absent: typed by a person */
  spot: Spot | undefined;
  disabled?: boolean;
  fault?: string | undefined;
  onFocus: (id: string) => void;
  onChange: (value: string) => void;
}

/** A value as read, to be corrected; a doubtful one says how sure the reading is. */
export function ValueField({ id, label, value, spot, disabled, fault, onFocus, onChange }: ValueFieldProps) {
  const texts = usePageTexts();
  const isDoubtful = spot?.isDoubtful === true && spot.found.text === value;
  return (
    <div className={styles.field} data-spot={id}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        size="small"
        value={value}
        disabled={disabled ?? false}
        status={fault === undefined ? (isDoubtful ? 'warning' : '') : 'error'}
        aria-invalid={fault !== undefined}
        onFocus={() => onFocus(id)}
        onChange={({ target }) => onChange(target.value)}
      />
      {fault !== undefined && <small role="alert">{fault}</small>}
      {isDoubtful && fault === undefined && (
        <small>{texts.confidence({ percent: Math.round(spot.found.confidence * PERCENT) })}</small>
      )}
    </div>
  );
}

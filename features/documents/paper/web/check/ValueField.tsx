import { Input } from 'antd';
import styles from '../paper.module.css';
import { usePageTexts } from '../texts.ts';
import type { Spot } from './draft.ts';

const PERCENT = 100;
/** A pasted address may have some; values have none. */
const LINE_BREAKS = /\s*[\r\n]+\s*/g;

interface ValueFieldProps {
  id: string;
  label: string;
  value: string;
  /** where it was read; absent: typed by a person */
  spot: Spot | undefined;
  disabled?: boolean;
  /** names, addresses and marks: the field grows with its text */
  isLong?: boolean;
  fault?: string | undefined;
  onFocus: (id: string) => void;
  onChange: (value: string) => void;
}

/** A value as read, to be corrected; a doubtful one says how sure the reading is. */
export function ValueField(props: ValueFieldProps) {
  const { id, label, value, spot, fault, onChange } = props;
  const texts = usePageTexts();
  const isDoubtful = spot?.isDoubtful === true && spot.found.text === value;
  const shared = {
    id,
    value,
    size: 'small',
    disabled: props.disabled ?? false,
    status: fault === undefined ? (isDoubtful ? 'warning' : '') : 'error',
    'aria-invalid': fault !== undefined,
    onFocus: () => props.onFocus(id),
  } as const;
  return (
    <div className={styles.field} data-spot={id}>
      <label htmlFor={id}>{label}</label>
      {props.isLong === true ? (
        <Input.TextArea
          {...shared}
          autoSize={{ minRows: 1, maxRows: 8 }}
          onChange={({ target }) => onChange(target.value.replace(LINE_BREAKS, ' '))}
        />
      ) : (
        <Input {...shared} onChange={({ target }) => onChange(target.value)} />
      )}
      {fault !== undefined && <small role="alert">{fault}</small>}
      {isDoubtful && fault === undefined && (
        <small>{texts.confidence({ percent: Math.round(spot.found.confidence * PERCENT) })}</small>
      )}
    </div>
  );
}

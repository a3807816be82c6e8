import { Input } from 'antd';
import { useId } from 'react';
import styles from './editor.module.css';

interface AddressFieldProps {
  label: string;
  hint: string;
  fault: string | null;
  value: string;
  placeholder?: string;
  autoFocus?: boolean;
  onChange: (address: string) => void;
  onEnter: () => void;
}

export function AddressField({ label, hint, fault, onChange, onEnter, ...input }: AddressFieldProps) {
  const id = useId();
  const isWrong = fault !== null;
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <Input
        {...input}
        id={id}
        type="url"
        autoComplete="off"
        status={isWrong ? 'error' : undefined}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
        onPressEnter={onEnter}
      />
      <p id={`${id}-hint`} className={styles.hint} data-wrong={isWrong} role={isWrong ? 'alert' : undefined}>
        {fault ?? hint}
      </p>
    </>
  );
}

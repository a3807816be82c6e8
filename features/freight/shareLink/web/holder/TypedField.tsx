import { type InputHTMLAttributes, useId } from 'react';
import styles from './holder.module.css';

interface TypedFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string;
  hint?: string | undefined;
  fault?: string | undefined;
  onType: (typed: string) => void;
}

/** A field with its label, what is wrong with it under it. */
export function TypedField({ label, hint, fault, onType, ...input }: TypedFieldProps) {
  const id = useId();
  const isWrong = fault !== undefined;
  return (
    <label className={styles.field} htmlFor={id}>
      <span className={styles.label}>{label}</span>
      <input
        {...input}
        id={id}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        onChange={(event) => onType(event.target.value)}
      />
      <span id={`${id}-hint`} className={isWrong ? styles.fault : styles.soft} role={isWrong ? 'alert' : undefined}>
        {fault ?? hint}
      </span>
    </label>
  );
}

import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'id'> & {
  label: string;
  value: string;
  onType: (text: string) => void;
  error?: string | undefined;
  hint?: string;
  /** adornment inside the field: a button, an image */
  end?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
};

/** Native input with label and one reserved line for error or hint, so that the layout does not jump. */
export function Field({ label, value, onType, error, hint, end, inputRef, ...input }: Props) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={error ? 'field wrong' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <input
          {...input}
          ref={inputRef}
          id={id}
          value={value}
          onChange={(event) => onType(event.target.value)}
          aria-invalid={error !== undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {end}
      </div>
      <p id={`${id}-note`} className={hint ? 'field-note hint' : 'field-note'} role={error ? 'alert' : undefined}>
        {note}
      </p>
    </div>
  );
}

interface CodeFieldProps {
  label: string;
  value: string;
  onChange: (code: string) => void;
}

/** Field of a six-digit code, which phones fill from the message. */
export function CodeField({ label, value, onChange }: CodeFieldProps) {
  return (
    <label>
      {label}
      <input
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={value}
        onChange={({ target }) => onChange(target.value.replace(/\D/g, ''))}
      />
    </label>
  );
}

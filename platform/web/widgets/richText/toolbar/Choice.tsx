import styles from './toolbar.module.css';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  isDisabled: boolean;
  onChoose: (value: Value) => void;
}

/** Native select, best on phones and by keyboard. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const chosen = (text: string) => props.options.find(({ value }) => value === text);
  return (
    <select
      className={styles.choice}
      aria-label={props.label}
      title={props.label}
      value={props.value}
      disabled={props.isDisabled}
      onChange={({ target }) => {
        const option = chosen(target.value);
        if (option) props.onChoose(option.value);
      }}
    >
      {props.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

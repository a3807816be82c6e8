import { Input } from 'antd';

const LONGEST = 100;

/** Where one types what to look for. */
export function FindField(props: {
  label: string;
  hint: string;
  typed: string;
  onType: (typed: string) => void;
}) {
  return (
    <Input
      autoFocus
      allowClear
      size="small"
      value={props.typed}
      maxLength={LONGEST}
      aria-label={props.label}
      placeholder={props.hint}
      onChange={(event) => props.onType(event.target.value)}
    />
  );
}

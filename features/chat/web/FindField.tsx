import { Input, type InputRef } from 'antd';
import type { Ref } from 'react';

const LONGEST = 100;

export function FindField(props: {
  ref?: Ref<InputRef>;
  label: string;
  hint: string;
  typed: string;
  onType: (typed: string) => void;
}) {
  return (
    <Input
      ref={props.ref}
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

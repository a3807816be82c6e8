import { Input, type InputRef } from 'antd';
import type { Ref } from 'react';

const MAX_LENGTH = 100;

export function SearchField(props: {
  ref?: Ref<InputRef>;
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <Input
      ref={props.ref}
      autoFocus
      allowClear
      size="small"
      value={props.value}
      maxLength={MAX_LENGTH}
      aria-label={props.label}
      placeholder={props.placeholder}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}

import { Button, type ButtonProps } from 'antd';
import type { Ref } from 'react';

interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'title' | 'children'> {
  /** accessible name and tooltip */
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ label, ...rest }: IconButtonProps) {
  return <Button type="text" size="small" {...rest} aria-label={label} title={label} />;
}

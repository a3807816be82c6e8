import { Button, type ButtonProps } from 'antd';
import type { Ref } from 'react';

interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'title' | 'children'> {
  /** what it does, for those who see it and those who hear it */
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A small button that shows what it does by its icon. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return <Button type="text" size="small" {...rest} aria-label={label} title={label} />;
}

import { Dropdown, type MenuProps } from 'antd';
import { type ReactNode, useRef } from 'react';
import { IconButton } from './IconButton.tsx';
import { onEscape } from './onEscape.ts';

interface DropdownChoice {
  key: string;
  label: string;
  onClick: () => void;
}

interface LazyDropdownButtonProps {
  icon: ReactNode;
  label: string;
  choices: readonly DropdownChoice[] | undefined;
  errorText: string | undefined;
  emptyText: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  isBusy?: boolean;
}

/** Dropdown button whose items load on opening. */
export function LazyDropdownButton({ icon, label, choices, isBusy = false, ...rest }: LazyDropdownButtonProps) {
  const { emptyText, errorText, isOpen, onOpenChange } = rest;
  const button = useRef<HTMLButtonElement>(null);
  // the closing menu takes the focus away
  const focusButton = () => button.current?.focus();
  const items: MenuProps['items'] = [];
  const placeholder = choices?.length === 0 ? emptyText : errorText;
  const isLoading = choices === undefined && errorText === undefined;
  if (placeholder !== undefined) items.push({ key: 'instead', label: placeholder, disabled: true });
  for (const choice of choices ?? []) {
    const onClick = () => {
      focusButton();
      choice.onClick();
    };
    items.push({ ...choice, onClick });
  }
  const closeOnEscape = onEscape(() => {
    onOpenChange(false);
    focusButton();
  });
  const onKeyDown = isOpen ? closeOnEscape : () => {};
  return (
    <Dropdown
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      // open only when loaded, so that the first item gets the focus
      open={isOpen && !isLoading}
      onOpenChange={onOpenChange}
      menu={{ items, onKeyDown }}
    >
      <IconButton
        ref={button}
        icon={icon}
        label={label}
        loading={isBusy || (isOpen && isLoading)}
        onKeyDown={onKeyDown}
      />
    </Dropdown>
  );
}

import { Dropdown, type MenuProps } from 'antd';
import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import { onEscape } from './onEscape.ts';

interface Choice {
  key: string;
  label: string;
  onClick: () => void;
}

interface ChoiceButtonProps {
  icon: ReactNode;
  label: string;
  /** what there is to choose from; undefined while it is being read */
  choices: readonly Choice[] | undefined;
  /** said where there is nothing */
  none: string;
  isOpen: boolean;
  /** what there is to choose from is read when it opens */
  onOpenChange: (isOpen: boolean) => void;
  /** what was chosen is being done */
  isBusy?: boolean;
}

/** A small button with choices that are read when somebody wants them. */
export function ChoiceButton({ icon, label, choices, none, isBusy = false, ...opening }: ChoiceButtonProps) {
  const { isOpen, onOpenChange } = opening;
  const items: MenuProps['items'] = [];
  if (choices?.length === 0) items.push({ key: 'none', label: none, disabled: true });
  for (const choice of choices ?? []) items.push({ ...choice });
  const onKeyDown = isOpen ? onEscape(() => onOpenChange(false)) : () => {};
  return (
    <Dropdown
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      // what is there when it opens can take the focus
      open={isOpen && choices !== undefined}
      onOpenChange={onOpenChange}
      menu={{ items, onKeyDown }}
    >
      <IconButton
        icon={icon}
        label={label}
        loading={isBusy || (isOpen && choices === undefined)}
        onKeyDown={onKeyDown}
      />
    </Dropdown>
  );
}

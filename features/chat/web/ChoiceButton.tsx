import { Dropdown, type MenuProps } from 'antd';
import { type ReactNode, useRef } from 'react';
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
  /** said where it could not be read; opened again, it is read again */
  fault: string | undefined;
  /** said where there is nothing */
  none: string;
  isOpen: boolean;
  /** what there is to choose from is read when it opens */
  onOpenChange: (isOpen: boolean) => void;
  /** what was chosen is being done */
  isBusy?: boolean;
}

/** A small button with choices that are read when somebody wants them. */
export function ChoiceButton({ icon, label, choices, isBusy = false, ...rest }: ChoiceButtonProps) {
  const { none, fault, isOpen, onOpenChange } = rest;
  const button = useRef<HTMLButtonElement>(null);
  // the menu takes what has the focus with it
  const back = () => button.current?.focus();
  const items: MenuProps['items'] = [];
  const instead = choices?.length === 0 ? none : fault;
  const isComing = choices === undefined && fault === undefined;
  if (instead !== undefined) items.push({ key: 'instead', label: instead, disabled: true });
  for (const choice of choices ?? []) {
    const onClick = () => {
      back();
      choice.onClick();
    };
    items.push({ ...choice, onClick });
  }
  const leave = onEscape(() => {
    onOpenChange(false);
    back();
  });
  const onKeyDown = isOpen ? leave : () => {};
  return (
    <Dropdown
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      // what is there when it opens can take the focus
      open={isOpen && !isComing}
      onOpenChange={onOpenChange}
      menu={{ items, onKeyDown }}
    >
      <IconButton
        ref={button}
        icon={icon}
        label={label}
        loading={isBusy || (isOpen && isComing)}
        onKeyDown={onKeyDown}
      />
    </Dropdown>
  );
}

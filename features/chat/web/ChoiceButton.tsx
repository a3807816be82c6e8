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
  choices: readonly Choice[] | undefined;
  fault: string | undefined;
  none: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  isBusy?: boolean;
}

/** Dropdown button whose items load on opening. */
export function ChoiceButton({ icon, label, choices, isBusy = false, ...rest }: ChoiceButtonProps) {
  const { none, fault, isOpen, onOpenChange } = rest;
  const button = useRef<HTMLButtonElement>(null);
  // the closing menu takes the focus away
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
      // open only when loaded, so that the first item gets the focus
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

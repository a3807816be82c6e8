import type { ReactNode } from 'react';
import styles from './toolbar.module.css';

export interface ToolProps {
  label: string;
  /** pressed while what is chosen has it; absent for what only does something */
  isOn?: boolean;
  isDisabled?: boolean;
  shortcut?: string;
  onPress: () => void;
  children: ReactNode;
}

/** A button of the toolbar. The mouse does not take the focus out of the text. */
export function Tool({ label, isOn, isDisabled = false, shortcut, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      aria-pressed={isOn}
      title={shortcut === undefined ? label : `${label} (${shortcut})`}
      disabled={isDisabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

import type { ReactNode } from 'react';
import styles from './toolbar.module.css';

interface ToolProps {
  label: string;
  /** pressed state; absent for plain actions */
  isOn?: boolean;
  isDisabled?: boolean;
  shortcut?: string;
  onPress: () => void;
  children: ReactNode;
}

/** Toolbar button; mousedown keeps the focus in the text. */
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

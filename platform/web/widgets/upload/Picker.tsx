import { type ReactNode, useRef } from 'react';
import type { UploadRule } from '../../../wire/uploadRule.ts';
import styles from './upload.module.css';

interface PickerProps {
  rule: UploadRule;
  isSingle?: boolean;
  id?: string | undefined;
  onPick: (files: File[]) => void;
  children: (open: () => void) => ReactNode;
}

/** `accept` is advisory; the queue validates. antd's `Upload` would blur the button. */
export function Picker({ rule, isSingle = false, id, onPick, children }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className={styles.picker}>
      <input
        ref={input}
        type="file"
        id={id}
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        accept={rule.extensions?.map((extension) => `.${extension}`).join(',')}
        multiple={!isSingle && rule.maxFiles > 1}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          // allows choosing the same file again
          target.value = '';
          onPick(chosen);
        }}
      />
      {children(() => input.current?.click())}
    </span>
  );
}

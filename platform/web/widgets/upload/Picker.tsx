import { type ReactNode, useRef } from 'react';
import type { UploadRule } from '../../../wire/uploadRule.ts';
import styles from './upload.module.css';

interface PickerProps {
  rule: UploadRule;
  /** one file at a time */
  isSingle?: boolean;
  /** the form's, for its label */
  id?: string | undefined;
  onPick: (files: File[]) => void;
  /** the button that opens the choice */
  children: (open: () => void) => ReactNode;
}

/**
 * The browser's choice of files. What wrong ones are told, the queue decides: the kinds asked for are only a wish.
 * Not the kit's `Upload`: that one takes the focus off the button, and whoever works by keyboard loses their place.
 */
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
        multiple={!isSingle && rule.mostFiles > 1}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          // the same file may be chosen again
          target.value = '';
          onPick(chosen);
        }}
      />
      {children(() => input.current?.click())}
    </span>
  );
}

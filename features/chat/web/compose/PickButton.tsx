import { type ReactNode, useRef } from 'react';
import { IconButton } from '../IconButton.tsx';
import { acceptOf, type FileType } from './chatFiles.ts';

/** A button that asks for files of a kind. */
export function PickButton(props: {
  icon: ReactNode;
  label: string;
  type: FileType;
  /** files of this kind are on their way */
  isBusy: boolean;
  onPick: (files: File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptOf(props.type)}
        onChange={(event) => {
          props.onPick([...(event.target.files ?? [])]);
          // the same file can be chosen again
          event.target.value = '';
        }}
      />
      <IconButton
        icon={props.icon}
        label={props.label}
        loading={props.isBusy}
        onClick={() => input.current?.click()}
      />
    </>
  );
}

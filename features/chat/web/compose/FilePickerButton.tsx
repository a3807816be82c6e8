import { type ReactNode, useRef } from 'react';
import { IconButton } from '../IconButton.tsx';
import { acceptOf, type FileType } from './chatFiles.ts';

export function FilePickerButton(props: {
  icon: ReactNode;
  label: string;
  type: FileType;
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
          // allow choosing the same file again
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

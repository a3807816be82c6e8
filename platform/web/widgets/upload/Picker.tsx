import { Upload } from 'antd';
import type { ReactNode } from 'react';
import type { UploadRule } from '../../../wire/uploadRule.ts';

interface PickerProps {
  rule: UploadRule;
  /** one file at a time */
  isSingle?: boolean;
  disabled?: boolean;
  id?: string | undefined;
  onPick: (files: File[]) => void;
  /** the button that opens the choice */
  children: ReactNode;
}

/** The browser's choice of files. What wrong ones are told, the queue decides: a choice is only a wish. */
export function Picker({ rule, isSingle = false, disabled = false, id, onPick, children }: PickerProps) {
  const format = rule.extensions?.map((extension) => `.${extension}`).join(',');
  return (
    <Upload
      {...(id === undefined ? {} : { id })}
      {...(format === undefined ? {} : { accept: { format, filter: 'native' } })}
      multiple={!isSingle && rule.mostFiles > 1}
      disabled={disabled}
      showUploadList={false}
      fileList={[]}
      beforeUpload={(file, chosen) => {
        // the kit asks for each file; they belong together
        if (file === chosen[0]) onPick(chosen);
        return false;
      }}
    >
      {children}
    </Upload>
  );
}

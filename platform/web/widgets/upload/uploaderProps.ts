import type { UploadRule } from '../../../wire/uploadRule.ts';
import type { Belonging, UploadedFile } from '../files/uploadCalls.ts';
import type { BatchSummary } from './batch.ts';

/** `value` and `onChange` of a `Form.Item`; `resourceIdsOf` converts the value for the wire. */
export interface UploaderProps {
  rule: UploadRule;
  belonging?: Belonging;
  value?: readonly UploadedFile[] | null;
  onChange?: (stored: UploadedFile[]) => void;
  disabled?: boolean;
  readOnly?: boolean;
  /** replaces a file of the same name, or the only file, after confirmation */
  overwrites?: boolean;
  /** additional validation; error text, or null */
  check?: (file: File) => Promise<string | null>;
  /** takes each uploaded file in; a file that it rejects stays, failed, to be tried again */
  receive?: (file: UploadedFile) => Promise<void>;
  /** why uploads are blocked, such as a missing train number; evaluated when files are chosen */
  refusal?: () => string | null;
  /** shows upload time and sender */
  showsSender?: boolean;
  /** default: the preview */
  onOpen?: (file: UploadedFile) => void;
  onBatch?: (summary: BatchSummary) => void;
  /** uploads in progress; submitting has to wait */
  onBusy?: (isBusy: boolean) => void;
  id?: string;
}

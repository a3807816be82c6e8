import type { UploadRule } from '../../../wire/uploadRule.ts';
import type { BatchSummary } from './batch.ts';
import type { Belonging, UploadedFile } from './uploadCalls.ts';

/**
 * What every uploader takes. Inside a `Form.Item` the form gives `value` and `onChange`: the files that are on the
 * server; `resourceIdsOf` makes of them what the wire wants.
 */
export interface UploaderProps {
  rule: UploadRule;
  /** what the files are said to be */
  belonging?: Belonging;
  value?: readonly UploadedFile[] | null;
  onChange?: (held: UploadedFile[]) => void;
  disabled?: boolean;
  /** the files can be seen and had, nothing else */
  readOnly?: boolean;
  /** a file of the same name, or the next one where there is room for one, takes the old one's place after a question */
  overwrites?: boolean;
  /** what else is wrong with a file, in words; null when nothing is */
  check?: (file: File) => Promise<string | null>;
  /** why nothing may go up now, as when the train number is missing; asked when files are chosen */
  refusal?: () => string | null;
  /** says of each file when it came and from whom, where several people keep them */
  tellsSender?: boolean;
  /** opens a file that is on the server; without it the preview does */
  onOpen?: (file: UploadedFile) => void;
  onBatch?: (summary: BatchSummary) => void;
  /** hears whether files are on their way, so that a form is not sent without them */
  onBusy?: (isBusy: boolean) => void;
  /** the form's, for its label */
  id?: string;
}

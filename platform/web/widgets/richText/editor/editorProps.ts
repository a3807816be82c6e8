import type { MediaUpload } from './useUploads.ts';

/** HTML, sanitized by the server; '' when empty. */
export interface RichTextEditorProps {
  value?: string;
  onChange?: (html: string) => void;
  label: string;
  id?: string;
  lang?: string;
  disabled?: boolean;
  isInvalid?: boolean;
  /** upload rule and metadata; default rule: 5 MB (documents 5.1) */
  pictures: Omit<MediaUpload, 'rule'> & Partial<Pick<MediaUpload, 'rule'>>;
  /** the same for videos; absent: URL only */
  videos?: MediaUpload;
  /** uploads in progress; saving has to wait */
  onBusy?: (isBusy: boolean) => void;
}

import { extensionOf, nameLength } from '../../libs/fileName/fileName.ts';

export const KILOBYTE = 1024;
export const MEGABYTE = 1024 * KILOBYTE;

/** Limits of one kind of files, checked by the page before the upload and by the server on arrival. */
export interface UploadRule {
  extensions?: readonly string[];
  maxBytes: number;
  maxFiles: number;
  /** pictures only: a wrong type counts as a wrong picture format (documents 5.1) */
  isImage?: boolean;
  /** the train's number goes along with each file (documents 5.1) */
  needsTrainNo?: boolean;
}

/** Longest file name without extension (documents 5.1). */
export const MAX_NAME_LENGTH = 50;

const BLOCKED_EXTENSIONS = { executable: ['exe'], disabled: ['lnk'] } as const;

export type UploadFault =
  | { key: 'empty' | 'executable' | 'disabled' | 'imageFormat' | 'noExtension' | 'noTrainNo' | 'none' }
  | { key: 'nameTooLong' | 'tooMany' | 'limitReached'; most: number }
  | { key: 'wrongType'; extensions: readonly string[] }
  | { key: 'tooBig'; count: number; unit: 'KB' | 'MB' };

/** Synonyms: a rule that allows one allows the other. */
const EXTENSION_SYNONYMS: Readonly<Record<string, string>> = { jpeg: 'jpg', tiff: 'tif', htm: 'html' };
const kindOf = (extension: string) => EXTENSION_SYNONYMS[extension] ?? extension;

export function limitOf(maxBytes: number): { count: number; unit: 'KB' | 'MB' } {
  const tenths = (bytes: number) => Math.floor((maxBytes * 10) / bytes) / 10;
  return maxBytes < MEGABYTE ? { count: tenths(KILOBYTE), unit: 'KB' } : { count: tenths(MEGABYTE), unit: 'MB' };
}

export function allowsExtension(rule: Pick<UploadRule, 'extensions'>, extension: string): boolean {
  return rule.extensions?.some((allowed) => kindOf(allowed) === kindOf(extension)) ?? true;
}

const includes = (list: readonly string[], extension: string) => list.includes(extension);

function faultOfType(name: string, rule: Omit<UploadRule, 'maxFiles'>): UploadFault | null {
  const extension = extensionOf(name);
  if (includes(BLOCKED_EXTENSIONS.executable, extension)) return { key: 'executable' };
  if (includes(BLOCKED_EXTENSIONS.disabled, extension)) return { key: 'disabled' };
  if (extension === '') return { key: rule.isImage ? 'imageFormat' : 'noExtension' };
  if (allowsExtension(rule, extension)) return null;
  return rule.isImage ? { key: 'imageFormat' } : { key: 'wrongType', extensions: rule.extensions ?? [] };
}

/** The first fault of a file by name and size; null if none (documents 5.1). */
export function faultOfFile(
  file: { name: string; byteCount: number },
  rule: Omit<UploadRule, 'maxFiles'>,
): UploadFault | null {
  const wrongType = faultOfType(file.name, rule);
  if (wrongType) return wrongType;
  // The specification rejects these silently; show the reason (inventory Z10).
  if (file.byteCount === 0) return { key: 'empty' };
  if (nameLength(file.name) > MAX_NAME_LENGTH) return { key: 'nameTooLong', most: MAX_NAME_LENGTH };
  if (file.byteCount > rule.maxBytes) return { key: 'tooBig', ...limitOf(rule.maxBytes) };
  return null;
}

/** Asked once for all files of a form, before they go up. */
export function faultOfTrainNo(
  trainNo: string,
  { needsTrainNo }: Pick<UploadRule, 'needsTrainNo'>,
): UploadFault | null {
  return needsTrainNo && trainNo.trim() === '' ? { key: 'noTrainNo' } : null;
}

export function faultOfCount(
  { existing, added }: { existing: number; added: number },
  { maxFiles }: Pick<UploadRule, 'maxFiles'>,
): UploadFault | null {
  if (added > 0 && existing >= maxFiles) return { key: 'limitReached', most: maxFiles };
  return existing + added > maxFiles ? { key: 'tooMany', most: maxFiles } : null;
}

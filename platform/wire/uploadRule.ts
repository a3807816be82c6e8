/** Sizes are said in these, as people's own computers count them. */
export const KILOBYTE = 1024;
export const MEGABYTE = 1024 * KILOBYTE;

/** What files of one kind have to keep, checked by the page before they go up and by the server when they arrive. */
export interface UploadRule {
  /** without dots, in lower case; absent: any that may come in at all */
  extensions?: readonly string[];
  maxBytes: number;
  /** the most files that belong to one record */
  mostFiles: number;
  /** pictures alone: a wrong file is told of as a wrong picture (documents 5.1) */
  isImage?: boolean;
}

/** The longest name of a file, without its extension (documents 5.1). */
export const LONGEST_NAME = 50;

/** Never taken in, whatever the rule (documents 5.1). */
const REFUSED_EXTENSIONS = { executable: ['exe'], disabled: ['lnk'] } as const;

/** What is wrong with a file or with a number of them; `uploadFaultText` words it. */
export type UploadFault =
  | { key: 'empty' | 'executable' | 'disabled' | 'imageFormat' | 'none' }
  | { key: 'nameTooLong' | 'tooMany' | 'limitReached'; most: number }
  | { key: 'wrongType'; extensions: readonly string[] }
  | { key: 'tooBig'; count: number; unit: 'KB' | 'MB' };

/** Two names of one kind: whoever allows the one means the other. */
const SAME_KIND: Readonly<Record<string, string>> = { jpeg: 'jpg', tiff: 'tif', htm: 'html' };
const kindOf = (extension: string) => SAME_KIND[extension] ?? extension;

/** A name without the dots and blanks at its end, which Windows does not keep: `a.exe.` is `a.exe` there. */
const trimmed = (name: string) => name.replace(/[\s.]+$/u, '');

/** The extension of a file name in lower case, without its dot; empty when it has none. */
export function extensionOf(name: string): string {
  const kept = trimmed(name);
  const dot = kept.lastIndexOf('.');
  return dot < 0 ? '' : kept.slice(dot + 1).toLowerCase();
}

/** How many characters the name has before its extension. A letter is one character in any script and spelling. */
export function nameLength(name: string): number {
  const kept = trimmed(name);
  const extension = extensionOf(kept);
  const base = extension === '' ? kept : kept.slice(0, -extension.length - 1);
  return [...base.normalize('NFC')].length;
}

/** The limit of a rule as one says it: `5 MB`, `300 KB`. */
export function limitOf(maxBytes: number): { count: number; unit: 'KB' | 'MB' } {
  const tenths = (bytes: number) => Math.floor((maxBytes * 10) / bytes) / 10;
  return maxBytes < MEGABYTE
    ? { count: tenths(KILOBYTE), unit: 'KB' }
    : { count: tenths(MEGABYTE), unit: 'MB' };
}

/** Whether a rule allows an extension, under either of its names. */
export function allowsExtension(rule: Pick<UploadRule, 'extensions'>, extension: string): boolean {
  return rule.extensions?.some((allowed) => kindOf(allowed) === kindOf(extension)) ?? true;
}

const includes = (list: readonly string[], extension: string) => list.includes(extension);

function faultOfType(name: string, rule: Omit<UploadRule, 'mostFiles'>): UploadFault | null {
  const extension = extensionOf(name);
  if (includes(REFUSED_EXTENSIONS.executable, extension)) return { key: 'executable' };
  if (includes(REFUSED_EXTENSIONS.disabled, extension)) return { key: 'disabled' };
  if (rule.isImage && extension === '') return { key: 'imageFormat' };
  if (allowsExtension(rule, extension)) return null;
  return rule.isImage ? { key: 'imageFormat' } : { key: 'wrongType', extensions: rule.extensions ?? [] };
}

/** The first thing wrong with a file by its name and size; null when nothing is (documents 5.1). */
export function faultOfFile(
  file: { name: string; byteCount: number },
  rule: Omit<UploadRule, 'mostFiles'>,
): UploadFault | null {
  const wrongType = faultOfType(file.name, rule);
  if (wrongType) return wrongType;
  // the specification refuses these without a word; people are told (inventory Z10)
  if (file.byteCount === 0) return { key: 'empty' };
  if (nameLength(file.name) > LONGEST_NAME) return { key: 'nameTooLong', most: LONGEST_NAME };
  if (file.byteCount > rule.maxBytes) return { key: 'tooBig', ...limitOf(rule.maxBytes) };
  return null;
}

/** Whether `coming` more files fit beside those that are there (documents 5.1). */
export function faultOfCount(
  { there, coming }: { there: number; coming: number },
  { mostFiles }: Pick<UploadRule, 'mostFiles'>,
): UploadFault | null {
  if (coming > 0 && there >= mostFiles) return { key: 'limitReached', most: mostFiles };
  return there + coming > mostFiles ? { key: 'tooMany', most: mostFiles } : null;
}

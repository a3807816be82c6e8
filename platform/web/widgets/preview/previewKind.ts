/** How a file is shown; `none` is not shown at all. */
export type PreviewKind = 'image' | 'pdf' | 'docx' | 'sheet' | 'text' | 'archive' | 'none';

/** Previewable types of documents 9 and portal 9, and what is text whatever it is called. */
const EXTENSIONS: Readonly<Record<Exclude<PreviewKind, 'none'>, readonly string[]>> = {
  image: ['png', 'jpg', 'jpeg', 'bmp', 'webp', 'apng', 'gif'],
  pdf: ['pdf'],
  docx: ['docx'],
  // an xls is tried as a sheet to be told that only xlsx is read (documents 5.7)
  sheet: ['xlsx', 'xls'],
  text: ['txt', 'csv', 'log', 'md', 'json', 'xml', 'edi', 'tsv'],
  archive: ['zip', '7z', 'rar'],
};

const KINDS: readonly Exclude<PreviewKind, 'none'>[] = ['image', 'pdf', 'docx', 'sheet', 'text', 'archive'];

/** How a file of this extension is shown. */
export function previewKindOf(extension: string): PreviewKind {
  return KINDS.find((kind) => EXTENSIONS[kind].includes(extension.toLowerCase())) ?? 'none';
}

export type PreviewKind = 'image' | 'pdf' | 'docx' | 'sheet' | 'text' | 'archive' | 'none';

/** Documents 9 and portal 9, plus plain text types. */
const EXTENSIONS: Readonly<Record<Exclude<PreviewKind, 'none'>, readonly string[]>> = {
  image: ['png', 'jpg', 'jpeg', 'bmp', 'webp', 'apng', 'gif'],
  pdf: ['pdf'],
  docx: ['docx'],
  // xls opens the sheet view, which reports it as unsupported (documents 5.7)
  sheet: ['xlsx', 'xls'],
  text: ['txt', 'csv', 'log', 'md', 'json', 'xml', 'edi', 'tsv'],
  archive: ['zip', '7z', 'rar'],
};

const KINDS: readonly Exclude<PreviewKind, 'none'>[] = ['image', 'pdf', 'docx', 'sheet', 'text', 'archive'];

export function previewKindOf(extension: string): PreviewKind {
  return KINDS.find((kind) => EXTENSIONS[kind].includes(extension.toLowerCase())) ?? 'none';
}

/** Documents 2.8. */
export type IconKind = 'pdf' | 'word' | 'excel' | 'zip' | 'rar' | '7z' | 'image' | 'other';

const EXTENSIONS: Readonly<Record<Exclude<IconKind, 'other'>, readonly string[]>> = {
  pdf: ['pdf'],
  word: ['doc', 'docx', 'word', 'odt', 'rtf'],
  excel: ['xls', 'xlsx', 'csv', 'ods'],
  zip: ['zip'],
  rar: ['rar'],
  '7z': ['7z'],
  image: ['png', 'jpg', 'jpeg', 'bmp', 'webp', 'apng', 'gif'],
};

const KINDS: readonly Exclude<IconKind, 'other'>[] = ['pdf', 'word', 'excel', 'zip', 'rar', '7z', 'image'];

export function iconKindOf(fileName: string): IconKind {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return KINDS.find((kind) => EXTENSIONS[kind].includes(extension)) ?? 'other';
}

/** Client-side check before upload; the server checks the content. */
export function sheetFileFault(file: Pick<File, 'name' | 'size'>, maxBytes: number): 'notXlsx' | 'tooBig' | null {
  if (!file.name.toLowerCase().endsWith('.xlsx')) return 'notXlsx';
  return file.size > maxBytes ? 'tooBig' : null;
}

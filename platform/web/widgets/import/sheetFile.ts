/** Why a chosen file cannot be an import sheet, or null. The server looks inside; this spares the way there. */
export function sheetFileFault(
  file: Pick<File, 'name' | 'size'>,
  maxBytes: number,
): 'notXlsx' | 'tooBig' | null {
  if (!file.name.toLowerCase().endsWith('.xlsx')) return 'notXlsx';
  return file.size > maxBytes ? 'tooBig' : null;
}

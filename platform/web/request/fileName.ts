const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** File name of Content-Disposition: `filename*` (RFC 5987) before `filename`, without folders. */
export function fileNameOf(contentDisposition: string | null): string {
  const header = contentDisposition ?? '';
  const extended = /filename\*\s*=\s*[\w-]+'[\w-]*'([^;]+)/i.exec(header)?.[1];
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(header);
  const name = extended === undefined ? (plain?.[1] ?? plain?.[2] ?? '') : decoded(extended.trim());
  return name.trim().split(/[\\/]/).at(-1) || 'download';
}

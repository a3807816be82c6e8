/** Type by the first bytes; `office2003` and `zip` are containers to be inspected further. */
export type Signature =
  | 'png'
  | 'jpg'
  | 'gif'
  | 'webp'
  | 'bmp'
  | 'tif'
  | 'pdf'
  | 'office2003'
  | 'zip'
  | '7z'
  | 'rar'
  | 'archive'
  | 'executable';

/** Hex prefixes; `..` is any byte. */
const PREFIXES: readonly (readonly [string, Signature])[] = [
  ['89504e470d0a1a0a', 'png'],
  ['ffd8ff', 'jpg'],
  ['474946383761', 'gif'],
  ['474946383961', 'gif'],
  ['52494646........57454250', 'webp'],
  ['424d........00000000', 'bmp'],
  ['49492a00', 'tif'],
  ['4d4d002a', 'tif'],
  ['d0cf11e0a1b11ae1', 'office2003'],
  ['504b0304', 'zip'],
  // empty ZIP archive
  ['504b0506', 'zip'],
  ['377abcaf271c', '7z'],
  ['526172211a07', 'rar'],
  // gzip, bzip2, xz, zstd, LZMA of old, cabinet, compress
  ['1f8b08', 'archive'],
  ['425a68', 'archive'],
  ['fd377a585a00', 'archive'],
  ['28b52ffd', 'archive'],
  ['4d534346', 'archive'],
  ['1f9d', 'archive'],
  // ELF, Mach-O in four forms, Java class or Mach-O of several machines, Dalvik, WebAssembly, shortcut, `#!`
  ['7f454c46', 'executable'],
  ['feedface', 'executable'],
  ['feedfacf', 'executable'],
  ['cefaedfe', 'executable'],
  ['cffaedfe', 'executable'],
  ['cafebabe', 'executable'],
  ['6465780a', 'executable'],
  ['0061736d', 'executable'],
  ['4c00000001140200', 'executable'],
  ['2321', 'executable'],
];

const PDF_MARK = /^(\xef\xbb\xbf)?[\s\0]*%PDF-\d/;
const BATCH = /^(\xef\xbb\xbf)?\s*@echo (off|on)\b/i;

/** Needs the first 512 bytes, or all if fewer; null: unknown. */
export function signatureOf(head: Buffer): Signature | null {
  const hex = head.toString('hex', 0, 16);
  const known = PREFIXES.find(([beginning]) => matchesPrefix(hex, beginning));
  if (known) return known[1];
  // a text list may begin with MZ, but has no zero bytes
  if (hex.startsWith('4d5a') && head.includes(0)) return 'executable';
  const text = head.toString('latin1', 0, 512);
  if (PDF_MARK.test(text)) return 'pdf';
  return BATCH.test(text) ? 'executable' : null;
}

function matchesPrefix(hex: string, beginning: string): boolean {
  if (hex.length < beginning.length) return false;
  return [...beginning].every((digit, index) => digit === '.' || digit === hex[index]);
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8 = 0x0800;

const CRC = Uint32Array.from({ length: 256 }, (_none, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

function crcOf(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = (CRC[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8);
  return (rest ^ 0xffffffff) >>> 0;
}

/** Little-endian fields of 2 or 4 bytes. */
function littleEndian(...fields: readonly (readonly [2 | 4, number])[]): Uint8Array<ArrayBuffer> {
  const bytes = new DataView(new ArrayBuffer(fields.reduce((sum, [width]) => sum + width, 0)));
  let at = 0;
  for (const [width, value] of fields) {
    if (width === 2) bytes.setUint16(at, value, true);
    else bytes.setUint32(at, value, true);
    at += width;
  }
  return new Uint8Array(bytes.buffer);
}

/** Uncompressed ZIP archive, the container of office documents. */
export function zipArchive(parts: Readonly<Record<string, string>>): Blob {
  const files: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  const size = (some: readonly Uint8Array[]) => some.reduce((sum, { byteLength }) => sum + byteLength, 0);
  for (const [path, text] of Object.entries(parts)) {
    const name = new TextEncoder().encode(path);
    const content = new TextEncoder().encode(text);
    const offset = size(files);
    const common = [
      [2, VERSION],
      [2, UTF8],
      [2, 0],
      [4, 0x00210000],
      [4, crcOf(content)],
      [4, content.length],
      [4, content.length],
      [2, name.length],
      [2, 0],
    ] as const;
    files.push(littleEndian([4, LOCAL], ...common), name, content);
    directory.push(
      littleEndian([4, CENTRAL], [2, VERSION], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      name,
    );
  }
  const count = Object.keys(parts).length;
  const end = littleEndian(
    [4, END],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size(directory)],
    [4, size(files)],
    [2, 0],
  );
  return new Blob([...files, ...directory, end]);
}

import { crc32 } from 'node:zlib';

/** Stored RAR member; no free program makes RAR archives. */
interface RarPart {
  name: string;
  content: Buffer | string;
}

const number = (value: number): number[] =>
  value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...number(Math.floor(value / 0x80))];

function block(header: readonly number[], name = ''): Buffer {
  const body = Buffer.concat([Buffer.from(header), Buffer.from(name)]);
  const sized = Buffer.concat([Buffer.from(number(body.length)), body]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32LE(crc32(sized));
  return Buffer.concat([checksum, sized]);
}

const HAS_BYTES = 2;
const FILE = 2;
const UNIX = 1;

export function rar5Bytes(parts: readonly RarPart[]): Buffer {
  const files = parts.flatMap(({ name, content }) => {
    const { length } = Buffer.from(content);
    const lengths = [...number(length), 0, ...number(length)];
    const header = [FILE, HAS_BYTES, ...lengths, ...number(0o100644), 0, UNIX, ...number(Buffer.from(name).length)];
    return [block(header, name), Buffer.from(content)];
  });
  return Buffer.concat([Buffer.from('Rar!\x1a\x07\x01\x00', 'latin1'), block([1, 0, 0]), ...files, block([5, 0, 0])]);
}

/** RAR 4 archive, stored; ASCII names. */
export function rar4Bytes(parts: readonly RarPart[]): Buffer {
  const head = (rest: Buffer) => {
    const checksum = Buffer.alloc(2);
    checksum.writeUInt16LE(crc32(rest) & 0xffff);
    return Buffer.concat([checksum, rest]);
  };
  const files = parts.flatMap(({ name, content }) => {
    const bytes = Buffer.from(content);
    const rest = Buffer.alloc(30 + name.length);
    rest.writeUInt8(0x74, 0);
    rest.writeUInt16LE(0x8000, 1);
    rest.writeUInt16LE(32 + name.length, 3);
    rest.writeUInt32LE(bytes.length, 5);
    rest.writeUInt32LE(bytes.length, 9);
    rest.writeUInt8(3, 13);
    rest.writeUInt32LE(crc32(bytes), 14);
    rest.writeUInt8(20, 22);
    rest.writeUInt8(0x30, 23);
    rest.writeUInt16LE(name.length, 24);
    rest.writeUInt32LE(0o100644, 26);
    rest.write(name, 30);
    return [head(rest), bytes];
  });
  const archive = head(Buffer.from('7300000d00000000000000', 'hex'));
  return Buffer.concat([
    Buffer.from('Rar!\x1a\x07\x00', 'latin1'),
    archive,
    ...files,
    Buffer.from('c43d7b00400700', 'hex'),
  ]);
}

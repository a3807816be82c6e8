import { crc32 } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import type { InspectionFault } from './inspectionError.ts';
import { inspectionError, realFile } from './testing/inspectBytes.ts';
import { rar4Bytes, rar5Bytes } from './testing/rarBytes.ts';
import { realFiles } from './testing/realFiles.ts';
import { type ZipPart, zipBytes } from './testing/zipBytes.ts';

beforeAll(realFiles, 120_000);

const damaged: InspectionFault = { key: 'damaged' };
const encrypted: InspectionFault = { key: 'encrypted' };
const tooMany: InspectionFault = { key: 'tooManyEntries', max: 5_000 };
const tooBig: InspectionFault = { key: 'unpacksTooBig' };
const unsafe = (path: string): InspectionFault => ({ key: 'unsafePath', path });
const nested = (path: string): InspectionFault => ({ key: 'archiveInside', path });
const program = (path: string): InspectionFault => ({ key: 'executableInside', path });

const one = (name: string | Buffer, more: Partial<ZipPart> = {}) =>
  zipBytes([{ name, content: 'x'.repeat(100), ...more }]);
const many = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `${index}.txt`, content: 'x' }));
const windowsProgram = Buffer.concat([Buffer.from('4d5a900003000000', 'hex'), Buffer.alloc(500, 1)]);
const shortcut = Buffer.concat([Buffer.from('4c0000000114020000000000', 'hex'), Buffer.alloc(80)]);
const inner = zipBytes([{ name: 'a.txt', content: 'x' }]);
const zeros = Buffer.alloc(20_000_000);
const two: ZipPart[] = [
  { name: 'a.txt', content: 'a'.repeat(500) },
  { name: 'b.txt', content: 'b'.repeat(500) },
];

describe('archives of real programs that may not come in', () => {
  test.each<[string, InspectionFault]>([
    ['climbs.zip', unsafe('../photo.jpg')],
    ['link.zip', unsafe('seals.txt')],
    ['link.7z', unsafe('seals.txt')],
    ['program.zip', program('setup.exe')],
    ['program.7z', program('setup.exe')],
    ['nested.zip', nested('inner.zip')],
    ['nested.7z', nested('inner.zip')],
    ['bomb.zip', tooBig],
    ['bomb.7z', tooBig],
    ['locked.zip', encrypted],
    ['locked-aes.zip', encrypted],
    ['locked.7z', encrypted],
    ['locked-names.7z', encrypted],
  ])('%s', async (name, fault) => {
    expect(await inspectionError(name, await realFile(name))).toEqual(fault);
  });
});

describe('paths that lead out of the folder, or hide what they are', () => {
  test.each<[string, Buffer, InspectionFault]>([
    ['up', one('A/../../b.txt'), unsafe('A/../../b.txt')],
    ['up, with a backslash', one('..\\b.txt'), unsafe('../b.txt')],
    ['up, within, with backslashes', one('A\\..\\..\\b.txt'), unsafe('A/../../b.txt')],
    ['a drive of Windows', one('C:\\b.txt'), unsafe('C:/b.txt')],
    ['a share of Windows', one('\\\\host\\b.txt'), unsafe('//host/b.txt')],
    ['dots and blanks, which Windows leaves out', one('.. /b.txt'), unsafe('.. /b.txt')],
    ['from the root', one('/etc/passwd'), unsafe('/etc/passwd')],
    ['a drive', one('C:/b.txt'), unsafe('C:/b.txt')],
    ['a share', one('//host/b.txt'), unsafe('//host/b.txt')],
    ['an empty name', one(''), unsafe('')],
    ['a zero', one('b.txt\0.exe'), unsafe('b.txt�.exe')],
    ['a line break', one('a\nb.txt'), unsafe('a�b.txt')],
    ['a turned reading direction', one('a\u202etxt.pdf'), unsafe('a�txt.pdf')],
    ['a symbolic link', one('b.txt', { mode: 0o120777 }), unsafe('b.txt')],
    ['a device', one('b.txt', { mode: 0o060644 }), unsafe('b.txt')],
    ['too deep', one(`${'a/'.repeat(30)}b.txt`), unsafe(`${'a/'.repeat(30)}b.txt`)],
    ['too long', one(`${'a'.repeat(600)}.txt`), unsafe(`…${'a'.repeat(76)}.txt`)],
  ])('%s', async (_, content, fault) => {
    expect(await inspectionError('a.zip', content)).toEqual(fault);
  });

  test('in a RAR of either kind', async () => {
    const climbing = [{ name: '../b.txt', content: 'x' }];
    expect(await inspectionError('a.rar', rar5Bytes(climbing))).toEqual(unsafe('../b.txt'));
    expect(await inspectionError('a.rar', rar4Bytes(climbing))).toEqual(unsafe('../b.txt'));
  });
});

describe('what an archive may not hold', () => {
  test.each<[string, Buffer, InspectionFault]>([
    ['a program called a picture', one('a.jpg', { content: windowsProgram }), program('a.jpg')],
    ['the same, not packed', one('a.jpg', { content: windowsProgram, isStored: true }), program('a.jpg')],
    ['a shortcut called a document', one('a.docx', { content: shortcut }), program('a.docx')],
    ['a script of Windows', one('A/b.vbs'), program('A/b.vbs')],
    ['a program with a blank behind', one('a.exe '), program('a.exe ')],
    ['an archive called a picture', one('a.jpg', { content: inner }), nested('a.jpg')],
    ['an image of a disk', one('a.iso'), nested('a.iso')],
    ['a packed archive', one('a.tar.gz'), nested('a.tar.gz')],
    ['a sheet with macros', one('a.xlsm'), { key: 'macro' }],
    ['5,001 files', zipBytes(many(5_001)), tooMany],
  ])('%s', async (_, content, fault) => {
    expect(await inspectionError('a.zip', content)).toEqual(fault);
  });

  test('programs and too many files in a RAR', async () => {
    expect(await inspectionError('a.rar', rar5Bytes([{ name: 'A/x.exe', content: 'x' }]))).toEqual(program('A/x.exe'));
    expect(await inspectionError('a.rar', rar5Bytes(many(5_001)))).toEqual(tooMany);
  });
});

function wrongSum(oddities: Partial<ZipPart>): Buffer {
  const whole = zipBytes([{ name: 'a.txt', content: 'seal', ...oddities }]);
  const other = zipBytes([{ name: 'a.txt', content: 'real', ...oddities }]);
  const [from, to] = [35, 35 + (oddities.isStored ? 4 : 6)];
  return Buffer.concat([whole.subarray(0, from), other.subarray(from, to), whole.subarray(to)]);
}

describe('archives that unpack to too much', () => {
  const entry = { name: 'a.txt', content: 'x' };
  test.each<[string, Buffer, InspectionFault]>([
    ['20 MB of zeros', one('a.txt', { content: zeros }), tooBig],
    ['a short file that is not what its checksum says', wrongSum({ isStored: true }), damaged],
    ['the same, packed', wrongSum({}), damaged],
    ['one that only claims 2 GB', one('a.txt', { claims: 2_000_000_000 }), tooBig],
    ['zeros that claim to be 100 bytes', one('a.txt', { content: zeros, claims: 100 }), damaged],
    ['the same, claimed in the directory alone', one('a.txt', { content: zeros, claimsInDirectory: 100 }), damaged],
    ['two names for the same bytes', zipBytes([entry, { ...entry, name: 'b.txt', at: 0 }]), damaged],
    ['a file that begins within another', zipBytes([two[0] ?? entry, { ...entry, at: 20 }]), damaged],
    ['a size in 64 bits that is missing', one('a.txt', { claims: 0xffffffff }), damaged],
  ])('%s', async (_, content, fault) => {
    expect(await inspectionError('a.zip', content)).toEqual(fault);
  });
});

describe('archives that programs would not agree about', () => {
  const hidden = one('hidden.exe').subarray(0, 60);
  const tail = zipBytes([]);
  test.each<[string, Buffer]>([
    ['another name before the bytes', one('a.txt', { localName: 'a.exe' })],
    ['another size before the bytes', one('a.txt', { claimsInDirectory: 99 })],
    ['the same name twice', zipBytes([two[0], two[0]].filter((part) => part !== undefined))],
    ['a file before the first one', zipBytes(two, { before: Buffer.concat([Buffer.from('PK\x03\x04'), hidden]) })],
    ['fewer files than there are', zipBytes(two, { entryCount: 1 })],
    ['more files than there are', zipBytes(two, { entryCount: 3 })],
    ['one of several volumes', zipBytes(two, { disk: 1 })],
    ['two ends', zipBytes(two, { comment: tail })],
    ['bytes behind the end', Buffer.concat([zipBytes(two), Buffer.alloc(50)])],
    ['a place behind the end', zipBytes([{ name: 'a.txt', content: 'x', at: 4_000_000 }])],
    ['bytes that cannot be unpacked', one('a.txt', { packed: Buffer.alloc(80, 0xff) })],
    ['stored bytes of another length', one('a.txt', { isStored: true, packed: Buffer.alloc(99) })],
    ['cut in half', zipBytes(two).subarray(0, 60)],
    ['cut before its last byte', zipBytes(two).subarray(0, -1)],
    ['only a beginning', Buffer.from('PK\x03\x04')],
  ])('%s', async (_, content) => {
    expect(await inspectionError('a.zip', content)).toEqual(damaged);
  });
});

describe('7z and RAR archives that are broken', () => {
  const patched = async (at: number, bytes: string) => {
    const copy = Buffer.from(await realFile('papers.7z'));
    copy.set(Buffer.from(bytes, 'hex'), at);
    return copy;
  };
  const rar = rar5Bytes([{ name: 'a.txt', content: 'x'.repeat(500) }]);
  test('cut off', async () => {
    const whole = await realFile('papers.7z');
    expect(await inspectionError('a.7z', whole.subarray(0, whole.length / 2))).toEqual(damaged);
    expect(await inspectionError('a.7z', whole.subarray(0, 10))).toEqual(damaged);
    expect(await inspectionError('a.rar', rar.subarray(0, 60))).toEqual(damaged);
    expect(await inspectionError('a.rar', rar.subarray(0, 8))).toEqual(damaged);
  });
  test('with a directory that is noise, or lies nowhere', async () => {
    const length = (await realFile('papers.7z')).length;
    expect(await inspectionError('a.7z', await patched(length - 20, 'ff'.repeat(20)))).toEqual(damaged);
    expect(await inspectionError('a.7z', await patched(12, 'ffffffffffffff7f'))).toEqual(damaged);
  });
  test('with a directory that claims to unpack to three gigabytes', async () => {
    expect(await inspectionError('a.7z', directoryOf(3_000_000_000))).toEqual(damaged);
  });
  test('with names under a password', async () => {
    const locked = Buffer.concat([Buffer.from('Rar!\x1a\x07\x01\x00', 'latin1'), Buffer.from('00000000210400', 'hex')]);
    expect(await inspectionError('a.rar', Buffer.concat([locked, Buffer.alloc(64)]))).toEqual(encrypted);
    const old = Buffer.from(rar4Bytes([{ name: 'a.txt', content: 'x' }]));
    old.writeUInt16LE(0x0080, 10);
    expect(await inspectionError('a.rar', old)).toEqual(encrypted);
  });
});

/** A 7z archive that is only an LZMA-packed directory claiming `byteCount` bytes. */
function directoryOf(byteCount: number): Buffer {
  const packed = Buffer.alloc(100);
  const claimed = Buffer.alloc(8);
  claimed.writeBigUInt64LE(BigInt(byteCount));
  // packed header: packed bytes at 0, of 100; one folder of LZMA with 4 GB of dictionary; its size
  const before = Buffer.from('17060001096400070b01000123030101055dffffffff0cff', 'hex');
  const header = Buffer.concat([before, claimed, Buffer.alloc(2)]);
  const start = Buffer.alloc(20);
  start.writeBigUInt64LE(BigInt(packed.length), 0);
  start.writeBigUInt64LE(BigInt(header.length), 8);
  start.writeUInt32LE(crc32(header), 16);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32LE(crc32(start));
  return Buffer.concat([Buffer.from('377abcaf271c0004', 'hex'), checksum, start, packed, header]);
}

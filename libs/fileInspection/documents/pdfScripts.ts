import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import type { ByteReader } from '../byteReader.ts';
import { InspectionError } from '../inspectionError.ts';
import { type DecryptStream, openEncryptedPdf } from './pdfEncryption.ts';

const CHUNK_BYTES = 1_048_576;
/** A dictionary is shorter. */
const OVERLAP_BYTES = 8_192;
/** More than the longest catalogues have. */
const MAX_STREAMS = 200_000;
/** Object streams hold objects, not pictures. */
const MAX_PACKED_BYTES = 8_388_608;
const STEP_BYTES = 65_536;
/** of all object streams of a file */
const MAX_UNPACKED_BYTES = 268_435_456;

const unpack = promisify(inflate);

/** A letter may stand in a name as its number (ISO 32000, 7.3.5). */
const spelled = (name: string) =>
  [...name]
    .map((letter) => {
      const [high = '', low = ''] = letter.charCodeAt(0).toString(16);
      const either = (digit: string) => `[${digit}${digit.toUpperCase()}]`;
      return `(?:${letter}|#${either(high)}${either(low)})`;
    })
    .join('');

/** Actions that run a script or a program; within a word it is none. */
const ACTIVE = new RegExp(
  `(?<=[\\s\\0<>()[\\]{}%]|/S|/#53)/(?:${['JavaScript', 'Launch'].map(spelled).join('|')})(?![A-Za-z0-9_#-])`,
);
const STREAM = />>\s*stream\r?\n/g;
/** Keys of a stream of objects; its `Type` may be missing. */
const HOLDS_OBJECTS = new RegExp(`/(?:${spelled('ObjStm')}|${spelled('First')})(?![A-Za-z0-9])`);
const OTHER_FILTER = /\/(?:ASCIIHex|ASCII85|LZW|RunLength|Crypt)Decode|\/(?:AHx|A85|LZW|RL)\b|\/Predictor\s+(?!1\b)\d/;

const PACKED = /\/(?:FlateDecode|Fl)(?![A-Za-z0-9])/;
const OBJECT = /(\d+)\s+(\d+)\s+obj(?!\w)/g;

/** Refuses PDFs with scripts or programs to start, also where the objects are packed, or encrypted without a password. */
export async function assertNoScripts(bytes: ByteReader): Promise<void> {
  const decrypt = once(() => findDecryption(bytes));
  let streams = 0;
  let room = MAX_UNPACKED_BYTES;
  for (let from = 0; from < bytes.size; from += CHUNK_BYTES) {
    const start = Math.max(0, from - OVERLAP_BYTES);
    const text = (await bytes.at(start, CHUNK_BYTES + 2 * OVERLAP_BYTES)).toString('latin1');
    assertInactive(text);
    for (const { index, 0: mark } of text.matchAll(STREAM)) {
      const at = start + index;
      if (at < from || at >= from + CHUNK_BYTES) continue;
      streams += 1;
      if (streams > MAX_STREAMS) throw new InspectionError({ key: 'documentTooBig' });
      const before = text.slice(Math.max(0, index - OVERLAP_BYTES), index);
      if (!HOLDS_OBJECTS.test(before)) continue;
      room -= await checkObjects(bytes, { before, at: at + mark.length, room, decrypt });
    }
  }
}

interface ObjectStream {
  /** what stands before it */
  before: string;
  at: number;
  /** how much may be unpacked */
  room: number;
  decrypt: () => Promise<DecryptStream | null>;
}

/** How much was unpacked. */
async function checkObjects(bytes: ByteReader, { before, at, room, decrypt }: ObjectStream): Promise<number> {
  const dictionary = before.slice(before.lastIndexOf('obj') + 1);
  if (!HOLDS_OBJECTS.test(dictionary)) return 0;
  // no program writes such ones, and what they hold would stay unseen
  if (OTHER_FILTER.test(dictionary)) throw new InspectionError({ key: 'activeContent' });
  const content = await packedAt(bytes, at);
  const isPacked = PACKED.test(dictionary);
  const objects = (isPacked ? await unpacked(content, room) : null) ?? (await decrypted());
  if (objects === null) return 0;
  assertInactive(objects.toString('latin1'));
  return objects.length;

  /** null: not packed, so it was read as it stands */
  async function decrypted(): Promise<Buffer | null> {
    const opened = await decrypt();
    if (opened === null && !isPacked) return null;
    const [, objectNo, generation] = [...before.matchAll(OBJECT)].at(-1) ?? [];
    const plain = opened?.(Number(objectNo), Number(generation), content) ?? null;
    const found = plain === null || !isPacked ? plain : await unpacked(plain, room);
    if (found === null) throw new InspectionError({ key: 'damaged' });
    return found;
  }
}

/** null: it does not unpack. */
async function unpacked(content: Buffer, room: number): Promise<Buffer | null> {
  try {
    return await unpack(content, {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: Math.max(1, room),
    });
  } catch (fault) {
    if (fault instanceof RangeError) throw new InspectionError({ key: 'documentTooBig' });
    return null;
  }
}

const ENCRYPTED = /\/Encrypt\s*(?:(\d+)\s+(\d+)\s+R|<<)/g;

/** Null: the document is not encrypted. Refuses what does not open without a password. */
async function findDecryption(bytes: ByteReader): Promise<DecryptStream | null> {
  let trailer = '';
  const named = new Set<string>();
  for await (const text of chunksOf(bytes)) {
    for (const { index, 0: all, 1: objectNo, 2: generation } of text.matchAll(ENCRYPTED)) {
      named.add(objectNo === undefined ? all : `${objectNo} ${generation}`);
      trailer = text.slice(Math.max(0, index - OVERLAP_BYTES / 2), index + OVERLAP_BYTES / 2);
    }
  }
  const [object, ...others] = named;
  if (object === undefined) return null;
  const dictionary = await findObject(bytes, object);
  const opened = others.length > 0 || dictionary === null ? null : openEncryptedPdf(dictionary, trailer);
  if (opened === null) throw new InspectionError({ key: 'encrypted' });
  return opened;
}

/** `object`: number and generation; its last text. */
async function findObject(bytes: ByteReader, object: string): Promise<string | null> {
  const header = new RegExp(`(?<!\\d)${object.replace(' ', '\\s+')}\\s+obj(?!\\w)([\\s\\S]{0,4096}?)endobj`, 'g');
  let found: string | null = null;
  for await (const text of chunksOf(bytes)) found = [...text.matchAll(header)].at(-1)?.[1] ?? found;
  return found;
}

/** The whole file as overlapping texts, a character for each byte. */
async function* chunksOf(bytes: ByteReader): AsyncGenerator<string> {
  for (let from = 0; from < bytes.size; from += CHUNK_BYTES)
    yield (await bytes.at(from, CHUNK_BYTES + OVERLAP_BYTES)).toString('latin1');
}

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Bytes of a stream, up to its end mark. */
async function packedAt(bytes: ByteReader, at: number): Promise<Buffer> {
  for (let length = STEP_BYTES; ; length *= 2) {
    const read = await bytes.at(at, length);
    const end = read.indexOf('endstream');
    if (end !== -1) return read.subarray(0, end);
    if (read.length < length || length >= MAX_PACKED_BYTES) return read;
  }
}

function assertInactive(text: string): void {
  if (ACTIVE.test(text)) throw new InspectionError({ key: 'activeContent' });
}

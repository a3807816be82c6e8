import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import type { ByteReader } from '../byteReader.ts';
import { InspectionError } from '../inspectionError.ts';

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
const OTHER_FILTER =
  /\/(?:ASCIIHex|ASCII85|LZW|RunLength|Crypt)Decode|\/(?:AHx|A85|LZW|RL)\b|\/Predictor\s+(?!1\b)\d/;

/** Refuses PDFs with scripts or programs to start, also where the objects are packed. */
export async function assertNoScripts(bytes: ByteReader): Promise<void> {
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
      if (HOLDS_OBJECTS.test(before)) room -= await checkObjects(bytes, before, at + mark.length, room);
    }
  }
}

/** How much was unpacked. */
async function checkObjects(bytes: ByteReader, before: string, at: number, room: number): Promise<number> {
  const dictionary = before.slice(before.lastIndexOf('obj') + 1);
  // no program writes such ones, and what they hold would stay unseen
  if (HOLDS_OBJECTS.test(dictionary) && OTHER_FILTER.test(dictionary))
    throw new InspectionError({ key: 'activeContent' });
  const packed = await packedAt(bytes, at);
  const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: Math.max(1, room) };
  try {
    const objects = await unpack(packed, options);
    assertInactive(objects.toString('latin1'));
    return objects.length;
  } catch (fault) {
    if (fault instanceof InspectionError) throw fault;
    if (fault instanceof RangeError) throw new InspectionError({ key: 'documentTooBig' });
    // not packed, or with a password
    return 0;
  }
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

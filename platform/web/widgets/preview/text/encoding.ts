export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'windows-1251';

const SAMPLE_BYTES = 64 * 1024;

const startsWithBytes = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);

/** `stream` tolerates a character cut at the end. */
function decodes(bytes: Uint8Array, encoding: Encoding): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** UTF-16 heuristic: the half of the byte pairs that is zero, or null. */
function zeroHalf(bytes: Uint8Array): 'first' | 'second' | null {
  const pairs = Math.floor(bytes.length / 2);
  let first = 0;
  let second = 0;
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    if (bytes[at] === 0) first += 1;
    if (bytes[at + 1] === 0) second += 1;
  }
  if (Math.max(first, second) < pairs * 0.2) return null;
  return first > second ? 'first' : 'second';
}

/** GB 18030 uses pairs of high bytes, windows-1251 single ones: many odd runs mean Russian. */
function hasBytePairs(bytes: Uint8Array): boolean {
  let runs = 0;
  let odd = 0;
  let length = 0;
  for (let at = 0; at <= bytes.length; at += 1) {
    if ((bytes[at] ?? 0) >= 0x80) {
      length += 1;
      continue;
    }
    if (length === 0) continue;
    runs += 1;
    if (length % 2 === 1) odd += 1;
    length = 0;
  }
  return odd <= runs * 0.2;
}

/** By byte order mark, else by content. */
export function encodingOf(bytes: Uint8Array): Encoding {
  if (startsWithBytes(bytes, [0xef, 0xbb, 0xbf])) return 'utf-8';
  if (startsWithBytes(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWithBytes(bytes, [0xfe, 0xff])) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = zeroHalf(sample);
  if (zeros !== null) return zeros === 'first' ? 'utf-16be' : 'utf-16le';
  if (decodes(sample, 'utf-8')) return 'utf-8';
  return hasBytePairs(sample) && decodes(sample, 'gb18030') ? 'gb18030' : 'windows-1251';
}

const POLYNOMIAL = 0xedb88320;

/** Checksum of ZIP (APPNOTE 4.4.7), for short inputs; the server has a faster one for files. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? POLYNOMIAL : 0);
  }
  return ~sum >>> 0;
}

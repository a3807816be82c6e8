export interface ByteRange {
  from: number;
  to: number;
}

const RANGE = /^bytes=(\d*)-(\d*)$/i;

/** A `Range` header's single range (RFC 9110, 14.1.2); null for all bytes: none, several, or malformed. */
export function parseRange(header: string | undefined, byteCount: number): ByteRange | 'outside' | null {
  const [, first = '', last = ''] = RANGE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Number(last);
    return length === 0 ? 'outside' : { from: Math.max(0, byteCount - length), to: byteCount - 1 };
  }
  const from = Number(first);
  if (last !== '' && Number(last) < from) return null;
  if (from >= byteCount) return 'outside';
  return { from, to: last === '' ? byteCount - 1 : Math.min(Number(last), byteCount - 1) };
}

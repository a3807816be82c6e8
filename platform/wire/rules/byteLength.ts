import { z } from 'zod';
import { faultParams } from './fault.ts';

const LAST_SINGLE_BYTE = 0xff;

/** 1 up to Latin 1, 2 for every other UTF-16 unit, hence 4 for an emoji (documents 5.6). */
export function byteLength(text: string): number {
  let bytes = 0;
  for (let index = 0; index < text.length; index++) bytes += text.charCodeAt(index) > LAST_SINGLE_BYTE ? 2 : 1;
  return bytes;
}

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** The longest prefix of whole graphemes within the limit. */
export function truncateToBytes(text: string, limit: number): string {
  if (byteLength(text) <= limit) return text;
  let bytes = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    bytes += byteLength(segment);
    if (bytes > limit) return text.slice(0, index);
  }
  return text;
}

const splitsSurrogatePair = (text: string, index: number) =>
  /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(index - 1, index + 1));

/** Shortens the inserted text until all fits, never the text around it. `caret`: end of the insertion. */
export function limitInsertion(limit: number, before: string, after: string, caret = after.length): string {
  if (byteLength(after) <= limit) return after;
  const tail = before.endsWith(after.slice(caret)) ? after.slice(caret) : '';
  const shorter = Math.min(before.length, after.length) - tail.length;
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  if (splitsSurrogatePair(after, start)) start--;
  const head = after.slice(0, start);
  const remainingBytes = limit - byteLength(head) - byteLength(tail);
  if (remainingBytes < 0) return truncateToBytes(after, limit);
  return head + truncateToBytes(after.slice(start, after.length - tail.length), remainingBytes) + tail;
}

export function maxBytes(limit: number) {
  return z.string().refine((text) => byteLength(text) <= limit, faultParams({ key: 'tooManyBytes', most: limit }));
}

import { z } from 'zod';
import { saying } from './fault.ts';

const LAST_OF_ONE_BYTE = 0xff;

/** 1 up to Latin 1, 2 for every other UTF-16 unit, hence 4 for an emoji (documents 5.6). */
export function byteLength(text: string): number {
  let bytes = 0;
  for (let place = 0; place < text.length; place++)
    bytes += text.charCodeAt(place) > LAST_OF_ONE_BYTE ? 2 : 1;
  return bytes;
}

const letters = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** The longest prefix of whole graphemes within the limit. */
export function cutToBytes(text: string, most: number): string {
  if (byteLength(text) <= most) return text;
  let bytes = 0;
  for (const { segment, index } of letters.segment(text)) {
    bytes += byteLength(segment);
    if (bytes > most) return text.slice(0, index);
  }
  return text;
}

const isInPair = (text: string, place: number) =>
  /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(place - 1, place + 1));

/** Shortens the inserted text until all fits, never the text around it. `caret`: end of the insertion. */
export function changeWithin(most: number, before: string, after: string, caret = after.length): string {
  if (byteLength(after) <= most) return after;
  const tail = before.endsWith(after.slice(caret)) ? after.slice(caret) : '';
  const shorter = Math.min(before.length, after.length) - tail.length;
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  if (isInPair(after, start)) start--;
  const head = after.slice(0, start);
  const room = most - byteLength(head) - byteLength(tail);
  if (room < 0) return cutToBytes(after, most);
  return head + cutToBytes(after.slice(start, after.length - tail.length), room) + tail;
}

export function atMostBytes(most: number) {
  return z.string().refine((text) => byteLength(text) <= most, saying({ key: 'tooManyBytes', most }));
}

import { z } from 'zod';
import { saying } from './fault.ts';

/** The last character that counts as one byte. */
const LAST_OF_ONE_BYTE = 0xff;

/**
 * Length in bytes as this dialect counts: a Chinese character is 2 (documents 5.6), as every other beyond Latin 1;
 * one that JavaScript writes as a pair (an emoji) is 4.
 */
export function byteLength(text: string): number {
  let bytes = 0;
  for (let place = 0; place < text.length; place++)
    bytes += text.charCodeAt(place) > LAST_OF_ONE_BYTE ? 2 : 1;
  return bytes;
}

const letters = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** The beginning of a text that has at most so many bytes; ends between two letters as people see them. */
export function cutToBytes(text: string, most: number): string {
  if (byteLength(text) <= most) return text;
  let bytes = 0;
  for (const { segment, index } of letters.segment(text)) {
    bytes += byteLength(segment);
    if (bytes > most) return text.slice(0, index);
  }
  return text;
}

/** Whether a place in a text is between the halves of one character. */
const isInPair = (text: string, place: number) =>
  /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(place - 1, place + 1));

/**
 * What becomes of a text when somebody types, pastes or drops something into it: all of it while it fits, else as
 * much of what they put in as there is room for. What stood before and behind it is never cut. `caret` is where
 * what was put in ends.
 */
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

/** A text of at most so many bytes. */
export function atMostBytes(most: number) {
  return z.string().refine((text) => byteLength(text) <= most, saying({ key: 'tooManyBytes', most }));
}

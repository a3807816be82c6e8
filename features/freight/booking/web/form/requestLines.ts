import { parseSizeType } from '../../../../../libs/containerCodes/tradeNames.ts';
import { type SizeType, sizeType } from '../../../train/sizeTypes.ts';
import { MAX_CONTAINERS } from '../../states.ts';
import type { ContainerLine } from './bookingValues.ts';

/** Pasted lines of types and counts; those that cannot be read are returned as they stand. */
export interface RequestLines {
  lines: (ContainerLine & { sizeType: SizeType; count: number })[];
  unread: string[];
}

const OWNER = /\b(SOC|COC)\b/i;

/**
 * Reads one type and count per line, in either order: `40HQ x 3`, `2 20GP SOC`, `45G1\t5`. Without an owner COC, without
 * a count one container.
 */
export function parseRequestLines(text: string): RequestLines {
  const result: RequestLines = { lines: [], unread: [] };
  for (const typed of text.split(/[\n;；]+/).map((line) => line.trim())) {
    if (typed === '') continue;
    const line = parseLine(typed);
    if (line) result.lines.push(line);
    else result.unread.push(typed);
  }
  return result;
}

function parseLine(typed: string): RequestLines['lines'][number] | null {
  const owner = OWNER.exec(typed)?.[1]?.toUpperCase() === 'SOC' ? 'SOC' : 'COC';
  const words = typed
    .replace(OWNER, ' ')
    .split(/[\s,，:：×*]+|(?<=\d)[xх](?=\s|\d|$)|(?<=\s|^)[xх](?=\s|\d)/i)
    .filter(Boolean);
  for (const [index, word] of words.entries()) {
    const code = sizeType.safeParse(parseSizeType(word));
    if (!code.success) continue;
    const others = words.filter((_, other) => other !== index);
    const count = others.length === 0 ? 1 : countOf(others);
    return count === null ? null : { sizeType: code.data, count, owner };
  }
  return null;
}

function countOf(words: readonly string[]): number | null {
  if (words.length !== 1) return null;
  const count = Number(words[0]?.replace(/^[xх]|[xх]$/i, ''));
  return Number.isInteger(count) && count >= 1 && count <= MAX_CONTAINERS ? count : null;
}

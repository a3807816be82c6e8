import { z } from 'zod';
import { forget, keep, readKept } from '../../../../../platform/web/browser/kept.ts';
import type { SheetCells } from './cells.ts';

const keptSheet = z.record(
  z.string(),
  z.object({ containerNo: z.string(), sealNo: z.string(), tareKg: z.string(), vgmKg: z.string() }),
);

/** Unsaved rows by container id. */
export type Edits = ReadonlyMap<number, SheetCells>;

const keyOf = (userId: number, orderBigNo: string) => `ironsilk.sheet.${userId}.${orderBigNo}`;

export function recallSheet(userId: number, orderBigNo: string): Edits {
  try {
    const kept = keptSheet.parse(JSON.parse(readKept(keyOf(userId, orderBigNo)) ?? '{}'));
    return new Map(Object.entries(kept).map(([id, cells]) => [Number(id), cells]));
  } catch {
    // Other format of an older release.
    return new Map();
  }
}

/** Stores unsaved rows in local storage; an empty map clears them. */
export function keepSheet(userId: number, orderBigNo: string, edits: Edits): void {
  const key = keyOf(userId, orderBigNo);
  if (edits.size === 0) forget(key);
  else keep(key, JSON.stringify(Object.fromEntries(edits)));
}

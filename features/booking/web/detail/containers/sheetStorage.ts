import { z } from 'zod';
import { readStored, removeStored, writeStored } from '../../../../../platform/web/browser/localStore.ts';
import type { SheetCells } from './cells.ts';

const storedSheet = z.record(
  z.string(),
  z.object({ containerNo: z.string(), sealNo: z.string(), tareKg: z.string(), vgmKg: z.string() }),
);

/** Unsaved rows by container id. */
export type Edits = ReadonlyMap<number, SheetCells>;

const keyOf = (userId: number, orderBigNo: string) => `ironsilk.sheet.${userId}.${orderBigNo}`;

export function loadSheet(userId: number, orderBigNo: string): Edits {
  try {
    const stored = storedSheet.parse(JSON.parse(readStored(keyOf(userId, orderBigNo)) ?? '{}'));
    return new Map(Object.entries(stored).map(([id, cells]) => [Number(id), cells]));
  } catch {
    // Other format of an older release.
    return new Map();
  }
}

/** Stores unsaved rows in local storage; an empty map clears them. */
export function storeSheet(userId: number, orderBigNo: string, edits: Edits): void {
  const key = keyOf(userId, orderBigNo);
  if (edits.size === 0) removeStored(key);
  else writeStored(key, JSON.stringify(Object.fromEntries(edits)));
}

import { z } from 'zod';
import { forget, keep, readKept } from '../../../../../platform/web/browser/kept.ts';
import type { SheetCells } from './cells.ts';

const keptSheet = z.record(
  z.string(),
  z.object({ containerNo: z.string(), sealNo: z.string(), tareKg: z.string(), vgmKg: z.string() }),
);

/** Rows typed into and not yet saved, by container. */
export type Edits = ReadonlyMap<number, SheetCells>;

const keyOf = (userId: number, orderBigNo: string) => `ironsilk.sheet.${userId}.${orderBigNo}`;

/** What this person typed into an order's sheet and has not saved. */
export function recallSheet(userId: number, orderBigNo: string): Edits {
  try {
    const kept = keptSheet.parse(JSON.parse(readKept(keyOf(userId, orderBigNo)) ?? '{}'));
    return new Map(Object.entries(kept).map(([id, cells]) => [Number(id), cells]));
  } catch {
    // kept by an older version of the app in another shape
    return new Map();
  }
}

/** Keeps unsaved rows for the next visit; none forgets them. */
export function keepSheet(userId: number, orderBigNo: string, edits: Edits): void {
  const key = keyOf(userId, orderBigNo);
  if (edits.size === 0) forget(key);
  else keep(key, JSON.stringify(Object.fromEntries(edits)));
}

import { z } from 'zod';
import { keep, readKept } from '../../../../platform/web/browser/kept.ts';

/** Ids of forced notices already opened in this browser (portal 2.7). */
const KEY = 'ironsilk.notices.popped';
const MOST_KEPT = 200;

const ids = z.array(z.number());

function popped(): number[] {
  try {
    return ids.parse(JSON.parse(readKept(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

export const hasPopped = (id: number) => popped().includes(id);

export function keepPopped(id: number): void {
  keep(KEY, JSON.stringify([...new Set([...popped(), id])].slice(-MOST_KEPT)));
}

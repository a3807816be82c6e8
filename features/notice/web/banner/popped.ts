import { z } from 'zod';
import { keep, readKept } from '../../../../platform/web/browser/kept.ts';

/** The flag of portal 2.7: which forced notices have opened by themselves in this browser. */
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

/** Whether a forced notice has opened by itself in this browser. */
export const hasPopped = (id: number) => popped().includes(id);

/** Remembers that it has. */
export function keepPopped(id: number): void {
  keep(KEY, JSON.stringify([...new Set([...popped(), id])].slice(-MOST_KEPT)));
}

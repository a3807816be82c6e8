import { z } from 'zod';
import { readStored, writeStored } from '../../../../../platform/web/browser/localStore.ts';

/** Ids of forced notices already opened in this browser (portal 2.7). */
const KEY = 'ironsilk.notices.popped';
const MAX_IDS = 200;

const ids = z.array(z.number());

function autoOpenedIds(): number[] {
  try {
    return ids.parse(JSON.parse(readStored(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

export const wasAutoOpened = (id: number) => autoOpenedIds().includes(id);

export function storeAutoOpened(id: number): void {
  writeStored(KEY, JSON.stringify([...new Set([...autoOpenedIds(), id])].slice(-MAX_IDS)));
}

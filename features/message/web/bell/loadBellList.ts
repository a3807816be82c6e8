import { loadChunk } from '../../../../platform/web/router/loadChunk.ts';
import { useTexts } from '../texts.ts';

/** Fetches what the bell opens, with its words. */
export async function loadBellList() {
  const [{ BellList }] = await Promise.all([loadChunk(() => import('./BellList.tsx')), useTexts.load()]);
  return { default: BellList };
}

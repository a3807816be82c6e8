import { loadChunk } from '../../../../../platform/web/chunks/loadChunk.ts';
import { withTexts } from '../../../../../platform/web/language/withTexts.ts';
import { useTexts } from '../texts.ts';

export async function loadBellList() {
  const { BellList } = await withTexts(
    loadChunk(() => import('./BellList.tsx')),
    useTexts,
  );
  return { default: BellList };
}

import { loadChunk } from '../../../../../platform/web/chunks/loadChunk.ts';
import { withTexts } from '../../../../../platform/web/language/withTexts.ts';
import { useTexts } from '../texts.ts';

export const loadBellNotices = () =>
  withTexts(
    loadChunk(() => import('./BellNotices.tsx')),
    useTexts,
  );

import { lazy } from 'react';
import { loadChunk } from '../../../../platform/web/chunks/loadChunk.ts';
import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { useSectionTexts } from './texts.ts';

/** What a company lacks for a line, with the way to mend it. */
export const LineNeedNotice = lazy(async () => {
  const load = () => withTexts(import('./demand/LineNeedNotice.tsx'), useSectionTexts);
  return { default: (await loadChunk(load)).LineNeedNotice };
});

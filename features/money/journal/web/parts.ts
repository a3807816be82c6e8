import { lazy } from 'react';
import { loadChunk } from '../../../../platform/web/chunks/loadChunk.ts';
import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { useTexts } from './texts.ts';

/** Proofs that the books agree, with what they found; for those who may read the journal. */
export const Proofs = lazy(async () => {
  const load = () => withTexts(import('./Balances.tsx'), useTexts);
  return { default: (await loadChunk(load)).Proofs };
});

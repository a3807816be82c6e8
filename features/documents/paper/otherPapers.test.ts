import { expect, test } from 'vitest';
import { understand } from './reading/understand.ts';
import { OTHER_PAPERS } from './testing/otherPapers/index.ts';
import { pagesOf } from './testing/otherPapers/otherPaper.ts';
import { wrongOf } from './testing/otherPapers/score.ts';

test.each(OTHER_PAPERS)('$name is understood', (paper) => {
  expect(wrongOf(paper, understand(pagesOf(paper)))).toEqual([]);
});

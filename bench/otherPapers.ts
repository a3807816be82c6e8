import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { understand } from '../features/paper/reading/understand.ts';
import { drawingsPdf, paperPicture } from '../features/paper/testing/makePaper.ts';
import { OTHER_PAPERS } from '../features/paper/testing/otherPapers/index.ts';
import { drawingsOf, type OtherPaper, pagesOf } from '../features/paper/testing/otherPapers/otherPaper.ts';
import { wrongOf } from '../features/paper/testing/otherPapers/score.ts';
import type { Page } from '../libs/pageReader/page.ts';
import type { Figure } from './table.ts';

const TARGET = 0.9;

/** Papers of eighteen houses: as exact text, and every second one as a scan. */
export async function measureOtherPapers(
  folder: string,
  read: (file: string) => Promise<Page[]>,
): Promise<Figure[]> {
  const drawn = OTHER_PAPERS.filter((paper) => drawingsOf(paper).length > 0);
  const scanned = drawn.filter((_paper, at) => at % 2 === 0);
  const scans: { paper: OtherPaper; pages: Page[] }[] = [];
  for (const [at, paper] of scanned.entries())
    scans.push({ paper, pages: await scan(paper, path.join(folder, `other${at}`), read) });
  const texts = OTHER_PAPERS.map((paper) => ({ paper, pages: pagesOf(paper) }));
  return [
    { name: '   other layouts, text: values right, %', ...shareRight(texts) },
    { name: '   other layouts, scan: values right, %', ...shareRight(scans) },
  ];
}

async function scan(
  paper: OtherPaper,
  file: string,
  read: (file: string) => Promise<Page[]>,
): Promise<Page[]> {
  const pages: Page[] = [];
  for (const [at, drawing] of drawingsOf(paper).entries()) {
    await writeFile(file, await paperPicture(await drawingsPdf([drawing]), 'scan', at + 1));
    pages.push(...(await read(file)));
  }
  return pages;
}

function shareRight(reads: readonly { paper: OtherPaper; pages: Page[] }[]) {
  let values = 0;
  let right = 0;
  for (const { paper, pages } of reads) {
    const wrong = wrongOf(paper, understand(pages));
    values += Object.keys(paper.truth).length;
    right += Object.keys(paper.truth).length - wrong.length;
    for (const [name, value, reading] of wrong)
      console.log(`${paper.name} ${name}: ${value} read as ${reading || 'nothing'}`);
  }
  const share = right / values;
  return { value: share * 100, target: TARGET * 100, isMet: share >= TARGET };
}

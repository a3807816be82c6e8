import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { understand } from '../features/documents/paper/reading/understand.ts';
import { type Form, foreignPapers } from '../features/documents/paper/testing/foreignPapers/foreignPaper.ts';
import { makeForeign } from '../features/documents/paper/testing/foreignPapers/makeForeign.ts';
import { drawingsPdf, paperPicture } from '../features/documents/paper/testing/makePaper.ts';
import { OTHER_PAPERS } from '../features/documents/paper/testing/otherPapers/index.ts';
import { drawingsOf, type OtherPaper, pagesOf } from '../features/documents/paper/testing/otherPapers/otherPaper.ts';
import { wrongOf } from '../features/documents/paper/testing/otherPapers/score.ts';
import type { Page } from '../libs/pageReader/page.ts';
import type { Figure } from './table.ts';

const TARGET = 0.92;

/** Pages of a file; its name tells nothing. */
type Read = (file: string, extension: string) => Promise<Page[]>;

/** Papers of many houses: as exact text, and every second one as a scan; others as programs, scanners and telephones make them. */
export async function measureOtherPapers(folder: string, read: Read): Promise<Figure[]> {
  const drawn = OTHER_PAPERS.filter((paper) => drawingsOf(paper).length > 0);
  const scanned = drawn.filter((_paper, at) => at % 2 === 0);
  const scans: { paper: OtherPaper; pages: Page[] }[] = [];
  for (const [at, paper] of scanned.entries())
    scans.push({ paper, pages: await scan(paper, path.join(folder, `other${at}`), read) });
  const texts = OTHER_PAPERS.map((paper) => ({ paper, pages: pagesOf(paper) }));
  return [
    { name: '   other layouts, text: values right, %', ...shareRight(texts) },
    { name: '   other layouts, scan: values right, %', ...shareRight(scans) },
    ...(await measureForeign(path.join(folder, 'foreign'), read)),
  ];
}

const PICTURES: readonly Form[] = ['scan', 'photo'];

async function measureForeign(file: string, read: Read): Promise<Figure[]> {
  const reads: { paper: Judged; pages: Page[]; form: Form }[] = [];
  for (const [seed, paper] of foreignPapers().entries()) {
    const pages: Page[] = [];
    for (const { bytes, extension } of await makeForeign(paper, seed)) {
      await writeFile(file, bytes);
      pages.push(...(await read(file, extension)));
    }
    reads.push({ paper, pages, form: paper.form });
  }
  const arePictures = Object.groupBy(reads, ({ form }) => (PICTURES.includes(form) ? 'pictures' : 'texts'));
  return [
    { name: '   foreign papers, files: values right, %', ...shareRight(arePictures.texts ?? []) },
    { name: '   foreign papers, pictures: values right, %', ...shareRight(arePictures.pictures ?? []) },
  ];
}

async function scan(paper: OtherPaper, file: string, read: Read): Promise<Page[]> {
  const pages: Page[] = [];
  for (const [at, drawing] of drawingsOf(paper).entries()) {
    await writeFile(file, await paperPicture(await drawingsPdf([drawing]), 'scan', at + 1));
    pages.push(...(await read(file, 'png')));
  }
  return pages;
}

type Judged = Pick<OtherPaper, 'name' | 'truth'>;

function shareRight(reads: readonly { paper: Judged; pages: Page[] }[]) {
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

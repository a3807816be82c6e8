import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { understand } from '../features/paper/reading/understand.ts';
import { LAYOUTS, type LayoutName } from '../features/paper/testing/layouts.ts';
import { LOOKS, type Look, paperPdf, paperPicture } from '../features/paper/testing/makePaper.ts';
import { sampleFacts } from '../features/paper/testing/paperFacts.ts';
import { isRight, readingsOf } from '../features/paper/testing/scoreOf.ts';
import { truthOf } from '../features/paper/testing/truthOf.ts';
import type { Page } from '../libs/pageReader/page.ts';
import { recognizeLines } from '../libs/pageReader/ppOcr.ts';
import { readDocument } from '../libs/pageReader/readDocument.ts';
import { recognizeText } from '../libs/tesseract/recognizeText.ts';
import type { Figure } from './table.ts';

/** Papers of each layout and look. */
const PAPERS = Number(process.env.BENCH_PAPERS ?? 1);
/** Shares of values that must be right. */
const TARGETS: Readonly<Record<Look, number>> = {
  clean: 0.98,
  scan: 0.95,
  photo: 0.9,
  fax: 0.9,
  rotated: 0.95,
};
const MOST_SECONDS = 6;
const TESSERACT = { languages: ['chi_sim', 'eng', 'rus'], limitMs: 120_000 };

interface Read {
  right: number;
  values: number;
  seconds: number;
  /** shares of values whose characters occur in the text of each engine */
  found: Record<'hybrid' | 'tesseract' | 'ppOcr', number>;
}

/** (o) Synthetic papers in three scripts and six layouts, each as it comes from a screen, scanner, telephone or fax. */
export async function measurePapers(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ironsilk-papers-'));
  try {
    const figures: Figure[] = [];
    for (const look of LOOKS) figures.push(...(await measureLook(look, folder)));
    return figures;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureLook(look: Look, folder: string): Promise<Figure[]> {
  const reads: Read[] = [];
  for (const layout of LAYOUTS)
    for (let seed = 1; seed <= PAPERS; seed += 1) reads.push(await readOne({ layout, look, seed }, folder));
  const values = sumOf(reads, (one) => one.values);
  const share = (count: (one: Read) => number) => sumOf(reads, count) / values;
  const seconds = reads.map((one) => one.seconds).toSorted((one, other) => one - other);
  const right = share((one) => one.right);
  const middle = seconds[Math.floor(seconds.length / 2)] ?? 0;
  return [
    { name: `o  ${look}: values right`, value: right, target: TARGETS[look], isMet: right >= TARGETS[look] },
    {
      name: '   s a page',
      value: middle,
      worst: (seconds.at(-1) ?? 0) * 1000,
      target: MOST_SECONDS,
      isMet: middle <= MOST_SECONDS,
    },
    { name: '   values somewhere in the text', value: share((one) => one.found.hybrid) },
    { name: '   … of tesseract alone', value: share((one) => one.found.tesseract) },
    { name: '   … of PP-OCR alone', value: share((one) => one.found.ppOcr) },
  ];
}

const sumOf = (reads: readonly Read[], of: (one: Read) => number) =>
  reads.reduce((sum, one) => sum + of(one), 0);

async function readOne(
  { layout, look, seed }: { layout: LayoutName; look: Look; seed: number },
  folder: string,
): Promise<Read> {
  const facts = sampleFacts(seed);
  const picture = await paperPicture(await paperPdf(layout, facts), look, seed);
  const file = path.join(folder, 'page');
  await writeFile(file, picture);
  const began = performance.now();
  const pages = await pagesOf(file);
  const seconds = (performance.now() - began) / 1000;
  const truth = truthOf(layout, facts);
  const readings = readingsOf(understand(pages), truth.keys());
  const wrong = [...truth].filter(([name, value]) => !isRight(value, readings.get(name) ?? ''));
  for (const [name, value] of wrong)
    console.log(`${look} ${layout} ${name}: ${value} read as ${readings.get(name) || 'nothing'}`);
  const bytes = await readFile(file);
  const png = await sharp(bytes).rotate().png().toBuffer();
  const texts = {
    hybrid: pages.flatMap(({ fragments }) => fragments.map(({ text }) => text)).join(' '),
    tesseract: (await recognizeText(png, TESSERACT)) ?? '',
    ppOcr: (await recognizeLines(sharp(png))).map(({ text }) => text).join(' '),
  };
  const count = (text: string) => countIn(text, truth.values());
  const found = { hybrid: count(texts.hybrid), tesseract: count(texts.tesseract), ppOcr: count(texts.ppOcr) };
  return { right: truth.size - wrong.length, values: truth.size, seconds, found };
}

async function pagesOf(file: string): Promise<Page[]> {
  const pages: Page[] = [];
  await readDocument({
    ...{ path: file, extension: 'png', mostPages: 1 },
    onCount: () => undefined,
    onPage: async ({ page }) => {
      pages.push(page);
    },
    signal: new AbortController().signal,
  });
  return pages;
}

const packed = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s,.'’-]/g, '')
    .toLowerCase();

/** Values whose characters stand somewhere in a text, whatever marks are between them. */
function countIn(text: string, values: Iterable<string>): number {
  const whole = packed(text);
  return [...values].filter((value) => whole.includes(packed(value).replace(/0+$/, ''))).length;
}

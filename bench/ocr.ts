import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import sharp from 'sharp';
import { understand } from '../features/documents/paper/reading/understand.ts';
import {
  charactersWrong,
  comparedLetters,
  SCRIPT_NAMES,
  type ScriptName,
  scriptOf,
} from '../features/documents/paper/testing/charactersWrong.ts';
import { drawingOf, LAYOUTS, type LayoutName } from '../features/documents/paper/testing/layouts.ts';
import { LOOKS, type Look, paperPdf, paperPicture } from '../features/documents/paper/testing/makePaper.ts';
import { type SampleFacts, sampleFacts } from '../features/documents/paper/testing/paperFacts.ts';
import { isRight, readingsOf } from '../features/documents/paper/testing/scoreOf.ts';
import { truthOf } from '../features/documents/paper/testing/truthOf.ts';
import type { Page } from '../libs/pageReader/page.ts';
import { readDocument } from '../libs/pageReader/readDocument.ts';
import { recognizeText } from '../libs/tesseract/recognizeText.ts';
import { measureOtherPapers } from './otherPapers.ts';
import { readByPpOcrAlone } from './ppOcrAlone.ts';
import { type Figure, gridOf } from './table.ts';

/** Papers of each layout and look. */
const PAPERS = Number(process.env.BENCH_PAPERS ?? 1);
const FIRST_SEED = Number(process.env.BENCH_SEED ?? 1);
/** Folder that keeps the pages as they were read; '': none. */
const KEEP = process.env.BENCH_KEEP ?? '';
/** As many as the portal reads at once. */
const AT_ONCE = 2;
/** Shares of values that must be right, and of characters that may be wrong. */
const TARGETS: Readonly<Record<Look, { right: number; wrong: number }>> = {
  clean: { right: 0.98, wrong: 0.01 },
  scan: { right: 0.95, wrong: 0.02 },
  photo: { right: 0.9, wrong: 0.03 },
  fax: { right: 0.9, wrong: 0.03 },
  rotated: { right: 0.95, wrong: 0.02 },
};
const RUSSIAN: readonly LayoutName[] = ['russian', 'trilingual', 'waybill'];
const MOST_SECONDS = { russian: 6, other: 3 };
const MOST_MEGABYTES = 2_000;
const TESSERACT = { languages: ['chi_sim', 'eng', 'rus'], limitMs: 120_000 };
/** Its package takes more than 2 GB for larger pages. */
const ALONE_SIDE = 1_600;
const ENGINES = ['hybrid', 'tesseract', 'ppOcr'] as const;
type Engine = (typeof ENGINES)[number];

interface Job {
  layout: LayoutName;
  look: Look;
  seed: number;
}
interface Read extends Job {
  right: number;
  values: number;
  seconds: number;
  /** letters of each script, and those that an engine has wrong */
  letters: Record<ScriptName, number>;
  wrong: Record<Engine, Record<ScriptName, number>>;
}

/** (o) Synthetic papers in three scripts and six layouts, each as it comes from a screen, scanner, telephone or fax. */
export async function measurePapers(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ironsilk-papers-'));
  const memory = peakOfChildren();
  try {
    const files = jobs().map((job, at) => ({ ...job, file: path.join(folder, `page${at}`) }));
    const reads: Read[] = [];
    for (const job of files) reads.push(await readOne(job));
    console.log(`\n${gridOf(TITLES, reads.map(rowOf))}`);
    const megabytes = memory.stop();
    const clean = files.filter(({ look }) => look === 'clean').map(({ file }) => file);
    return [
      ...LOOKS.flatMap((look) =>
        figuresOf(
          look,
          reads.filter((one) => one.look === look),
        ),
      ),
      ...secondsOf(reads),
      ...(await measureOtherPapers(folder, pagesOf)),
      { name: '   s a page, two at once', value: await secondsAtOnce(clean) },
      {
        name: '   MB of a reading process',
        value: megabytes,
        target: MOST_MEGABYTES,
        isMet: megabytes < MOST_MEGABYTES,
      },
    ];
  } finally {
    memory.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function jobs(): Job[] {
  const seeds = Array.from({ length: PAPERS }, (_, at) => FIRST_SEED + at);
  return LOOKS.flatMap((look) =>
    LAYOUTS.flatMap((layout, at) => seeds.map((seed) => ({ layout, look, seed: seed + at }))),
  );
}

/** Of the whole time, for each page. */
async function secondsAtOnce(files: readonly string[]): Promise<number> {
  const waiting = [...files];
  const began = performance.now();
  const lane = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await pagesOf(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return (performance.now() - began) / 1000 / files.length;
}

const TITLES = [
  'paper',
  'fields right',
  's',
  ...ENGINES.flatMap((engine) => SCRIPT_NAMES.map((script) => `${engine} ${script}`)),
];

const percent = (part: number, whole: number) => (whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`);

function rowOf({ look, layout, seed, right, values, seconds, letters, wrong }: Read): string[] {
  const wrongs = ENGINES.flatMap((engine) =>
    SCRIPT_NAMES.map((script) => percent(wrong[engine][script], letters[script])),
  );
  return [`${look} ${layout} ${seed}`, `${right}/${values}`, seconds.toFixed(1), ...wrongs];
}

const sumOf = <Item>(items: readonly Item[], of: (one: Item) => number) => items.reduce((sum, one) => sum + of(one), 0);
const allScripts = (counts: Record<ScriptName, number>) => sumOf(SCRIPT_NAMES, (script) => counts[script]);

function figuresOf(look: Look, reads: readonly Read[]): Figure[] {
  const target = TARGETS[look];
  const right = sumOf(reads, (one) => one.right) / sumOf(reads, (one) => one.values);
  const letters = sumOf(reads, (one) => allScripts(one.letters));
  const wrongOf = (engine: Engine) => sumOf(reads, (one) => allScripts(one.wrong[engine])) / letters;
  const wrong = wrongOf('hybrid');
  return [
    {
      name: `o  ${look}: values right, %`,
      value: right * 100,
      target: target.right * 100,
      isMet: right >= target.right,
    },
    {
      name: '   characters wrong, %',
      value: wrong * 100,
      target: target.wrong * 100,
      isMet: wrong <= target.wrong,
    },
    { name: '   … of tesseract alone', value: wrongOf('tesseract') * 100 },
    { name: '   … of PP-OCR alone', value: wrongOf('ppOcr') * 100 },
  ];
}

function secondsOf(reads: readonly Read[]): Figure[] {
  return (['russian', 'other'] as const).map((name) => {
    const times = reads
      .filter(({ layout }) => RUSSIAN.includes(layout) === (name === 'russian'))
      .map(({ seconds }) => seconds)
      .toSorted((one, other) => one - other);
    const middle = times[Math.floor(times.length / 2)] ?? 0;
    const target = MOST_SECONDS[name];
    return {
      name: name === 'russian' ? 'o  s a page with Russian' : '   s a page without',
      value: middle,
      worst: (times.at(-1) ?? 0) * 1000,
      target,
      isMet: middle <= target,
    };
  });
}

async function readOne({ file, ...job }: Job & { file: string }): Promise<Read> {
  const { layout, look, seed } = job;
  const facts = sampleFacts(seed);
  await writeFile(file, await paperPicture(await paperPdf(layout, facts), look, seed));
  const began = performance.now();
  const pages = await pagesOf(file);
  const seconds = (performance.now() - began) / 1000;
  if (KEEP !== '') await writeFile(path.join(KEEP, `${look}-${layout}-${seed}.json`), JSON.stringify(pages));
  const truth = truthOf(layout, facts);
  const readings = readingsOf(understand(pages), truth.keys());
  const wrong = [...truth].filter(([name, value]) => !isRight(value, readings.get(name) ?? ''));
  for (const [name, value] of wrong)
    console.log(`${look} ${layout} ${seed} ${name}: ${value} read as ${readings.get(name) || 'nothing'}`);
  return {
    ...job,
    seconds,
    right: truth.size - wrong.length,
    values: truth.size,
    ...(await lettersOf(layout, facts, pages, file)),
  };
}

async function lettersOf(
  layout: LayoutName,
  facts: SampleFacts,
  pages: readonly Page[],
  file: string,
): Promise<Pick<Read, 'letters' | 'wrong'>> {
  const png = await sharp(await readFile(file))
    .rotate()
    .png()
    .toBuffer();
  const texts: Record<Engine, string> = {
    hybrid: pages.flatMap(({ fragments }) => fragments.map(({ text }) => text)).join(''),
    tesseract: (await recognizeText(png, TESSERACT)) ?? '',
    ppOcr: await readByPpOcrAlone(sharp(png).resize(ALONE_SIDE, ALONE_SIDE, { fit: 'inside' })),
  };
  const units = drawingOf(layout, facts).inks.map(({ text }) => ({
    script: scriptOf(text),
    text: comparedLetters(text),
  }));
  const counts = (of: (text: string) => number): Record<ScriptName, number> => {
    const count = (script: ScriptName) =>
      sumOf(
        units.filter((unit) => unit.script === script),
        ({ text }) => of(text),
      );
    return {
      chinese: count('chinese'),
      russian: count('russian'),
      english: count('english'),
      mixed: count('mixed'),
    };
  };
  const wrongIn = (engine: Engine) => {
    const whole = comparedLetters(texts[engine]);
    return counts((text) => charactersWrong(text, whole));
  };
  return {
    letters: counts((text) => text.length),
    wrong: { hybrid: wrongIn('hybrid'), tesseract: wrongIn('tesseract'), ppOcr: wrongIn('ppOcr') },
  };
}

async function pagesOf(file: string, extension = 'png'): Promise<Page[]> {
  const pages: Page[] = [];
  await readDocument({
    path: file,
    extension,
    mostPages: MOST_PAGES,
    onCount: () => undefined,
    onPage: async ({ page }) => {
      pages.push(page);
    },
    signal: new AbortController().signal,
  });
  return pages;
}

/** Of one paper. */
const MOST_PAGES = 5;

const SAMPLE_MS = 300;

/** Most resident memory of any child process of this one, in MB (Linux). */
function peakOfChildren(): { stop(): number } {
  let most = 0;
  const looking = setInterval(() => {
    for (const child of childrenOf(process.pid)) most = Math.max(most, residentMb(child));
  }, SAMPLE_MS);
  return {
    stop() {
      clearInterval(looking);
      return most;
    },
  };
}

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};
const childrenOf = (pid: number) => read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
const residentMb = (pid: string) =>
  (Number(/^VmHWM:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024) / 1e6;

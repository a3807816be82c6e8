import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { chromium } from 'playwright-core';
import { z } from 'zod';
import { signInAsShipper } from './signInAsShipper.ts';
import type { Figure } from './table.ts';

const TIMES = 3;
const SCORE = 95;
const BLOCKED_MS = 200;

/** What the score is made of; the other audits and the picture of the whole page take as long again. */
const AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** Signed in last: what the browser then keeps, the pages of visitors must not have. */
const PAGES = [
  { name: 'sign-in page', at: '/custom/login', isSignedIn: false },
  { name: 'public trace', at: '/custom/queryTrace', isSignedIn: false },
  { name: 'first page, signed in', at: '/custom/index', isSignedIn: true },
] as const;

const rated = z.object({
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({ 'total-blocking-time': z.object({ numericValue: z.number() }) }),
});

interface Rating {
  score: number;
  blockedMs: number;
}

/** Lighthouse, mobile: score and blocked time, the median of three, in a Chromium of its own. */
export async function ratePages(portal: string): Promise<Figure[]> {
  const program = process.env.LIGHTHOUSE;
  if (program === undefined) throw new Error('LIGHTHOUSE names no program: start the benchmarks by npm run bench');
  const folder = await mkdtemp(path.join(tmpdir(), 'ironsilk-rated-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--remote-debugging-port=0'],
    locale: 'zh-CN',
  });
  try {
    const [port = ''] = (await readFile(path.join(folder, 'DevToolsActivePort'), 'utf8')).split('\n');
    const figures: Figure[] = [];
    for (const { name, at, isSignedIn } of PAGES) {
      if (isSignedIn) {
        const page = await context.newPage();
        await page.goto(`${portal}/custom/login`);
        await signInAsShipper(page);
        await page.close();
      }
      const kept = isSignedIn ? ['--disable-storage-reset'] : [];
      const ratings: Rating[] = [];
      for (let time = 0; time < TIMES; time += 1)
        ratings.push(await rate(program, [`${portal}${at}`, `--port=${port}`, ...kept]));
      figures.push(...figuresOf(name, ratings));
    }
    return figures;
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function rate(program: string, args: readonly string[]): Promise<Rating> {
  const asked = [
    `--only-audits=${AUDITS.join()}`,
    '--disable-full-page-screenshot',
    '--output=json',
    '--output-path=stdout',
    '--quiet',
  ];
  const child = spawn(process.execPath, [program, ...args, ...asked], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [report] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const { categories, audits } = rated.parse(JSON.parse(report));
  return {
    score: categories.performance.score * 100,
    blockedMs: audits['total-blocking-time'].numericValue,
  };
}

const medianOf = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

function figuresOf(name: string, ratings: readonly Rating[]): Figure[] {
  const score = medianOf(ratings.map((one) => one.score));
  const blocked = medianOf(ratings.map((one) => one.blockedMs));
  return [
    { name: `   ${name}, Lighthouse mobile`, value: score, target: SCORE, isMet: score >= SCORE },
    { name: `   ${name}, blocked, ms`, value: blocked, target: BLOCKED_MS, isMet: blocked <= BLOCKED_MS },
  ];
}

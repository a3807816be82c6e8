import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { landPlugin } from '../libs/map/landPlugin.ts';
import type { BenchServer } from './benchServer.ts';
import { gzipProxy } from './gzipProxy.ts';
import { ratePages } from './ratePages.ts';
import { signInAsShipper } from './signInAsShipper.ts';
import type { Figure } from './table.ts';

const KB = 1000;
const SIGN_IN = { kb: 150, requests: 10, seconds: 2 };
const FIRST_PAGE = { kb: 370, requests: 25 };
const TIMES = 3;
/** The baseline has no target, and takes twenty seconds each time. */
const BASELINE_TIMES = 1;
const QUIET_MS = 1500;
/** Slow mobile network: 1.6 Mbit/s down, 0.75 up, 150 ms. */
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_TIMES_SLOWER = 4;

/** (c) Size of the sign-in page and the first page after it, and time to the form on a slow phone. */
export async function measurePages(server: BenchServer): Promise<Figure[]> {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const bundle = await buildSingleBundle();
  const portal = await gzipProxy(server.portal);
  const naive = await gzipProxy(server.portal, bundle);
  try {
    const ours = await measurePortal(browser, portal.address, TIMES);
    const baseline = await measurePortal(browser, naive.address, BASELINE_TIMES);
    return [...figuresOf(ours, baseline), ...(await ratePages(portal.address))];
  } finally {
    await browser.close();
    portal.close();
    naive.close();
    await rm(bundle, { recursive: true });
  }
}

type Measured = Awaited<ReturnType<typeof measurePortal>>;

async function measurePortal(browser: Browser, portal: string, visits: number) {
  const signIn = await measureTransfer(browser, (page) => showSignIn(page, portal));
  const first = await measureTransfer(browser, (page) => showFirstPage(page, portal));
  const visible: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) visible.push(await secondsToForm(browser, portal));
  const seconds = visible.sort((one, other) => one - other)[Math.floor(visits / 2)] ?? 0;
  return {
    codeKb: (signIn.bytes('Script') + signIn.bytes('Stylesheet')) / KB,
    signInRequests: signIn.requests(),
    firstKb: first.bytes() / KB,
    firstRequests: first.requests(),
    seconds,
  };
}

const MEASURES: readonly { name: string; of: keyof Measured; target: number }[] = [
  { name: 'sign-in page, script and style, KB gzip', of: 'codeKb', target: SIGN_IN.kb },
  { name: 'sign-in page, requests', of: 'signInRequests', target: SIGN_IN.requests },
  { name: 'sign-in form visible, slow network and CPU, s', of: 'seconds', target: SIGN_IN.seconds },
  { name: 'first page with sign-in before it, all, KB gzip', of: 'firstKb', target: FIRST_PAGE.kb },
  { name: 'first page with sign-in before it, requests', of: 'firstRequests', target: FIRST_PAGE.requests },
];

const figuresOf = (ours: Measured, baseline: Measured): Figure[] =>
  MEASURES.flatMap(({ name, of, target }, index) => [
    { name: `${index === 0 ? 'c ' : '  '} ${name}`, value: ours[of], target, isMet: ours[of] <= target },
    { name: '     the same as one naive bundle', value: baseline[of], ratio: baseline[of] / ours[of] },
  ]);

async function showSignIn(page: Page, portal: string): Promise<void> {
  await page.goto(`${portal}/custom/login`);
  await page.locator('input[name=password]').waitFor();
}

async function showFirstPage(page: Page, portal: string): Promise<void> {
  await showSignIn(page, portal);
  await signInAsShipper(page);
}

async function measureTransfer(browser: Browser, visit: (page: Page) => Promise<void>) {
  const { context, page, session } = await freshVisitor(browser);
  const kinds = new Map<string, string>();
  const sizes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  await session.send('Network.enable');
  await visit(page);
  for (let known = -1; known < sizes.size; await after(QUIET_MS)) known = sizes.size;
  await context.close();
  const bytes = (kind?: string) =>
    [...sizes].reduce((sum, [id, size]) => sum + (!kind || kinds.get(id) === kind ? size : 0), 0);
  return { bytes, requests: () => sizes.size };
}

async function secondsToForm(browser: Browser, portal: string): Promise<number> {
  const { context, page, session } = await freshVisitor(browser);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER });
  const started = performance.now();
  await page.goto(`${portal}/custom/login`, { waitUntil: 'commit' });
  await page.locator('input[name=password]').waitFor({ state: 'visible' });
  const seconds = (performance.now() - started) / 1000;
  await context.close();
  return seconds;
}

async function freshVisitor(browser: Browser): Promise<{ context: BrowserContext; page: Page; session: CDPSession }> {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  return { context, page, session: await context.newCDPSession(page) };
}

/** Builds the app the naive way, as one script and one style sheet, into a new folder. */
async function buildSingleBundle(): Promise<string> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'ironsilk-bundle-'));
  await build({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    base: '/custom/',
    logLevel: 'error',
    plugins: [react(), landPlugin()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      cssCodeSplit: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  return outDir;
}

import { setTimeout as after } from 'node:timers/promises';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import type { BenchServer } from './benchServer.ts';
import { gzipProxy } from './gzipProxy.ts';
import { DEMO_PASSWORD } from './signIn.ts';
import type { Figure } from './table.ts';

const KB = 1000;
const SIGN_IN_KB = 150;
const FIRST_PAGE_KB = 450;
const VISIBLE_S = 2;
const TIMES = 3;
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
export async function measurePages(ground: BenchServer): Promise<Figure[]> {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const portal = await gzipProxy(ground.portal);
  try {
    const signIn = await measureTransfer(browser, (page) => showSignIn(page, portal.address));
    const first = await measureTransfer(browser, (page) => showFirstPage(page, portal.address));
    const code = signIn.bytes('Script') + signIn.bytes('Stylesheet');
    const visible: number[] = [];
    for (let times = 0; times < TIMES; times += 1) visible.push(await secondsToForm(browser, portal.address));
    const median = visible.sort((one, other) => one - other)[Math.floor(TIMES / 2)] ?? 0;
    return [
      { name: 'c  sign-in page, script and style, KB gzip', ...withTarget(code / KB, SIGN_IN_KB) },
      { name: '   sign-in page, all, KB gzip', value: signIn.bytes() / KB },
      { name: '   sign-in page, requests', value: signIn.requests() },
      {
        name: '   first page with sign-in before it, all, KB gzip',
        ...withTarget(first.bytes() / KB, FIRST_PAGE_KB),
      },
      { name: '   first page with sign-in before it, requests', value: first.requests() },
      { name: '   sign-in form visible, slow network and CPU, s', ...withTarget(median, VISIBLE_S) },
    ];
  } finally {
    await browser.close();
    portal.close();
  }
}

const withTarget = (value: number, target: number) => ({ value, target, isMet: value <= target });

async function showSignIn(page: Page, portal: string): Promise<void> {
  await page.goto(`${portal}/custom/login`);
  await page.locator('input[name=password]').waitFor();
}

async function showFirstPage(page: Page, portal: string): Promise<void> {
  await showSignIn(page, portal);
  await page.locator('input[name=username]').fill('shipper');
  await page.locator('input[name=password]').fill(DEMO_PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.locator('main').waitFor();
}

async function measureTransfer(browser: Browser, visit: (page: Page) => Promise<void>) {
  const { context, page, session } = await freshVisitor(browser);
  const kinds = new Map<string, string>();
  const sizes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  );
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

async function freshVisitor(
  browser: Browser,
): Promise<{ context: BrowserContext; page: Page; session: CDPSession }> {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  return { context, page, session: await context.newCDPSession(page) };
}

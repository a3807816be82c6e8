import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { startTestServer, type TestServer } from '../platform/testing/testServer.ts';
import type { Language } from '../platform/wire/language.ts';
import { Visitor } from './visitor.ts';

/** The limit of a wait for the page: machines differ by three. */
const ACTION_TIMEOUT_MS = 60_000;

/** For a wait that a live update ends: shorter than the polling interval of any page. */
export const BEFORE_POLLING = { timeout: 10_000 };

/** Screenshots of failed journeys; ignored by Git. */
const SCREENSHOT_MS = 5_000;
const SCREENSHOTS = path.join(import.meta.dirname, '../test-results');

/** A locale that no page uses: text formatted by the browser becomes visible. */
const LOCALE = 'de-DE';

export const WINDOWS = { desk: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } } as const;

interface View {
  language: Language;
  window: keyof typeof WINDOWS;
}

/** Every language and every size once or twice, not all pairs. */
export const VIEWS = [
  { language: 'zh', window: 'desk' },
  { language: 'en', window: 'phone' },
  { language: 'ru', window: 'desk' },
  { language: 'ru', window: 'phone' },
] as const satisfies readonly View[];

/** The frame, equal around all pages of a person: checked with the first one. */
export const FRAME = ['nav', 'header', 'footer'].map((part) => `${part}:not(main *)`);

/** What a page's name decides: always the same, and spread over all pages. */
const hashOf = (name: string) => [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

const isEveryView = () => process.env.EVERY_VIEW === 'on';

/**
 * True where a page is looked at in the view: each in Chinese on a desk and Russian on a phone, or English on a
 * phone and Russian on a desk, by its name; all in all views with `npm test -- --all`.
 */
export function isSwept(name: string, { language, window }: View): boolean {
  const isFirst = language === 'zh' || (language === 'ru' && window === 'phone');
  return isEveryView() || isFirst === (hashOf(name) % 2 === 0);
}

/** True in one of the two views of a page, by its name; what only the other window shows is found with `--all`. */
export function isAskedForBarriers(name: string, { window }: View): boolean {
  return isEveryView() || (window === 'desk') === hashOf(name) % 4 < 2;
}

/** True where a page is looked at in the dark theme: about half of them, by their names; its contrasts are asked for too. */
export const isDark = (name: string) => Math.floor(hashOf(name) / 8) % 2 === 0;

export interface VisitOptions {
  language: Language;
  username?: string;
  window?: keyof typeof WINDOWS;
  /** true: animations run; otherwise the window prefers reduced motion */
  hasMotion?: boolean;
  /** true: the test adds an init script, a clock, a size or a socket route; the window is not reused */
  isAltered?: boolean;
}

export interface PortalServer {
  address: string;
  signInAs(username: string): Promise<{ token: string | null }>;
  stop(): Promise<void>;
}

/** One browser and one demo server for all files of a worker; the run removes both at its end. */
let browser: Promise<Browser> | null = null;
let sharedServer: Promise<TestServer> | null = null;
/** Windows of closed visitors, with what the browser has loaded and compiled in them. */
const idleWindows: Page[] = [];

function startSharedServer(): Promise<TestServer> {
  sharedServer ??= mkdtemp(path.join(path.dirname(inject('templateFiles')), 'portal-')).then((dataDir) =>
    startTestServer({ dataDir }),
  );
  return sharedServer;
}

/** The worker's portal. Tests that change what others see do so as `newPerson`, or open their own. */
export const openPortal = () => openedBy(startSharedServer, () => Promise.resolve());

/** A portal for one file whose tests stop the server or count its rows. */
export const openOwnPortal = <Server extends PortalServer = TestServer>(start: () => Promise<Server>) =>
  openedBy(start, (server) => server.stop());

function openedBy<Server extends PortalServer>(
  start: () => Promise<Server>,
  end: (server: Server) => Promise<void>,
): Portal<Server> {
  const portal = new Portal<Server>();
  beforeAll(() => portal.open(start));
  afterEach(({ task }) =>
    task.result?.state === 'fail'
      ? portal.saveScreenshots(`${path.basename(task.file.name, '.test.ts')}-${task.name}`)
      : undefined,
  );
  afterAll(() => portal.close(end));
  return portal;
}

/** A server and a browser. Windows are reused by all files, with cleared storage and a warm cache. */
export class Portal<Server extends PortalServer> {
  #server: Server | null = null;
  #browser: Browser | null = null;
  readonly #sharedVisitors = new Map<string, Visitor>();
  /** How to leave each window that is open. */
  readonly #leave = new Map<Page, () => Promise<void>>();

  get server(): Server {
    if (this.#server === null) throw new Error('the portal opens before the first test, not earlier');
    return this.#server;
  }

  async open(start: () => Promise<Server>): Promise<void> {
    browser ??= launchBrowser();
    [this.#server, this.#browser] = await Promise.all([start(), browser]);
  }

  async close(end: (server: Server) => Promise<void>): Promise<void> {
    await Promise.all([...this.#leave.values()].map((leave) => leave()));
    if (this.#server !== null) await end(this.#server);
  }

  /** Opens a window; with a username already signed in. */
  async visit(options: VisitOptions): Promise<Visitor> {
    const page = idleWindows.pop() ?? (await this.#newWindow());
    await page.setViewportSize(WINDOWS[options.window ?? 'desk']);
    await page.emulateMedia({ reducedMotion: options.hasMotion ? 'no-preference' : 'reduce', colorScheme: 'light' });
    const context = page.context();
    const token = options.username ? (await this.server.signInAs(options.username)).token : null;
    await context.setStorageState({
      cookies: [],
      origins: [{ origin: this.server.address, localStorage: storageOf({ token, language: options.language }) }],
    });
    const leave = async () => {
      this.#leave.delete(page);
      const isClean = !options.isAltered && (await this.#tidy(page));
      if (isClean) idleWindows.push(page);
      else await context.close();
    };
    this.#leave.set(page, leave);
    return new Visitor(page, this.server.address, leave);
  }

  /** One screenshot per open window. */
  async saveScreenshots(test: string): Promise<void> {
    for (const [index, page] of [...this.#leave.keys()].entries()) {
      const file = path.join(SCREENSHOTS, `${test.slice(0, 80).replaceAll(/[^\p{L}\d]+/gu, '-')}-${index}.png`);
      // a window may have ended with its server
      await page.screenshot({ path: file, timeout: SCREENSHOT_MS }).catch(() => undefined);
    }
  }

  /** Leaves nothing of a visit in its window; false if that cannot be. */
  async #tidy(page: Page): Promise<boolean> {
    if (page.isClosed()) return false;
    const context = page.context();
    page.removeAllListeners();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const others = context.pages().filter((other) => other !== page);
    await Promise.all(others.map((other) => other.close()));
    await context.clearPermissions();
    await context.setOffline(false);
    try {
      await page.evaluate(() => sessionStorage.clear());
      // of the same site: the window keeps its process, and with it what that has compiled
      await page.goto(`${this.server.address}/healthz`);
      return true;
    } catch {
      // the server has ended, or the page shows nothing of it
      return false;
    }
  }

  /** One visitor for all tests of a file, with earlier errors cleared. */
  async sharedVisitor(options: VisitOptions): Promise<Visitor> {
    const name = JSON.stringify(options);
    const visitor = this.#sharedVisitors.get(name) ?? (await this.visit(options));
    this.#sharedVisitors.set(name, visitor);
    visitor.errors.length = 0;
    return visitor;
  }

  /** Closes the visitor that tests shared, if there is one. */
  async closeShared(options: VisitOptions): Promise<void> {
    const name = JSON.stringify(options);
    const visitor = this.#sharedVisitors.get(name);
    this.#sharedVisitors.delete(name);
    await visitor?.close();
  }

  async #newWindow(): Promise<Page> {
    if (this.#browser === null) throw new Error('the portal is not open');
    const context = await this.#browser.newContext({ locale: LOCALE });
    context.setDefaultTimeout(ACTION_TIMEOUT_MS);
    return context.newPage();
  }
}

/** Local storage of a returning user. */
function storageOf({ token, language }: { token: string | null; language: Language }) {
  const values = [{ name: 'ironsilk.language', value: language }];
  return token === null ? values : [...values, { name: 'ironsilk.token', value: token }];
}

/** Where Debian has Chromium; its headless build draws the same for a third less of the processor. */
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Windows live for seconds: what the engine would optimise for minutes costs more than it saves. */
const SHORT_LIVED = '--js-flags=--no-turbofan --no-maglev --single-threaded-gc --min-semi-space-size=32';

/** The browser in `CHROMIUM`, or the system's; it draws without a process for a graphics card. */
function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? BROWSERS.find((place) => existsSync(place)),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', SHORT_LIVED],
  });
}

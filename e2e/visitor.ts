import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core';
import type { TestServer } from '../platform/testing/testServer.ts';
import type { Language } from '../platform/wire/language.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Between an answer and what a page asks for because of it, once the page has nothing left to do. */
const QUIET_MS = 200;
const LOCALE = { zh: 'zh-CN', en: 'en-GB', ru: 'ru-RU' } as const;

/** The sizes of window that every page is tried in. */
export const WINDOWS = { desk: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } } as const;

/** Opens the browser of the machine; `CHROMIUM` names another one. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
}

/** Somebody in front of a browser window of their own. What goes wrong in the page is kept in `complaints`. */
export class Visitor {
  readonly page: Page;
  readonly complaints: string[] = [];
  readonly #context: BrowserContext;
  readonly #address: string;
  readonly #underWay = new Set<Request>();
  #stirredAt = 0;

  private constructor(context: BrowserContext, page: Page, address: string) {
    this.#context = context;
    this.page = page;
    this.#address = address;
    page.on('request', (request) => this.#stir(() => this.#underWay.add(request)));
    page.on('requestfinished', (request) => this.#stir(() => this.#underWay.delete(request)));
    page.on('requestfailed', (request) => this.#stir(() => this.#underWay.delete(request)));
    page.on('pageerror', (fault) => this.complaints.push(`fault: ${fault.message}`));
    page.on('console', (line) => {
      if (line.type() === 'error') this.complaints.push(`console: ${line.text()}`);
    });
  }

  /** Opens a window that prefers a language; with a name, somebody is signed in already. */
  static async open(browser: Browser, server: TestServer, wants: Wants): Promise<Visitor> {
    const viewport = WINDOWS[wants.window ?? 'desk'];
    const context = await browser.newContext({ viewport, locale: LOCALE[wants.language] });
    const token = wants.username ? (await server.as(wants.username)).token : null;
    await context.addInitScript(
      ([kept, language]) => {
        if (kept) localStorage.setItem('ironsilk.token', kept);
        localStorage.setItem('ironsilk.language', language ?? 'zh');
      },
      [token, wants.language],
    );
    return new Visitor(context, await context.newPage(), server.address);
  }

  /** Goes to a page of the app and waits until it is quiet. */
  async goTo(path: string): Promise<void> {
    this.#stir(() => this.#underWay.clear());
    await this.page.goto(`${this.#address}/custom${path}`);
    await this.settled();
  }

  /** Waits until the page has asked for nothing for a while, is idle, and nothing of it says that it is busy. */
  async settled(): Promise<void> {
    let seenAt: number;
    do {
      while (this.#underWay.size > 0 || Date.now() - this.#stirredAt < QUIET_MS) await wait(QUIET_MS / 4);
      seenAt = this.#stirredAt;
      // on a busy machine a page needs longer than the quiet to run the code that has come
      await this.#idle();
    } while (this.#stirredAt !== seenAt);
    // pages at rest behind other tabs may have been left while they were waiting
    await this.page
      .locator('[aria-busy="true"]')
      .filter({ visible: true })
      .first()
      .waitFor({ state: 'detached' });
  }

  /** Outlives a page that leads to another one meanwhile. */
  async #idle(): Promise<void> {
    await this.page.waitForFunction(
      () => new Promise<boolean>((resolve) => requestIdleCallback(() => resolve(true))),
    );
  }

  #stir(change: () => void): void {
    change();
    this.#stirredAt = Date.now();
  }

  /** By how many pixels the page can be scrolled sideways; 0 is right. */
  overhang(): Promise<number> {
    return this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  }

  /** Serious and critical violations that axe finds on the page once it stands still, one line each. */
  async barriers(): Promise<string[]> {
    await this.page.evaluate(AXE);
    await this.#stoodStill();
    return this.page.evaluate(async () => {
      const { violations } = await window.axe.run(document, {
        resultTypes: ['violations'],
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
      });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
    });
  }

  async leave(): Promise<void> {
    await this.#context.close();
  }

  /** What fades in or out is neither there nor gone: its colours are nobody's choice. Spinners never end. */
  async #stoodStill(): Promise<void> {
    await this.page.evaluate(async () => {
      const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
      const ending = () =>
        document
          .getAnimations()
          .filter(
            ({ effect, playState }) =>
              playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
          );
      // what has been chosen is shown when the page is idle, and only then begins to move
      for (await idle(); ending().length > 0; await idle()) {
        await Promise.allSettled(ending().map(({ finished }) => finished));
      }
    });
  }
}

/** How every page is looked at: each language in one of the windows, so that all of both are seen. */
export const VIEWS: readonly { language: Language; window: keyof typeof WINDOWS }[] = [
  { language: 'zh', window: 'desk' },
  { language: 'en', window: 'phone' },
  { language: 'ru', window: 'desk' },
  { language: 'ru', window: 'phone' },
];

interface Wants {
  language: Language;
  username?: string;
  window?: keyof typeof WINDOWS;
}

/** Visitors who stay for all pages of a test file: only their first page fetches what every page needs. */
export class Regulars {
  readonly #browser: Browser;
  readonly #server: TestServer;
  readonly #visitors = new Map<string, Visitor>();

  constructor(browser: Browser, server: TestServer) {
    this.#browser = browser;
    this.#server = server;
  }

  /** The visitor of that kind, without the complaints of pages before. */
  async visitor(wants: Wants): Promise<Visitor> {
    const name = JSON.stringify(wants);
    const visitor = this.#visitors.get(name) ?? (await Visitor.open(this.#browser, this.#server, wants));
    this.#visitors.set(name, visitor);
    visitor.complaints.length = 0;
    return visitor;
  }
}

import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { startTestServer, type TestServer } from '../platform/testing/testServer.ts';
import type { Language } from '../platform/wire/language.ts';
import { Visitor } from './visitor.ts';

const LOCALE = { zh: 'zh-CN', en: 'en-GB', ru: 'ru-RU' } as const;

export const WINDOWS = { desk: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } } as const;

/** Every language and every size once or twice, not all pairs. */
export const VIEWS: readonly { language: Language; window: keyof typeof WINDOWS }[] = [
  { language: 'zh', window: 'desk' },
  { language: 'en', window: 'phone' },
  { language: 'ru', window: 'desk' },
  { language: 'ru', window: 'phone' },
];

export interface VisitOptions {
  language: Language;
  username?: string;
  window?: keyof typeof WINDOWS;
}

export function openPortal(start: () => Promise<TestServer> = startTestServer): Portal {
  const portal = new Portal();
  beforeAll(() => portal.open(start));
  afterAll(() => portal.close());
  return portal;
}

/** A demo server and a browser. Contexts are reused with cleared storage and a warm HTTP cache. */
export class Portal {
  #server: TestServer | null = null;
  #browser: Browser | null = null;
  readonly #idleContexts = new Map<string, BrowserContext[]>();
  readonly #sharedVisitors = new Map<string, Visitor>();

  get server(): TestServer {
    if (this.#server === null) throw new Error('the portal opens before the first test, not earlier');
    return this.#server;
  }

  async open(start: () => Promise<TestServer>): Promise<void> {
    [this.#server, this.#browser] = await Promise.all([start(), openBrowser()]);
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    await this.#server?.stop();
  }

  /** Opens a window; with a username already signed in. */
  async visit(options: VisitOptions): Promise<Visitor> {
    const kind = `${options.window ?? 'desk'} ${options.language}`;
    const context = this.#idleContexts.get(kind)?.pop() ?? (await this.#newContext(options));
    const token = options.username ? (await this.server.signInAs(options.username)).token : null;
    await context.setStorageState({
      cookies: [],
      origins: [
        { origin: this.server.address, localStorage: storageOf({ token, language: options.language }) },
      ],
    });
    return new Visitor(await context.newPage(), this.server.address, async () => {
      await Promise.all(context.pages().map((page) => page.close()));
      this.#idleContexts.set(kind, [...(this.#idleContexts.get(kind) ?? []), context]);
    });
  }

  /** One visitor for all tests of a file, with earlier errors cleared. */
  async sharedVisitor(options: VisitOptions): Promise<Visitor> {
    const name = JSON.stringify(options);
    const visitor = this.#sharedVisitors.get(name) ?? (await this.visit(options));
    this.#sharedVisitors.set(name, visitor);
    visitor.errors.length = 0;
    return visitor;
  }

  async #newContext({ window, language }: VisitOptions): Promise<BrowserContext> {
    if (this.#browser === null) throw new Error('the portal is not open');
    return this.#browser.newContext({ viewport: WINDOWS[window ?? 'desk'], locale: LOCALE[language] });
  }
}

/** Local storage of a returning user. */
function storageOf({ token, language }: { token: string | null; language: Language }) {
  const values = [{ name: 'ironsilk.language', value: language }];
  return token === null ? values : [...values, { name: 'ironsilk.token', value: token }];
}

/** System Chromium, or the one in `CHROMIUM`. */
function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
}

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

export interface Wants {
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
  readonly #atRest = new Map<string, BrowserContext[]>();
  readonly #regulars = new Map<string, Visitor>();

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
  async visit(wants: Wants): Promise<Visitor> {
    const kind = `${wants.window ?? 'desk'} ${wants.language}`;
    const context = this.#atRest.get(kind)?.pop() ?? (await this.#newWindow(wants));
    const token = wants.username ? (await this.server.as(wants.username)).token : null;
    await context.setStorageState({
      cookies: [],
      origins: [{ origin: this.server.address, localStorage: kept({ token, language: wants.language }) }],
    });
    return new Visitor(await context.newPage(), this.server.address, async () => {
      await Promise.all(context.pages().map((page) => page.close()));
      this.#atRest.set(kind, [...(this.#atRest.get(kind) ?? []), context]);
    });
  }

  /** One visitor for all tests of a file, with earlier errors cleared. */
  async regular(wants: Wants): Promise<Visitor> {
    const name = JSON.stringify(wants);
    const visitor = this.#regulars.get(name) ?? (await this.visit(wants));
    this.#regulars.set(name, visitor);
    visitor.complaints.length = 0;
    return visitor;
  }

  async #newWindow({ window, language }: Wants): Promise<BrowserContext> {
    if (this.#browser === null) throw new Error('the portal is not open');
    return this.#browser.newContext({ viewport: WINDOWS[window ?? 'desk'], locale: LOCALE[language] });
  }
}

/** Local storage of a returning user. */
function kept({ token, language }: { token: string | null; language: Language }) {
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

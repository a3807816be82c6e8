import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { startTestServer, type TestServer } from '../platform/testing/testServer.ts';
import type { Language } from '../platform/wire/language.ts';
import { Visitor } from './visitor.ts';

const LOCALE = { zh: 'zh-CN', en: 'en-GB', ru: 'ru-RU' } as const;

/** The sizes of window that every page is tried in. */
export const WINDOWS = { desk: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } } as const;

/** How every page is looked at: each language in one of the windows, so that all of both are seen. */
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

/** Opens the portal for the tests of a file, before the first of them, and closes it after the last. */
export function openPortal(start: () => Promise<TestServer> = startTestServer): Portal {
  const portal = new Portal();
  beforeAll(() => portal.open(start));
  afterAll(() => portal.close());
  return portal;
}

/**
 * A server with its demo and a browser. A window that somebody has left is there for the next one: nothing of theirs is
 * in it, but the code of the portal does not have to come again.
 */
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

  /** Somebody at a window that prefers a language; with a name they are signed in already. */
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

  /** Somebody who stays for all tests of the file, without the complaints of pages before. */
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

/** What the app finds in the browser of somebody who was there before. */
function kept({ token, language }: { token: string | null; language: Language }) {
  const values = [{ name: 'ironsilk.language', value: language }];
  return token === null ? values : [...values, { name: 'ironsilk.token', value: token }];
}

/** Opens the browser of the machine; `CHROMIUM` names another one. */
function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
}

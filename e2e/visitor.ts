import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Quiet time after a response, for the requests that follow from it. */
const QUIET_MS = 200;

/** A browser window of one user; page errors are collected in `complaints`. */
export class Visitor {
  readonly page: Page;
  readonly errors: string[] = [];
  readonly #address: string;
  readonly #onLeave: () => Promise<void>;
  readonly #inFlight = new Set<Request>();
  #lastActivityAt = 0;

  /** `onLeave` returns the browser context for reuse. */
  constructor(page: Page, address: string, onClose: () => Promise<void>) {
    this.page = page;
    this.#address = address;
    this.#onLeave = onClose;
    page.on('request', (request) => this.#trackActivity(() => this.#inFlight.add(request)));
    page.on('requestfinished', (request) => this.#trackActivity(() => this.#inFlight.delete(request)));
    page.on('requestfailed', (request) => this.#trackActivity(() => this.#inFlight.delete(request)));
    page.on('pageerror', (fault) => this.errors.push(`fault: ${fault.message}`));
    page.on('console', (line) => {
      if (line.type() === 'error') this.errors.push(`console: ${line.text()}`);
    });
  }

  async goTo(path: string): Promise<void> {
    this.#trackActivity(() => this.#inFlight.clear());
    await this.page.goto(`${this.#address}/custom${path}`);
    await this.waitUntilIdle();
  }

  /** Waits until no request is in flight, the page is idle and nothing visible is busy. */
  async waitUntilIdle(): Promise<void> {
    let activityAt: number;
    do {
      while (this.#inFlight.size > 0 || Date.now() - this.#lastActivityAt < QUIET_MS)
        await wait(QUIET_MS / 4);
      activityAt = this.#lastActivityAt;
      // on a busy machine code still runs after the quiet time
      await this.#idle();
    } while (this.#lastActivityAt !== activityAt);
    // hidden pages of other tabs may stay busy
    await this.page
      .locator('[aria-busy="true"]')
      .filter({ visible: true })
      .first()
      .waitFor({ state: 'detached' });
  }

  /** Outlives a navigation of the page. */
  async #idle(): Promise<void> {
    await this.page.waitForFunction(
      () => new Promise<boolean>((resolve) => requestIdleCallback(() => resolve(true))),
    );
  }

  #trackActivity(change: () => void): void {
    change();
    this.#lastActivityAt = Date.now();
  }

  /** Horizontal overflow in px; 0 is right. */
  horizontalOverflow(): Promise<number> {
    return this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  }

  /** Serious and critical axe violations after animations, one line each. */
  async axeViolations(): Promise<string[]> {
    await this.page.evaluate(AXE);
    await this.waitForAnimations();
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

  /** Waits for finite animations: an entering element takes the focus at its end. */
  async waitForAnimations(): Promise<void> {
    await this.page.evaluate(async () => {
      const waitForIdleCallback = () => new Promise((resolve) => requestIdleCallback(resolve));
      const finiteAnimations = () =>
        document
          .getAnimations()
          .filter(
            ({ effect, playState }) =>
              playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
          );
      // animations begin after the page is idle
      for (await waitForIdleCallback(); finiteAnimations().length > 0; await waitForIdleCallback()) {
        await Promise.allSettled(finiteAnimations().map(({ finished }) => finished));
      }
    });
  }

  close(): Promise<void> {
    return this.#onLeave();
  }
}

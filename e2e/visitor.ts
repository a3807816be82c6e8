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
  readonly complaints: string[] = [];
  readonly #address: string;
  readonly #onLeave: () => Promise<void>;
  readonly #underWay = new Set<Request>();
  #stirredAt = 0;

  /** `onLeave` returns the browser context for reuse. */
  constructor(page: Page, address: string, onLeave: () => Promise<void>) {
    this.page = page;
    this.#address = address;
    this.#onLeave = onLeave;
    page.on('request', (request) => this.#stir(() => this.#underWay.add(request)));
    page.on('requestfinished', (request) => this.#stir(() => this.#underWay.delete(request)));
    page.on('requestfailed', (request) => this.#stir(() => this.#underWay.delete(request)));
    page.on('pageerror', (fault) => this.complaints.push(`fault: ${fault.message}`));
    page.on('console', (line) => {
      if (line.type() === 'error') this.complaints.push(`console: ${line.text()}`);
    });
  }

  async goTo(path: string): Promise<void> {
    this.#stir(() => this.#underWay.clear());
    await this.page.goto(`${this.#address}/custom${path}`);
    await this.settled();
  }

  /** Waits until no request is in flight, the page is idle and nothing visible is busy. */
  async settled(): Promise<void> {
    let seenAt: number;
    do {
      while (this.#underWay.size > 0 || Date.now() - this.#stirredAt < QUIET_MS) await wait(QUIET_MS / 4);
      seenAt = this.#stirredAt;
      // on a busy machine code still runs after the quiet time
      await this.#idle();
    } while (this.#stirredAt !== seenAt);
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

  #stir(change: () => void): void {
    change();
    this.#stirredAt = Date.now();
  }

  /** Horizontal overflow in px; 0 is right. */
  overhang(): Promise<number> {
    return this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  }

  /** Serious and critical axe violations after animations, one line each. */
  async barriers(): Promise<string[]> {
    await this.page.evaluate(AXE);
    await this.stoodStill();
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
  async stoodStill(): Promise<void> {
    await this.page.evaluate(async () => {
      const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
      const ending = () =>
        document
          .getAnimations()
          .filter(
            ({ effect, playState }) =>
              playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
          );
      // animations begin after the page is idle
      for (await idle(); ending().length > 0; await idle()) {
        await Promise.allSettled(ending().map(({ finished }) => finished));
      }
    });
  }

  leave(): Promise<void> {
    return this.#onLeave();
  }
}

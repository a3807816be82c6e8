import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Between an answer and what a page asks for because of it, once the page has nothing left to do. */
const QUIET_MS = 200;

/** Somebody in front of a browser window of their own. What goes wrong in the page is kept in `complaints`. */
export class Visitor {
  readonly page: Page;
  readonly complaints: string[] = [];
  readonly #address: string;
  readonly #onLeave: () => Promise<void>;
  readonly #underWay = new Set<Request>();
  #stirredAt = 0;

  /** Sits down in front of a window of the server at `address`; `onLeave` takes the window back. */
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

  /** Waits until nothing fades or slides any more; spinners never end. What comes in takes the focus when it is there. */
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
      // what has been chosen is shown when the page is idle, and only then begins to move
      for (await idle(); ending().length > 0; await idle()) {
        await Promise.allSettled(ending().map(({ finished }) => finished));
      }
    });
  }

  leave(): Promise<void> {
    return this.#onLeave();
  }
}

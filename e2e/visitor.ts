import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Quiet time after a response, for the requests that follow from it. */
const QUIET_MS = 100;
/** Longest wait for an idle moment. */
const IDLE_MS = 5_000;
/** A page that another one follows is gone by then. */
const TURN_MS = 30_000;

/**
 * In the window: what the router hears when an entry of the history is reached, until the page and what lies over
 * it say something else. False: they still say the same.
 */
function navigate({ to, withinMs }: { to: string; withinMs: number }): Promise<boolean> {
  // biome-ignore lint/performance/useDomNodeTextContent: pages of other tabs are hidden
  const wordOf = (part: HTMLElement) => part.innerText;
  const words = () => [...document.querySelectorAll<HTMLElement>('main, [role="dialog"]')].map(wordOf).join();
  const before = words();
  const turned = new Promise<boolean>((resolve) => {
    let isLooking = false;
    // one look for all changes until the next picture
    const observer = new MutationObserver(() => {
      if (!isLooking) requestAnimationFrame(look);
      isLooking = true;
    });
    const end = (hasTurned: boolean) => {
      observer.disconnect();
      resolve(hasTurned);
    };
    const look = () => {
      isLooking = false;
      if (words() !== before) end(true);
    };
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    setTimeout(() => end(words() !== before), withinMs);
  });
  history.pushState({ key: to, idx: history.length }, '', to);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  return turned;
}

/** A browser window of one user; page errors are collected in `errors`. */
export class Visitor {
  readonly page: Page;
  readonly errors: string[] = [];
  readonly #address: string;
  readonly #onLeave: () => Promise<void>;
  readonly #inFlight = new Set<Request>();
  #isLoaded = false;
  #lastActivityAt = 0;

  /** `onLeave` returns the browser context for reuse. */
  constructor(page: Page, address: string, onClose: () => Promise<void>) {
    this.page = page;
    this.#address = address;
    this.#onLeave = onClose;
    page.on('request', (request) => this.#trackActivity(() => this.#inFlight.add(request)));
    page.on('requestfinished', (request) => this.#trackActivity(() => this.#inFlight.delete(request)));
    // what was asked for ahead and is not needed is never read to its end
    page.on('response', (response) => {
      if (response.url().includes('/prod-api/')) this.#trackActivity(() => this.#inFlight.delete(response.request()));
    });
    page.on('requestfailed', (request) => this.#trackActivity(() => this.#inFlight.delete(request)));
    page.on('pageerror', (fault) => this.errors.push(`fault: ${fault.message}`));
    page.on('console', (line) => {
      if (line.type() === 'error') this.errors.push(`console: ${line.text()}`);
    });
  }

  async goTo(path: string): Promise<void> {
    this.#trackActivity(() => this.#inFlight.clear());
    await this.page.goto(`${this.#address}/custom${path}`);
    this.#isLoaded = true;
    await this.waitUntilIdle();
  }

  /**
   * Shows a page as a link does, within the loaded window; the first page by loading the window. True if the
   * window was loaded. Throws where the page in view stays.
   */
  async show(path: string): Promise<boolean> {
    if (!this.#isLoaded) {
      await this.goTo(path);
      return true;
    }
    this.#trackActivity(() => {});
    const hasTurned = await this.page.evaluate(navigate, { to: `/custom${path}`, withinMs: TURN_MS });
    if (!hasTurned) throw new Error(`${path} does not show`);
    await this.waitUntilIdle();
    return false;
  }

  /** Waits until no request is in flight, the page is idle and nothing visible is busy. */
  async waitUntilIdle(): Promise<void> {
    let activityAt: number;
    do {
      while (this.#inFlight.size > 0 || Date.now() - this.#lastActivityAt < QUIET_MS) await wait(QUIET_MS / 4);
      activityAt = this.#lastActivityAt;
      // on a busy machine code still runs after the quiet time
      await this.#idle();
      // hidden pages of other tabs may stay busy; what a page has waited for may bring parts that load in their turn
      await this.page
        .locator('[aria-busy="true"], .ant-skeleton')
        .filter({ visible: true })
        .first()
        .waitFor({ state: 'detached' });
    } while (this.#lastActivityAt !== activityAt);
  }

  /** Outlives a navigation of the page. */
  async #idle(): Promise<void> {
    await this.page.waitForFunction(
      // a crowded machine may leave a page that draws without a pause no idle moment at all
      (timeout) => new Promise<boolean>((resolve) => requestIdleCallback(() => resolve(true), { timeout })),
      IDLE_MS,
      { polling: QUIET_MS },
    );
  }

  #trackActivity(change: () => void): void {
    change();
    this.#lastActivityAt = Date.now();
  }

  /** Leaves pages behind without keeping them alive, as a setting of the frame does with its tabs. */
  async doWithoutTabs(): Promise<void> {
    await this.page.evaluate(() => {
      localStorage.setItem('ironsilk.layout', JSON.stringify({ hasTabs: false }));
      dispatchEvent(new StorageEvent('storage', { key: 'ironsilk.layout' }));
    });
  }

  /** Horizontal overflow in px; 0 is right. */
  horizontalOverflow(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  }

  /** How many rows of the table the window shows; 0 where one takes two lines, or is wider than its place. */
  rowsAtAGlance(): Promise<number> {
    return this.page.getByRole('table').evaluate((table) => {
      const rows = [...table.querySelectorAll('tbody tr')].filter((row) => row.clientHeight > 0);
      const highest = Math.max(...rows.map((row) => row.getBoundingClientRect().height));
      const top = table.querySelector('tbody')?.getBoundingClientRect().top ?? 0;
      const isSpread = highest >= 40 || table.closest('[data-wide="true"]') !== null;
      return isSpread ? 0 : Math.floor((window.innerHeight - top) / highest);
    });
  }

  /** What the floating buttons cover of the page's texts and controls, at its top and at its end. */
  coveredByFloats(): Promise<string[]> {
    return this.page.evaluate(async () => {
      const visible = (box: DOMRect) => box.width > 0 && box.height > 0;
      // what an ancestor cuts away is not seen
      const fullBox = (text: Node) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return range.getBoundingClientRect();
      };
      const shownBox = (text: Node) => {
        let { left, top, right, bottom } = fullBox(text);
        for (let outer = text.parentElement; outer !== null; outer = outer.parentElement) {
          if (getComputedStyle(outer).overflowX === 'visible') continue;
          const box = outer.getBoundingClientRect();
          [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
          [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
        }
        return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
      };
      const covered = () => {
        const floats = [...document.querySelectorAll('aside[data-held]')]
          .map((float) => float.getBoundingClientRect())
          .filter(visible);
        const parts = [...document.querySelectorAll('header, main, footer')];
        const under = (box: DOMRect) =>
          visible(box) &&
          floats.some(
            (float) =>
              float.left < box.right && box.left < float.right && float.top < box.bottom && box.top < float.bottom,
          );
        const found: string[] = [];
        for (const part of parts) {
          const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
          for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
            if (text.textContent?.trim() && under(fullBox(text)) && under(shownBox(text))) found.push(text.textContent);
          }
          for (const control of part.querySelectorAll('a, button, input, select, textarea, [role="button"]'))
            if (under(control.getBoundingClientRect())) found.push(control.outerHTML.slice(0, 80));
        }
        return found;
      };
      const atTop = covered();
      window.scrollTo(0, document.documentElement.scrollHeight);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const atEnd = covered();
      window.scrollTo(0, 0);
      return [...atTop, ...atEnd];
    });
  }

  /**
   * Serious and critical axe violations after animations, one line each; `but` names parts of the window that
   * were looked at before.
   */
  async axeViolations(but: readonly string[] = []): Promise<string[]> {
    if (!(await this.page.evaluate(() => 'axe' in window))) await this.page.evaluate(AXE);
    await this.waitForAnimations();
    return this.page.evaluate(async (exclude) => {
      // pages of other tabs are not looked at, and yet take most of the time
      const hidden = [...document.querySelectorAll<HTMLElement>('main *')].filter(
        ({ style, parentElement }) => style.display === 'none' && parentElement?.checkVisibility(),
      );
      const places = hidden.map((page) => {
        const place = document.createComment('');
        page.replaceWith(place);
        return () => place.replaceWith(page);
      });
      const { violations } = await window.axe
        .run(
          { include: ['html'], exclude },
          {
            preload: false,
            resultTypes: ['violations'],
            runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
          },
        )
        .finally(() => {
          for (const putBack of places) putBack();
        });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
    }, but.slice());
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

import type { Locator } from 'playwright-core';

/**
 * Opens a select and presses one of its entries. An entry below the fold is scrolled to within its list: the
 * scrolling that a click does by itself moves the page too, and the list away from under the pressed button.
 */
export async function choose(select: Locator, entry: string): Promise<void> {
  await select.click();
  const option = select.page().getByTitle(entry, { exact: true });
  await option.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
  await option.click();
}

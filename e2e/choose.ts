import type { Locator } from 'playwright-core';

/** A list opens outside the window; whatever scrolls to an entry by then scrolls the page, and the list with it. */
const isPlaced = (entry: Element) => {
  const list = entry.closest('.ant-select-dropdown');
  return list !== null && list.getBoundingClientRect().top >= 0 && !list.matches('.ant-slide-up');
};

/** Opens a select and presses one of its entries, also one below the fold of the list. */
export async function choose(select: Locator, entry: string): Promise<void> {
  await select.click();
  const page = select.page();
  const option = page.getByTitle(entry, { exact: true });
  await page.waitForFunction(isPlaced, await option.elementHandle());
  await option.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
  await option.click();
}

import { afterAll, describe, expect, test } from 'vitest';
import { zh as bills } from '../features/money/bill/texts/page.ts';
import * as texts from '../features/portal/notice/texts/page.ts';
import { zh as widgets } from '../platform/web/widgets/texts/widgets.ts';
import { LANGUAGES } from '../platform/wire/language.ts';
import { openPortal } from './portal.ts';

const portal = openPortal();

/** In px from the top of the window, at the latest, with no notice unread. */
const TITLE_AT = 96;
/** In px from the top of the window: where the rows of a list begin at the latest. */
const ROWS_AT = 200;
/** In px: sixteen rows stand below 200 px at 1366×768. */
const ROW = 35;

const LISTS = [
  ['operator', '/operation/companies'],
  ['operator', '/operation/charges'],
  ['shipper', '/bookingList'],
] as const;

describe.each(LANGUAGES)('in %s, at 1366×768', (language) => {
  const people = [...new Set(LISTS.map(([username]) => username))];
  afterAll(async () => {
    for (const username of people) await portal.closeShared({ language, username, window: 'desk' });
  });

  test.each(LISTS)('%s sees the title of %s at once, and rows of one line', async (username, path) => {
    const visitor = await portal.sharedVisitor({ language, username, window: 'desk' });
    const { page } = visitor;
    await visitor.show(path);
    const readAll = page.getByRole('button', { name: texts[language].banner.readAll });
    const title = page.getByRole('heading', { level: 1 });
    await title.waitFor();
    // notices come after the page
    const topOfTitle = async () => {
      if (await readAll.isVisible()) await readAll.click();
      return (await title.boundingBox())?.y;
    };
    await expect.poll(topOfTitle, { message: 'top of the title' }).toBeLessThanOrEqual(TITLE_AT);
    const rows = page.locator('main tbody tr:not([aria-hidden])').filter({ visible: true });
    const first = await rows.first().boundingBox();
    expect(first?.y, 'top of the first row').toBeLessThanOrEqual(ROWS_AT);
    const highest = await rows.evaluateAll((all) => Math.max(...all.map((row) => row.getBoundingClientRect().height)));
    expect(highest, 'height of the highest row').toBeLessThanOrEqual(ROW);
  });
});

test('filters beyond one line stand behind More, and none that is set is out of sight', async () => {
  const visitor = await portal.visit({ language: 'zh', username: 'operator', window: 'desk' });
  const { page } = visitor;
  await visitor.goTo('/operation/bills');
  const currency = page.getByLabel(bills.currency);
  const fewer = page.getByRole('search').getByRole('button', { name: widgets.fewerFilters });
  expect(await currency.isVisible()).toBe(false);
  await page.getByRole('button', { name: /^更多（/ }).click();
  await currency.waitFor();
  await fewer.click();
  await currency.waitFor({ state: 'hidden' });
  await visitor.goTo('/operation/bills?currency=USD');
  await currency.waitFor();
  expect(await fewer.isVisible()).toBe(true);
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});

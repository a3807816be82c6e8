import { afterAll, describe, expect, test } from 'vitest';
import * as texts from '../features/portal/notice/texts/page.ts';
import { LANGUAGES } from '../platform/wire/language.ts';
import { openPortal } from './portal.ts';

const portal = openPortal();

/** In px from the top of the window, at the latest, with no notice unread. */
const TITLE_AT = 96;
/** In px: with it sixteen rows stand below 200 px at 1366×768. */
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
    const highest = await rows.evaluateAll((all) => Math.max(...all.map((row) => row.getBoundingClientRect().height)));
    expect(highest, 'height of the highest row').toBeLessThanOrEqual(ROW);
  });
});

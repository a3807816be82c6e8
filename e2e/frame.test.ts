import { afterAll, describe, expect, test } from 'vitest';
import * as texts from '../features/portal/notice/texts/page.ts';
import { LANGUAGES } from '../platform/wire/language.ts';
import { openPortal } from './portal.ts';

const portal = openPortal();

/** In px from the top of the window: at the latest, with no notice unread (look). */
const TITLE_AT = 96;
const FIRST_ROW_AT = 200;
const ROWS_AT_A_GLANCE = 16;

const LISTS = [
  ['operator', '/operation/bills'],
  ['operator', '/operation/trains'],
  ['operator', '/operation/companies'],
  ['operator', '/operation/charges'],
  ['shipper', '/bookingList'],
] as const;

describe.each(LANGUAGES)('in %s, at 1366×768', (language) => {
  const people = [...new Set(LISTS.map(([username]) => username))];
  afterAll(async () => {
    for (const username of people) await portal.closeShared({ language, username, window: 'desk' });
  });

  test.each(LISTS)('%s sees title, first row and sixteen rows of %s', async (username, path) => {
    const visitor = await portal.sharedVisitor({ language, username, window: 'desk' });
    const { page } = visitor;
    await visitor.show(path);
    const readAll = page.getByRole('button', { name: texts[language].banner.readAll });
    if (await readAll.isVisible()) await readAll.click();
    const topOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN;
    expect(await topOf('main h1'), 'top of the title').toBeLessThanOrEqual(TITLE_AT);
    expect(await topOf('main tbody tr:not([aria-hidden])'), 'top of the first row').toBeLessThanOrEqual(FIRST_ROW_AT);
    const highest = await page
      .locator('main tbody tr:not([aria-hidden])')
      .evaluateAll((rows) => Math.max(...rows.map((row) => row.getBoundingClientRect().height)));
    expect(Math.floor((768 - FIRST_ROW_AT) / highest), `rows of ${highest} px`).toBeGreaterThanOrEqual(
      ROWS_AT_A_GLANCE,
    );
  });
});

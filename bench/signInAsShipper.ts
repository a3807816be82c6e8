import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from './signIn.ts';

/** On the sign-in page; settles when the first page is shown. */
export async function signInAsShipper(page: Page): Promise<void> {
  await page.locator('input[name=username]').fill('shipper');
  await page.locator('input[name=password]').fill(DEMO_PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((address) => !address.pathname.endsWith('/login'));
  await page.locator('main').waitFor();
}

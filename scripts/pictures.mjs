// npm run pictures: docs/pictures/ anew, from a portal that runs with its demo (ADDRESS, http://localhost:8080).
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { ensureBrowser } from './browser.mjs';

const ADDRESS = process.env.ADDRESS ?? 'http://localhost:8080';
const FOLDER = fileURLToPath(new URL('../docs/pictures', import.meta.url));
const PASSWORD = 'Ironsilk2026';
const WINDOW = { width: 1366, height: 768 };
/** Quiet time after which nothing comes any more. */
const QUIET_MS = 1_500;

/** `link`: first link of the page whose address begins so, opened before the picture is taken. */
const PICTURES = [
  { name: 'home', username: 'operator', path: '/index' },
  { name: 'order', username: 'shipper', path: '/bookingList?status=departed', link: '/custom/bookingDetail/' },
  { name: 'train', username: 'shipper', path: '/planyleList?view=list', link: '/custom/plandetail' },
  { name: 'trains', username: 'shipper', path: '/planyleList' },
  { name: 'money', username: 'operator', path: '/operation/finance' },
  { name: 'dark', username: 'operator', path: '/operation/tracking', colorScheme: 'dark' },
];

async function signIn(page, username) {
  await page.goto(`${ADDRESS}/custom/login`);
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}

async function settle(page) {
  await page.waitForLoadState('networkidle');
  await page
    .locator('[aria-busy="true"], .ant-skeleton')
    .filter({ visible: true })
    .first()
    .waitFor({ state: 'detached' });
  await page.waitForTimeout(QUIET_MS);
}

async function take(browser, { name, username, path: address, link, colorScheme = 'light' }) {
  const context = await browser.newContext({ locale: 'en-US', viewport: WINDOW, colorScheme, reducedMotion: 'reduce' });
  // a portal in daily use: its notices are read
  await context.addInitScript(() =>
    localStorage.setItem('ironsilk.notices.read', JSON.stringify([...Array(50).keys()])),
  );
  const page = await context.newPage();
  await signIn(page, username);
  await page.goto(`${ADDRESS}/custom${address}`);
  await settle(page);
  if (link !== undefined) {
    await page.locator(`main a[href^="${link}"]`).first().click();
    await settle(page);
  }
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`) });
  await context.close();
}

await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
try {
  for (const picture of PICTURES) {
    await take(browser, picture);
    console.log(`docs/pictures/${picture.name}.png`);
  }
} finally {
  await browser.close();
}

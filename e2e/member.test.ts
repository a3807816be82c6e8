import { expect, test } from 'vitest';
import { NEW_PASSWORD, newEmail } from '../app/testing/newApplicant.ts';
import { newestLinkToken } from '../app/testing/newColleague.ts';
import { saveInvitation } from '../features/people/member/wire.ts';
import { counted } from './counted.ts';
import { openPortal } from './portal.ts';

const portal = openPortal();

const PRICE = /[¥$€]\s?\d|\d\s?(CNY|USD|EUR)/;

test('a clerk is invited, joins on a phone, sees trains without prices, and is thrown out', async () => {
  const email = newEmail();
  const manager = await portal.visit({ language: 'en', username: 'shipper' });
  const { page } = manager;
  await manager.goTo('/user/index?section=people');
  await page.getByRole('button', { name: 'Invite' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('E-mail', { exact: true }).last().fill(email);
  await drawer.getByLabel('Name (optional)').fill('Wang Xin');
  const invited = counted(page, saveInvitation);
  await drawer.getByRole('button', { name: 'Send invitation' }).dblclick();
  await page.getByText('Invitation sent').waitFor();
  expect(invited()).toBe(1);

  const clerk = await portal.visit({ language: 'en', window: 'phone' });
  await clerk.goTo(`/joinByLink#${await newestLinkToken(portal.server, email)}`);
  await clerk.page.getByText('invites you to join').waitFor();
  await clerk.page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await clerk.page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  await clerk.page.getByRole('checkbox').check();
  await clerk.page.getByRole('button', { name: 'Join', exact: true }).click();
  await clerk.page.waitForURL(/\/index$/);
  // the address changes before its page, which another one must not overtake
  await clerk.waitUntilIdle();
  await clerk.show('/planyleList');
  await clerk.page.getByText(/TEU/).filter({ visible: true }).first().waitFor();
  expect(await clerk.page.locator('main').innerText()).not.toMatch(PRICE);

  await manager.goTo('/user/index?section=people');
  await page.getByLabel('Name, user name, mobile or e-mail').fill(email);
  await page.keyboard.press('Enter');
  // the row's menu belongs to the list that was asked for
  await manager.waitUntilIdle();
  await page.getByRole('button', { name: 'More actions: Wang Xin' }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await page.getByText('Disabled', { exact: true }).filter({ visible: true }).first().waitFor();
  await clerk.page.getByText('Your session has ended').filter({ visible: true }).first().waitFor();
  await clerk.page.getByRole('button', { name: 'Sign in again' }).click();
  await clerk.page.waitForURL('**/custom/login?redirect=*');
  expect(await clerk.page.evaluate(() => localStorage.getItem('ironsilk.token'))).toBe(null);
  expect(manager.errors).toEqual([]);
  await clerk.close();
  await manager.close();
});

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ru as shell } from '../app/web/shell/texts/shell.ts';
import { appCodeNow } from '../features/people/session/testFixture.ts';
import { ru as secondStep } from '../features/people/session/texts/secondStep.ts';
import { ru as russianSignIn } from '../features/people/session/texts/signIn.ts';
import { ru as twoStep } from '../features/people/session/texts/twoStep.ts';
import { newPerson } from './newPerson.ts';
import { openPortal } from './portal.ts';
import type { Visitor } from './visitor.ts';

const portal = openPortal();

const PASSWORD = 'Ironsilk2026';

async function firstStep({ page }: Visitor, username: string): Promise<void> {
  await page.getByLabel(russianSignIn.page.username).fill(username);
  await page.getByLabel(russianSignIn.page.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: russianSignIn.page.signIn, exact: true }).click();
}

test('who turns two-step sign-in on keeps recovery codes, signs in with the app, and next time without it on a trusted device', async () => {
  const username = await newPerson(portal.server, 'special');
  const visitor = await portal.visit({ language: 'ru', username });
  const { page } = visitor;
  await visitor.goTo('/user/index?section=security');
  await page.getByRole('button', { name: twoStep.turnOn }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(twoStep.password).fill(PASSWORD);
  await dialog.getByRole('button', { name: twoStep.setUp.next }).click();
  await dialog.getByRole('img', { name: twoStep.setUp.qr }).waitFor();
  expect(await visitor.axeViolations()).toEqual([]);
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByLabel(twoStep.setUp.enter).fill('000000');
  await dialog.getByRole('button', { name: twoStep.setUp.confirm }).click();
  const fault = dialog.locator('.ant-form-item-explain-error');
  await fault.waitFor();
  await dialog.getByLabel(twoStep.setUp.enter).fill(await appCodeNow(secret));
  // its line gives its place back, and the button moves away from under the pointer
  await fault.waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: twoStep.setUp.confirm }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: twoStep.codes.download }).click();
  const kept = await readFile(await (await download).path(), 'utf8');
  expect(kept.match(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/gm)).toHaveLength(10);
  await dialog.getByRole('button', { name: twoStep.codes.done }).click();
  await page.getByText(twoStep.codesLeft({ count: 10 })).waitFor();

  const signOut = async () => {
    await page.getByRole('button', { name: shell.account({ name: '周正' }) }).click();
    await page.getByRole('menuitem', { name: shell.logout }).click();
    await page.waitForURL('**/custom/ru/login*');
  };
  await signOut();
  await firstStep(visitor, username);
  await page.waitForURL('**/custom/secondStep*');
  await page.getByText(secondStep.note({ username })).waitFor();
  expect(await visitor.axeViolations()).toEqual([]);
  await page.reload();
  await page.getByLabel(secondStep.trust).check();
  await page.getByLabel(secondStep.code).fill(await appCodeNow(secret, 1));
  await page.getByRole('button', { name: secondStep.submit }).click();
  await page.waitForURL('**/custom/index');

  await signOut();
  await firstStep(visitor, username);
  await page.waitForURL('**/custom/index');
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});

import pg from 'pg';
import { expect, test } from 'vitest';
import { en as shell } from '../app/web/shell/texts/shell.ts';
import { CAPTCHA_AFTER_FAILURES, login } from '../features/people/session/signInWire.ts';
import { ru as russianForgotten } from '../features/people/session/texts/forgotten.ts';
import { en as password, ru as russianPassword } from '../features/people/session/texts/password.ts';
import { en as english, ru as russian } from '../features/people/session/texts/server.ts';
import { ru as russianSignIn } from '../features/people/session/texts/signIn.ts';
import { getInfo } from '../features/people/session/wire.ts';
import { outboxMessages } from '../features/portal/outbox/wire.ts';
import { Actor } from '../platform/testing/actor.ts';
import { newPerson } from './newPerson.ts';
import { openPortal } from './portal.ts';

const portal = openPortal();

const PASSWORD = 'Ironsilk2026';
const NEW_PASSWORD = 'SteelThread2027';
const NEWEST_PASSWORD = 'SteelThread2028';

async function signIn(username: string, given: string): Promise<Actor> {
  const { token } = await portal.server.anonymous.send(login, {
    username,
    password: given,
    encrypted: false,
  });
  return new Actor(portal.server.address, token);
}

test('whoever forgot the password gets a code, sets a new one, mistypes it, and signs in by the proof of work that the page does', async () => {
  const username = await newPerson(portal.server, 'rival');
  const receiver = `${username}@example.com`;
  const visitor = await portal.visit({ language: 'ru', window: 'phone' });
  const { page } = visitor;
  await visitor.goTo('/login');
  await page.getByRole('link', { name: russianSignIn.page.forgotten }).click();
  await page.waitForURL('**/custom/ru/toForgetPwd');
  await page.getByRole('button', { name: russianForgotten.submit }).click();
  await page.getByText(russianForgotten.errors.address).waitFor();
  await page.getByLabel(russianForgotten.address).fill(receiver);
  await page.getByRole('button', { name: russianSignIn.page.sendCode }).click();
  await page.getByText(russianForgotten.codeSent).waitFor();

  const operator = await portal.server.signInAs('operator');
  const { rows } = await operator.send(outboxMessages.list, { receiver });
  const code = /\d{6}/.exec(rows[0]?.text ?? '')?.[0] ?? '';
  await page.getByLabel(russianSignIn.page.code).fill(code);
  await page.getByLabel(russianPassword.newPassword, { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel(russianPassword.checkPass).fill('something else 1');
  await page.getByRole('button', { name: russianForgotten.submit }).click();
  await page.getByText(russianPassword.faults.differs).waitFor();
  await page.getByLabel(russianPassword.checkPass).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: russianForgotten.submit }).click();
  await page.getByText(russian.passwordReset).waitFor();
  expect(await visitor.axeViolations()).toEqual([]);

  await page.getByRole('link', { name: russianForgotten.signIn }).click();
  await page.getByLabel(russianSignIn.page.username).fill(` ${username} `);
  const submit = async (given: string) => {
    const field = page.getByLabel(russianSignIn.page.password, { exact: true });
    await field.fill(given);
    await field.press('Enter');
  };
  for (let tries = 0; tries <= CAPTCHA_AFTER_FAILURES; tries += 1) {
    await submit(`wrong${tries}`);
    await page.getByText(russian.wrongPassword).waitFor();
  }
  expect(await visitor.axeViolations()).toEqual([]);
  await submit(NEW_PASSWORD);
  await page.waitForURL('**/custom/index');
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});

test('people overseas see English whatever they chose before; a changed password signs out everywhere, one that is demanded comes before anything else', async () => {
  const username = await newPerson(portal.server, 'agent');
  const elsewhere = await signIn(username, PASSWORD);
  const visitor = await portal.visit({ language: 'zh', username });
  const { page } = visitor;
  await visitor.goTo('/bookingList');
  await page.getByRole('button', { name: shell.links.label }).click();
  const links = page.getByRole('region', { name: shell.links.label });
  await links.getByRole('link', { name: shell.links.complaint }).waitFor();
  expect(await links.getByRole('link').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByText('+86 29 8650 0029').waitFor();
  await page.getByText('Service hours').waitFor();
  expect(await page.getByAltText(shell.advertisement).count()).toBe(0);
  await page.getByRole('button', { name: shell.account({ name: 'Anna Keller' }) }).click();
  expect(await page.getByRole('menuitem', { name: shell.links.account }).count()).toBe(0);
  // in place of an account centre
  await page.getByRole('menuitem', { name: shell.links.password }).click();
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: password.submit });
  const fill = async (oldPassword: string, newPassword: string, checkPass = newPassword) => {
    await dialog.getByLabel(password.oldPassword).fill(oldPassword);
    await dialog.getByLabel(password.newPassword, { exact: true }).fill(newPassword);
    await dialog.getByLabel(password.checkPass).fill(checkPass);
    await submit.click();
  };
  await submit.click();
  await dialog.getByText(password.faults.empty).first().waitFor();
  await fill('wrong1234', 'short1', 'other1');
  await dialog.getByText(password.faults.differs).waitFor();
  await fill('wrong1234', NEW_PASSWORD);
  await dialog.getByText(english.wrongOldPassword).waitFor();
  expect(await visitor.axeViolations()).toEqual([]);
  await fill(PASSWORD, NEW_PASSWORD);
  await page.getByText(english.passwordChanged).waitFor();
  await page.waitForURL('**/custom/login');
  await expect(elsewhere.send(getInfo, {})).rejects.toMatchObject({ code: 401 });

  const database = new pg.Client({ connectionString: portal.server.databaseUrl });
  await database.connect();
  await database.query('update account set must_change_password = true where username = $1', [username]);
  await database.end();
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await dialog.getByText(password.first).waitFor();
  await page.keyboard.press('Escape');
  await fill(NEW_PASSWORD, NEWEST_PASSWORD);
  await page.getByText(english.passwordChanged).waitFor();
  await page.waitForURL('**/custom/login');
  const agent = await signIn(username, NEWEST_PASSWORD);
  expect((await agent.send(getInfo, {})).mustChangePassword).toBe(false);
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});

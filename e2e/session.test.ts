import pg from 'pg';
import { expect, test } from 'vitest';
import shell from '../app/web/shell/texts/zh.ts';
import { outboxMessages } from '../features/outbox/wire.ts';
import russianForgotten from '../features/session/texts/forgotten/ru.ts';
import englishPassword from '../features/session/texts/password/en.ts';
import russianPassword from '../features/session/texts/password/ru.ts';
import password from '../features/session/texts/password/zh.ts';
import russianSignIn from '../features/session/texts/ru.ts';
import english from '../features/session/texts/server/en.ts';
import russian from '../features/session/texts/server/ru.ts';
import chinese from '../features/session/texts/server/zh.ts';
import { CAPTCHA_AFTER_FAILURES, getInfo, login } from '../features/session/wire.ts';
import { Actor } from '../platform/testing/actor.ts';
import { newPerson } from './newPerson.ts';
import { openPortal } from './portal.ts';

const portal = openPortal();

const PASSWORD = 'Ironsilk2026';
const NEW_PASSWORD = 'SteelThread2027';

async function signIn(username: string, given: string): Promise<Actor> {
  const { token } = await portal.server.anonymous.send(login, {
    username,
    password: given,
    encrypted: false,
  });
  return new Actor(portal.server.address, token);
}

test('whoever forgot the password gets a code from the outbox, sets a new one, and signs in with it', async () => {
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
  await page.getByLabel(russianSignIn.page.username).fill(username);
  await page.getByLabel(russianSignIn.page.password, { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: russianSignIn.page.signIn, exact: true }).click();
  await page.waitForURL('**/custom/index');
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});

test('who mistyped the password three times signs in as ever: the page does the proof of work that is asked', async () => {
  const username = await newPerson(portal.server, 'rival');
  const visitor = await portal.visit({ language: 'ru' });
  const { page } = visitor;
  await visitor.goTo('/login');
  await page.getByLabel(russianSignIn.page.username).fill(` ${username} `);
  const submit = async (given: string) => {
    await page.getByLabel(russianSignIn.page.password, { exact: true }).fill(given);
    await page.getByRole('button', { name: russianSignIn.page.signIn, exact: true }).click();
  };
  for (let tries = 0; tries <= CAPTCHA_AFTER_FAILURES; tries += 1) {
    await submit(`wrong${tries}`);
    await page.getByText(russian.wrongPassword).waitFor();
  }
  expect(await visitor.axeViolations()).toEqual([]);
  await submit(PASSWORD);
  await page.waitForURL('**/custom/index');
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});

test('what is wrong with a new password is told; a changed one signs out here, with a word about it, and everywhere else', async () => {
  const username = await newPerson(portal.server, 'special');
  const elsewhere = await signIn(username, PASSWORD);
  const visitor = await portal.visit({ language: 'zh', username });
  const { page } = visitor;
  await visitor.goTo('/index');
  await page.getByRole('button', { name: shell.account({ name: '周正' }) }).click();
  await page.getByRole('menuitem', { name: password.change }).click();
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: password.submit });
  await submit.click();
  await dialog.getByText('密码不能为空').first().waitFor();
  await dialog.getByText('请再次输入密码').waitFor();
  await dialog.getByLabel(password.newPassword, { exact: true }).fill('short1');
  await dialog.getByLabel(password.checkPass).fill('other1');
  await submit.click();
  await dialog.getByText('密码长度不小于8位，且包含英文字母和数字').waitFor();
  await dialog.getByText('两次输入密码不一致').waitFor();
  await dialog.getByLabel(password.oldPassword).fill('wrong1234');
  await dialog.getByLabel(password.newPassword, { exact: true }).fill(NEW_PASSWORD);
  await dialog.getByLabel(password.checkPass).fill(NEW_PASSWORD);
  await submit.click();
  await dialog.getByText(chinese.wrongOldPassword).waitFor();
  expect(await visitor.axeViolations()).toEqual([]);
  await dialog.getByLabel(password.oldPassword).fill(PASSWORD);
  await submit.click();
  await page.getByText(chinese.passwordChanged).waitFor();
  await page.waitForURL('**/custom/login');
  await expect(elsewhere.send(getInfo, {})).rejects.toMatchObject({ code: 401 });
  await signIn(username, NEW_PASSWORD);
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});

test('who signs in for the first time chooses a password before anything else, in English if overseas', async () => {
  const username = await newPerson(portal.server, 'agent');
  const database = new pg.Client({ connectionString: portal.server.databaseUrl });
  await database.connect();
  await database.query('update account set must_change_password = true where username = $1', [username]);
  await database.end();
  const visitor = await portal.visit({ language: 'zh', username });
  const { page } = visitor;
  await page.goto(`${portal.server.address}/custom/index`);
  const dialog = page.getByRole('dialog');
  await dialog.getByText(englishPassword.first).waitFor();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: englishPassword.submit }).click();
  await dialog.getByText(englishPassword.faults.empty).first().waitFor();
  await dialog.getByLabel(englishPassword.oldPassword).fill(PASSWORD);
  await dialog.getByLabel(englishPassword.newPassword, { exact: true }).fill(NEW_PASSWORD);
  await dialog.getByLabel(englishPassword.checkPass).fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: englishPassword.submit }).click();
  await page.getByText(english.passwordChanged).waitFor();
  await page.waitForURL('**/custom/login');
  const agent = await signIn(username, NEW_PASSWORD);
  expect((await agent.send(getInfo, {})).mustChangePassword).toBe(false);
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});

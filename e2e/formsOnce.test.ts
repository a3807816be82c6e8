import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  NEW_PASSWORD,
  newCreditCode,
  newEmail,
  newestCode,
  newPicture,
} from '../app/testing/newApplicant.ts';
import apiKey from '../features/apiKey/texts/page/zh.ts';
import { createApiKey, listApiKeys } from '../features/apiKey/wire.ts';
import { bindingCompany, companyReview, newSaveCompany } from '../features/company/wire.ts';
import { queryInvitations, saveInvitation } from '../features/member/wire.ts';
import password from '../features/session/texts/password/zh.ts';
import register from '../features/session/texts/register/zh.ts';
import signIn from '../features/session/texts/zh.ts';
import { saveCompanyUser } from '../features/session/wire.ts';
import { newPerson } from './newPerson.ts';
import { openPortal } from './portal.ts';

const portal = openPortal();

/** How often the page asks for a call. */
function counted(page: Page, { path }: { path: string }): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/prod-api${path}`) count += 1;
  });
  return () => count;
}

async function fillInCompany(page: Page, name: string): Promise<void> {
  await page.getByText('货主', { exact: true }).click();
  for (const index of [0, 1, 2]) {
    const { name: fileName, content } = await newPicture(`once${index}`);
    const file = { name: fileName, mimeType: 'image/png', buffer: Buffer.from(content) };
    await page.locator('input[type="file"]').nth(index).setInputFiles(file);
  }
  await page.getByLabel('企业名称').fill(name);
  await page.getByLabel('统一社会信用代码').fill(newCreditCode());
  await page.getByLabel('地址').fill('西安国际港务区 9 号');
  await page.getByLabel('法人姓名').fill('王新');
  await page.getByLabel('法人手机').fill('13900002223');
  await page.getByLabel('证件号').fill('11010519491231002X');
  await page.getByLabel('联系人', { exact: true }).fill('王新');
  await page.getByLabel('联系邮箱').fill('office@example.org');
}

test('a double press registers one person, and Back brings no filled form that would do it again', async () => {
  const stranger = await portal.visit({ language: 'zh' });
  const { page } = stranger;
  const registered = counted(page, saveCompanyUser);
  const email = newEmail();
  await stranger.goTo('/login');
  await page.getByRole('link', { name: signIn.page.register }).click();
  await page.getByLabel(register.name).fill('王一');
  await page.getByLabel(register.address).fill(email);
  await page.getByRole('button', { name: signIn.page.sendCode }).dblclick();
  await page.getByText(register.codeSent).waitFor();
  await page.getByLabel(signIn.page.code).fill(await newestCode(portal.server, email));
  await page.getByLabel(password.newPassword, { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel(password.checkPass).fill(NEW_PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: register.submit, exact: true }).dblclick();
  await page.getByText(register.done.text({ name: '王一' })).waitFor();
  await page.goBack();
  await page.waitForURL((url) => !url.pathname.endsWith('/registerSuccess'));
  await stranger.waitUntilIdle();
  expect(await page.getByRole('button', { name: register.submit, exact: true }).count()).toBe(0);
  expect(registered()).toBe(1);
  expect(stranger.errors).toEqual([]);
  await stranger.close();
});

test('a double press submits one company; Back leads to what is under review', async () => {
  const username = await newPerson(portal.server, 'tourist');
  const applicant = await portal.visit({ language: 'zh', username });
  const { page } = applicant;
  const submitted = counted(page, newSaveCompany);
  const name = `西安一次有限公司${Date.now()}`;
  await applicant.goTo('/index');
  await applicant.show('/user/enterprise');
  await fillInCompany(page, name);
  await applicant.waitUntilIdle();
  await page.getByRole('button', { name: '提交审核' }).dblclick();
  await page.getByText('资料审核中').waitFor();
  await page.goBack();
  await page.waitForURL((url) => !url.pathname.endsWith('/user/enterprise'));
  await page.goForward();
  await page.getByText('资料审核中').waitFor();
  expect(await page.getByRole('button', { name: '提交审核' }).count()).toBe(0);
  expect(submitted()).toBe(1);
  const operator = await portal.server.signInAs('operator');
  const { rows } = await operator.send(companyReview.list, { companyFullName: name });
  expect(rows).toHaveLength(1);
  expect(applicant.errors).toEqual([]);
  await applicant.close();
});

test('a double press asks once to join, sends one invitation and makes one API key', async () => {
  const person = await portal.visit({
    language: 'zh',
    username: await newPerson(portal.server, 'tourist'),
  });
  const asked = counted(person.page, bindingCompany);
  await person.goTo('/bind');
  await person.page.locator('#company').fill('西安丝路货运有限公司');
  await person.page.keyboard.press('Enter');
  await person.page.locator('main .ant-btn-primary').last().dblclick();
  await person.page.locator('main .ant-alert-info').waitFor();
  expect(asked()).toBe(1);
  await person.close();

  const username = await newPerson(portal.server, 'special');
  const owner = await portal.visit({ language: 'zh', username });
  const { page } = owner;
  const invited = counted(page, saveInvitation);
  const made = counted(page, createApiKey);
  const receiver = newEmail();
  await owner.goTo('/user/index?section=people');
  await page.getByRole('button', { name: '邀请同事' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('邮箱', { exact: true }).fill(receiver);
  await drawer.getByRole('button', { name: '发送邀请' }).dblclick();
  await page.getByText(receiver).waitFor();
  await drawer.waitFor({ state: 'hidden' });
  await owner.show('/user/index?section=apiKeys');
  await page.getByRole('button', { name: apiKey.create }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(apiKey.form.name).fill(receiver);
  await dialog.getByRole('checkbox').first().check();
  await dialog.locator('[type="submit"]:visible').dblclick();
  await dialog.getByText(/^ik_/).waitFor();
  await dialog.getByRole('button', { name: apiKey.made.done }).click();
  const actor = await portal.server.signInAs(username);
  const keys = await actor.send(listApiKeys, { pageSize: 100 });
  expect(keys.rows.filter((key) => key.name === receiver)).toHaveLength(1);
  const invitations = JSON.stringify(await actor.send(queryInvitations, {}));
  expect(invitations.split(receiver)).toHaveLength(2);
  expect([invited(), made()]).toEqual([1, 1]);
  expect(owner.errors).toEqual([]);
  await owner.close();
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NEW_PASSWORD, newCreditCode, newEmail, newestCode, newPicture } from '../app/testing/newApplicant.ts';
import { bindingCompany } from '../features/people/company/joinCalls.ts';
import { ru as join } from '../features/people/company/texts/join.ts';
import { approveCompany, companyReview, newSaveCompany, readReview } from '../features/people/company/wire.ts';
import { saveCompanyUser } from '../features/people/session/registerWire.ts';
import { zh as password } from '../features/people/session/texts/password.ts';
import { zh as words } from '../features/people/session/texts/register.ts';
import { zh as signIn } from '../features/people/session/texts/signIn.ts';
import { counted } from './counted.ts';
import { newPerson } from './newPerson.ts';
import { BEFORE_POLLING, openPortal } from './portal.ts';
import type { Visitor } from './visitor.ts';

const portal = openPortal();

/** By a double press, which registers one person; Back brings no filled form that would do it again. */
async function register(stranger: Visitor, name: string): Promise<void> {
  const { page } = stranger;
  const email = newEmail();
  const registered = counted(page, saveCompanyUser);
  await stranger.goTo('/login');
  await page.getByRole('link', { name: signIn.page.register }).click();
  await page.getByLabel(words.name).fill(name);
  await page.getByLabel(words.address).fill(email);
  await page.getByRole('button', { name: signIn.page.sendCode }).dblclick();
  await page.getByText(words.codeSent).waitFor();
  await page.getByLabel(signIn.page.code).fill(await newestCode(portal.server, email));
  await page.getByLabel(password.newPassword, { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel(password.checkPass).fill(NEW_PASSWORD);
  await page.getByRole('checkbox').check();
  const submit = page.getByRole('button', { name: words.submit, exact: true });
  await submit.dblclick();
  await page.getByText(words.done.text({ name })).waitFor();
  await page.goBack();
  await page.waitForURL((url) => !url.pathname.endsWith('/registerSuccess'));
  await stranger.waitUntilIdle();
  expect(await submit.count()).toBe(0);
  await page.goForward();
  await page.getByText(words.done.text({ name })).waitFor();
  expect(registered()).toBe(1);
}

/** By the operator, in a window that shows the applications of the company. */
async function approve({ page }: Visitor, name: string): Promise<void> {
  await page.getByRole('row', { name }).getByRole('button', { name: '审核' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: '通过' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: '通过' }).click();
  await page.getByText('已通过，申请人已收到通知').waitFor();
}

/** Licence, and both sides of a certificate. */
async function choosePictures(page: Page): Promise<void> {
  const pictures = page.locator('input[type="file"]');
  for (const index of [0, 1, 2]) {
    const { name, content } = await newPicture(`picture${index}`);
    await pictures.nth(index).setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(content) });
  }
}

async function fillIn(stranger: Visitor, name: string): Promise<void> {
  const { page } = stranger;
  await page.getByText('货主', { exact: true }).click();
  await choosePictures(page);
  await page.getByLabel('企业名称').fill(name);
  await page.getByLabel('统一社会信用代码').fill(newCreditCode());
  await page.getByLabel('地址').fill('西安国际港务区 8 号');
  await page.getByLabel('法定代表人姓名').fill('王新');
  await page.getByLabel('法定代表人手机').fill('13900002222');
  await page.getByLabel('证件号').fill('11010519491231002X');
  await page.getByLabel('联系人', { exact: true }).fill('王新');
}

test('a stranger becomes a booking customer in one sitting, pressed twice a form is sent once; later changes wait for the operator too', async () => {
  const name = `西安一日有限公司${Date.now()}`;
  const stranger = await portal.visit({ language: 'zh' });
  const { page } = stranger;
  await register(stranger, '王新');

  await page.getByRole('link', { name: '先看看班列' }).click();
  await page.getByRole('link', { name: /^订舱/ }).first().click();
  await page.getByRole('heading', { name: '企业认证' }).waitFor();
  await fillIn(stranger, name);
  await page.getByRole('button', { name: '提交审核' }).click();
  await page.getByText('请输入联系邮箱').waitFor();
  await page.getByLabel('联系邮箱').fill('office@example.org');
  await stranger.waitUntilIdle();
  const submitted = counted(page, newSaveCompany);
  await page.getByRole('button', { name: '提交审核' }).dblclick();
  await page.getByText('资料审核中').waitFor();
  await page.goBack();
  await page.waitForURL((url) => !url.pathname.endsWith('/user/enterprise'));
  await page.goForward();
  await page.getByText('资料审核中').waitFor();
  expect(await page.getByRole('button', { name: '提交审核' }).count()).toBe(0);
  expect(submitted()).toBe(1);

  const operator = await portal.visit({ language: 'zh', username: 'operator' });
  const applications = `/operation/companies?companyFullName=${encodeURIComponent(name)}`;
  await operator.goTo(applications);
  await approve(operator, name);

  await page.getByText('企业认证已通过').filter({ visible: true }).first().waitFor();
  await page.getByRole('main').getByRole('link', { name: '订舱', exact: true }).click();
  await page
    .getByRole('link', { name: /^订舱 ./ })
    .first()
    .click();
  await page.waitForURL(/bookingSpace/);

  await stranger.show('/user/index?section=company');
  await page.getByRole('button', { name: '修改资料' }).click();
  await page.getByLabel('联系人', { exact: true }).waitFor();
  await stranger.waitUntilIdle();
  expect(await stranger.horizontalOverflow()).toBe(0);
  await page.getByLabel('联系人', { exact: true }).fill('新联系人');
  await page.getByLabel('地址', { exact: true }).fill(`${name} 新址 9 号`);
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await page.getByText('资料变更审核中').waitFor();
  await page.getByText('新联系人').filter({ visible: true }).first().waitFor();
  await operator.show(`${applications}&kind=change`);
  await approve(operator, name);
  await page.getByText('资料变更审核中').waitFor({ ...BEFORE_POLLING, state: 'detached' });
  await page.getByText(`${name} 新址 9 号`).filter({ visible: true }).first().waitFor();
  expect([...stranger.errors, ...operator.errors]).toEqual([]);
  await Promise.all([stranger.close(), operator.close()]);
});

test('a person in Russia asks once to join a company, thinks better of it, and registers one that books', async () => {
  const name = `ООО «Северный путь ${Date.now()}»`;
  const username = await newPerson(portal.server, 'tourist');
  const stranger = await portal.visit({ language: 'ru', username });
  const { page } = stranger;
  const asked = counted(page, bindingCompany);
  await stranger.goTo('/bind');
  await page.locator('#company').fill('西安丝路货运有限公司');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: join.ask }).dblclick();
  await page.getByRole('button', { name: join.withdraw }).click();
  expect(asked()).toBe(1);
  await page.getByRole('link', { name: join.register }).click();
  await page.getByText('Зарубежная компания').click();
  await page.getByText('Грузоотправитель', { exact: true }).click();
  await choosePictures(page);
  await page.getByLabel('Название компании', { exact: true }).fill(name);
  await page.getByRole('combobox', { name: 'Страна или регион' }).fill('Россия');
  await page.keyboard.press('Enter');
  await page.getByLabel('ИНН').fill('7708503727');
  await page.getByLabel('Улица, дом').fill(name);
  await page.getByLabel('Город', { exact: true }).fill('Москва');
  await page.getByLabel('Руководитель', { exact: true }).fill(name);
  await page.getByLabel('Мобильный телефон руководителя').fill('+7 916 765 43 21');
  await page.getByLabel('№ документа').fill('75 1234567');
  await page.getByLabel('Контактное лицо').fill('Анна Орлова');
  await page.getByLabel('Мобильный телефон', { exact: true }).fill('+7 916 123 45 67');
  await page.getByLabel('Контактная эл. почта').fill('office@example.org');
  await stranger.waitUntilIdle();
  await page.getByRole('button', { name: 'Отправить на проверку' }).click();
  await page.getByText('Анкета на проверке').waitFor();
  const operator = await portal.server.signInAs('operator');
  const { rows } = await operator.send(companyReview.list, { companyFullName: name });
  const { registrationId = 0 } = rows[0] ?? {};
  const { version } = await operator.send(readReview, { registrationId });
  await operator.send(approveCompany, { registrationId, version });

  await page.getByText('Компания подтверждена').filter({ visible: true }).first().waitFor();
  await page.getByRole('link', { name: 'Забронировать' }).click();
  await page
    .getByRole('link', { name: /^Забронировать ./ })
    .first()
    .click();
  await page.waitForURL(/bookingSpace/);
  expect(stranger.errors).toEqual([]);
  await stranger.close();
});

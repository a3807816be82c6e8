import { expect, test } from 'vitest';
import {
  mainlandForm,
  NEW_PASSWORD,
  newCreditCode,
  newEmail,
  newestCode,
  newPicture,
} from '../app/testing/newApplicant.ts';
import { bindingCompany, newSaveCompany } from '../features/company/wire.ts';
import passwordRu from '../features/session/texts/password/ru.ts';
import passwordZh from '../features/session/texts/password/zh.ts';
import registerRu from '../features/session/texts/register/ru.ts';
import registerZh from '../features/session/texts/register/zh.ts';
import signInRu from '../features/session/texts/ru.ts';
import signInZh from '../features/session/texts/zh.ts';
import { saveCompanyUser } from '../features/session/wire.ts';
import { counted } from './counted.ts';
import { newPerson } from './newPerson.ts';
import { openPortal } from './portal.ts';
import type { Visitor } from './visitor.ts';

const portal = openPortal();

const WORDS = {
  zh: { signIn: signInZh, register: registerZh, password: passwordZh },
  ru: { signIn: signInRu, register: registerRu, password: passwordRu },
};

/** By a double press, which registers one person; Back brings no filled form that would do it again. */
async function register(stranger: Visitor, language: keyof typeof WORDS, name: string): Promise<void> {
  const { page } = stranger;
  const words = WORDS[language];
  const email = newEmail();
  const registered = counted(page, saveCompanyUser);
  await stranger.goTo(language === 'ru' ? '/ru/login' : '/login');
  await page.getByRole('link', { name: words.signIn.page.register }).click();
  await page.getByLabel(words.register.name).fill(name);
  await page.getByLabel(words.register.address).fill(email);
  await page.getByRole('button', { name: words.signIn.page.sendCode }).dblclick();
  await page.getByText(words.register.codeSent).waitFor();
  await page.getByLabel(words.signIn.page.code).fill(await newestCode(portal.server, email));
  await page.getByLabel(words.password.newPassword, { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel(words.password.checkPass).fill(NEW_PASSWORD);
  await page.getByRole('checkbox').check();
  const submit = page.getByRole('button', { name: words.register.submit, exact: true });
  await submit.dblclick();
  await page.getByText(words.register.done.text({ name })).waitFor();
  await page.goBack();
  await page.waitForURL((url) => !url.pathname.endsWith('/registerSuccess'));
  await stranger.waitUntilIdle();
  expect(await submit.count()).toBe(0);
  await page.goForward();
  await page.getByText(words.register.done.text({ name })).waitFor();
  expect(registered()).toBe(1);
}

async function approve(name: string): Promise<void> {
  const operator = await portal.visit({ language: 'zh', username: 'operator' });
  await operator.goTo('/operation/companies');
  await operator.page.getByRole('row', { name }).getByRole('button', { name: '审核' }).click();
  const drawer = operator.page.getByRole('dialog');
  await drawer.getByRole('button', { name: '通过' }).click();
  await operator.page.getByRole('tooltip').getByRole('button', { name: '通过' }).click();
  await operator.page.getByText('已通过，申请人已收到通知').waitFor();
  expect(operator.errors).toEqual([]);
  await operator.close();
}

async function fillIn(stranger: Visitor, name: string): Promise<void> {
  const { page } = stranger;
  await page.getByText('货主', { exact: true }).click();
  const pictures = page.locator('input[type="file"]');
  for (const index of [0, 1, 2]) {
    const { name: fileName, content } = await newPicture(`picture${index}`);
    await pictures
      .nth(index)
      .setInputFiles({ name: fileName, mimeType: 'image/png', buffer: Buffer.from(content) });
  }
  await page.getByLabel('企业名称').fill(name);
  await page.getByLabel('统一社会信用代码').fill(newCreditCode());
  await page.getByLabel('地址').fill('西安国际港务区 8 号');
  await page.getByLabel('法人姓名').fill('王新');
  await page.getByLabel('法人手机').fill('13900002222');
  await page.getByLabel('证件号').fill('11010519491231002X');
  await page.getByLabel('联系人', { exact: true }).fill('王新');
}

test('a stranger becomes a booking customer in one sitting; pressed twice, a form is sent once', async () => {
  const name = `西安一日有限公司${Date.now()}`;
  const stranger = await portal.visit({ language: 'zh' });
  const { page } = stranger;
  await register(stranger, 'zh', '王新');

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

  await approve(name);

  await page.getByText('企业认证已通过').first().waitFor();
  await page.getByRole('main').getByRole('link', { name: '订舱', exact: true }).click();
  await page
    .getByRole('link', { name: /^订舱 ./ })
    .first()
    .click();
  await page.waitForURL(/bookingSpace/);
  expect(stranger.errors).toEqual([]);
  await stranger.close();
});

test('a stranger in Russia becomes a booking customer in one sitting', async () => {
  const name = `ООО «Северный путь ${Date.now()}»`;
  const stranger = await portal.visit({ language: 'ru' });
  const { page } = stranger;
  await register(stranger, 'ru', 'Анна Орлова');
  await page.getByRole('link', { name: 'Зарегистрировать компанию' }).click();
  await page.getByText('Иностранная компания').click();
  await page.getByText('Грузоотправитель', { exact: true }).click();
  const { name: fileName, content } = await newPicture('licence');
  const licence = { name: fileName, mimeType: 'image/png', buffer: Buffer.from(content) };
  await page.locator('input[type="file"]').first().setInputFiles(licence);
  await page.getByLabel('Название компании').fill(name);
  await page.getByRole('combobox', { name: 'Страна или регион' }).fill('Россия');
  await page.keyboard.press('Enter');
  await page.getByLabel('ИНН').fill('7708503727');
  await page.getByLabel('Улица, дом').fill(name);
  await page.getByLabel('Город', { exact: true }).fill('Москва');
  await page.getByLabel('Руководитель').fill(name);
  await page.getByLabel('Контактное лицо').fill('Анна Орлова');
  await page.getByLabel('Мобильный телефон').fill('+7 916 123 45 67');
  await page.getByLabel('Контактная эл. почта').fill('office@example.org');
  await stranger.waitUntilIdle();
  await page.getByRole('button', { name: 'Отправить на проверку' }).click();
  await page.getByText('Анкета на проверке').waitFor();
  await approve(name);

  await page.getByText('Компания подтверждена').first().waitFor();
  await page.getByRole('link', { name: 'Забронировать' }).click();
  await page
    .getByRole('link', { name: /^Забронировать ./ })
    .first()
    .click();
  await page.waitForURL(/bookingSpace/);
  expect(stranger.errors).toEqual([]);
  await stranger.close();
});

test('a double press asks once to join a company', async () => {
  const username = await newPerson(portal.server, 'tourist');
  const person = await portal.visit({ language: 'zh', username });
  const asked = counted(person.page, bindingCompany);
  await person.goTo('/bind');
  await person.page.locator('#company').fill('西安丝路货运有限公司');
  await person.page.keyboard.press('Enter');
  await person.page.locator('main .ant-btn-primary').last().dblclick();
  await person.page.locator('main .ant-alert-info').waitFor();
  expect(asked()).toBe(1);
  await person.close();
});

test('a main account changes its company; the operator sees old beside new and approves', async () => {
  const username = await newPerson(portal.server, 'tourist');
  const person = await portal.server.signInAs(username);
  const name = `西安改址有限公司${Date.now()}`;
  await person.send(newSaveCompany, await mainlandForm(person, name));
  await approve(name);
  const main = await portal.visit({ language: 'zh', username });
  const { page } = main;
  await main.goTo('/user/index?section=company');
  await page.getByRole('button', { name: '修改资料' }).click();
  await page.getByLabel('联系人', { exact: true }).waitFor();
  await main.waitUntilIdle();
  expect(await main.horizontalOverflow()).toBe(0);
  await page.getByLabel('联系人', { exact: true }).fill('新联系人');
  await page.getByLabel('地址', { exact: true }).fill(`${name} 新址 9 号`);
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await page.getByText('资料变更审核中').waitFor();
  await page.getByText('新联系人').first().waitFor();
  await approve(name);
  await page.getByText('资料变更审核中').waitFor({ state: 'detached' });
  await page.getByText(`${name} 新址 9 号`).first().waitFor();
  expect(main.errors).toEqual([]);
  await main.close();
});

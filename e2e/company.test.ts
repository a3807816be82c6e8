import { expect, test } from 'vitest';
import {
  NEW_PASSWORD,
  newCreditCode,
  newEmail,
  newestCode,
  newPicture,
} from '../app/testing/newApplicant.ts';
import { openPortal } from './portal.ts';
import type { Visitor } from './visitor.ts';

const portal = openPortal();

async function register(stranger: Visitor, email: string): Promise<void> {
  const { page } = stranger;
  await stranger.goTo('/login');
  await page.getByRole('link', { name: '注册新账号' }).click();
  await page.getByLabel('姓名').fill('王新');
  await page.getByLabel('手机号或邮箱').fill(email);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('验证码已发送').waitFor();
  await page.getByLabel('动态验证码').fill(await newestCode(portal.server, email));
  await page.getByLabel('新密码', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('确认新密码').fill(NEW_PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await page.getByText('王新，您已成功注册并登录').waitFor();
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

test('a stranger becomes a booking customer in one sitting', async () => {
  const name = `西安一日有限公司${Date.now()}`;
  const stranger = await portal.visit({ language: 'zh' });
  const { page } = stranger;
  await register(stranger, newEmail());

  await page.getByRole('link', { name: '先看看班列' }).click();
  await page.getByRole('link', { name: /^订舱/ }).first().click();
  await page.getByRole('heading', { name: '企业认证' }).waitFor();
  await fillIn(stranger, name);
  await page.getByRole('button', { name: '提交审核' }).click();
  await page.getByText('请输入联系邮箱').waitFor();
  await page.getByLabel('联系邮箱').fill('office@example.org');
  await stranger.waitUntilIdle();
  await page.getByRole('button', { name: '提交审核' }).click();
  await page.getByText('资料审核中').waitFor();

  const operator = await portal.visit({ language: 'zh', username: 'operator' });
  await operator.goTo('/operation/companies');
  await operator.page.getByRole('row', { name }).getByRole('button', { name: '审核' }).click();
  await operator.page.getByText('未发现疑似重复的企业').waitFor();
  const drawer = operator.page.getByRole('dialog');
  await drawer.getByRole('button', { name: '通过' }).click();
  await operator.page.getByRole('tooltip').getByRole('button', { name: '通过' }).click();
  await operator.page.getByText('已通过，申请人已收到通知').waitFor();

  await page.getByText('企业认证已通过').first().waitFor();
  await page.getByRole('link', { name: '去订舱' }).click();
  await page.getByRole('link', { name: /^订舱/ }).first().click();
  await page.waitForURL(/bookingSpace/);
  expect(stranger.errors).toEqual([]);
  await operator.close();
  await stranger.close();
});

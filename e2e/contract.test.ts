import { expect, test } from 'vitest';
import { outboxMessages } from '../features/outbox/wire.ts';
import { openPortal } from './portal.ts';

const portal = openPortal();

const MOBILE = '13800010001';
const OPERATOR_MOBILE = '13800010007';

async function smsOf(pattern: RegExp, receiver = MOBILE): Promise<string> {
  const operator = await portal.server.signInAs('operator');
  const { rows } = await operator.send(outboxMessages.list, { receiver });
  return pattern.exec(rows[0]?.text ?? '')?.[1] ?? '';
}

test('a contract is read to its end, signed on a phone, countersigned and verified', async () => {
  const owner = await portal.visit({ language: 'zh', username: 'shipper' });
  await owner.goTo('/user/index?section=contracts');
  await owner.page.getByRole('button', { name: '查看并签署' }).first().click();
  const reader = owner.page.getByRole('dialog');
  const agree = reader.getByRole('button', { name: '同意并签署' });
  await agree.waitFor({ timeout: 40_000 });
  expect(await agree.isDisabled()).toBe(true);
  const last = reader.getByRole('img').last();
  await last.scrollIntoViewIfNeeded();
  await owner.page.mouse.move(900, 300);
  await owner.page.mouse.wheel(0, 20_000);
  await agree.click();
  await reader.getByText('请勾选电子印章使用协议').waitFor();
  await reader.getByRole('checkbox').check();
  await agree.click();
  await owner.page.getByText('法定代表人签署').click();
  await owner.page.getByRole('button', { name: '发送签署链接' }).click();
  await owner.page.getByText('签署链接已发送').waitFor();

  const link = await smsOf(/\/custom(\/contractSign\/[\w-]+)/);
  const phone = await portal.visit({ language: 'zh', window: 'phone' });
  await phone.goTo(link);
  await phone.page.getByRole('heading', { name: '请您签署合同' }).waitFor();
  await phone.page.getByRole('button', { name: '获取验证码' }).click();
  await phone.page.getByLabel('短信验证码').fill(await codeAfter(phone.page.getByText('验证码已发送至')));
  expect(await phone.horizontalOverflow()).toBe(0);
  await phone.page.getByRole('button', { name: '签署合同' }).click();
  await phone.page.getByRole('heading', { name: '签署完成' }).waitFor();
  // by push, without a reload
  await owner.page.getByText('甲方已签署，等待平台会签').waitFor();

  const operator = await portal.visit({ language: 'zh', username: 'operator' });
  await operator.goTo('/operation/contracts');
  await operator.page.getByRole('button', { name: '会签', exact: true }).click();
  const dialog = operator.page.getByRole('dialog');
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await dialog.getByText('验证码已发送至').waitFor();
  await dialog.getByLabel('验证码', { exact: true }).fill(await smsOf(/验证码 (\d{6})/, OPERATOR_MOBILE));
  await dialog.getByRole('button', { name: '会签 1 份合同' }).click();
  await dialog.getByText('已会签 1 份').waitFor();

  await reader.getByRole('button', { name: 'Close' }).or(reader.locator('.ant-drawer-close')).first().click();
  const downloading = owner.page.waitForEvent('download');
  await owner.page.getByRole('button', { name: '下载合同' }).click();
  const signed = await (await downloading).path();
  await phone.goTo('/verify');
  await phone.page.locator('input[type="file"]').setInputFiles(signed);
  await phone.page.getByText('签名有效，文件自最后一次签署后未被修改').waitFor();
  expect([...owner.errors, ...operator.errors, ...phone.errors]).toEqual([]);
  await Promise.all([owner, operator, phone].map((visitor) => visitor.close()));
}, 120_000);

async function codeAfter(shown: { waitFor: () => Promise<void> }): Promise<string> {
  await shown.waitFor();
  return smsOf(/验证码(\d{6})/);
}

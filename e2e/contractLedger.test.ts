import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContractStage } from '../app/testing/contractStage.ts';
import { startTestServer } from '../platform/testing/testServer.ts';
import { openOwnPortal } from './portal.ts';

const portal = openOwnPortal(() => startTestServer());

let stage: ContractStage;
beforeAll(async () => {
  stage = await ContractStage.open(portal.server);
  for (const company of [stage.fixture.shipper, stage.fixture.rival])
    await stage.signByCompany(company, await stage.make(company));
  await stage.forgetWaits();
});
afterAll(() => stage.fixture.database.end());

test('an operator countersigns several contracts with one code, and both sides void one of them', async () => {
  const operator = await portal.visit({ language: 'zh', username: 'operator' });
  const { page } = operator;
  await operator.goTo('/operation/contracts?contractState=signedByA');
  await page.getByRole('checkbox', { name: 'Select all' }).or(page.locator('thead input')).first().check();
  await page.getByRole('button', { name: '会签所选 2 份' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await dialog.getByText('验证码已发送至').waitFor();
  await dialog.getByLabel('验证码', { exact: true }).fill(await stage.operatorCode());
  await dialog.getByRole('button', { name: '会签 2 份合同' }).click();
  await dialog.getByText('已会签 2 份，未成功 0 份').waitFor();
  await dialog
    .getByRole('button', { name: '关 闭' })
    .or(dialog.getByRole('button', { name: '关闭' }))
    .last()
    .click();

  await operator.show('/operation/contracts?contractState=inForce');
  await page
    .getByRole('button', { name: /^HT.*-10001-/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('有效', { exact: true }).nth(1).waitFor();
  await drawer.getByText('证据链完整').waitFor();
  await drawer.getByRole('button', { name: '申请作废' }).click();
  await page.getByRole('dialog').last().getByRole('textbox').fill('线路停运');
  await page.getByRole('dialog').last().getByRole('button', { name: '申请作废' }).click();
  await drawer.getByText('等待答复').waitFor();

  const owner = await portal.visit({ language: 'zh', username: 'shipper', window: 'phone' });
  await owner.goTo('/user/index?section=contracts');
  await owner.page.getByText('平台申请作废').waitFor();
  expect(await owner.horizontalOverflow()).toBe(0);
  await owner.page.getByRole('button', { name: '同意作废' }).click();
  await owner.page.getByRole('tooltip').getByRole('button', { name: '同意作废' }).click();
  // the notice passes, the card of a voided contract lies folded
  await owner.page.getByText('合同已作废').first().waitFor({ state: 'attached' });
  expect([...operator.errors, ...owner.errors]).toEqual([]);
  await Promise.all([operator.close(), owner.close()]);
});

import PizZip from 'pizzip';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContractStage } from '../app/testing/contractStage.ts';
import { buildDocx } from '../features/documents/contract/server/document/buildDocx.ts';
import { contractTemplates, downloadTemplate } from '../features/documents/contract/templateWire.ts';
import { startTestServer } from '../platform/testing/testServer.ts';
import { openOwnPortal } from './portal.ts';
import type { Visitor } from './visitor.ts';

const portal = openOwnPortal(() => startTestServer());

const FIELDS = '{contractNo} {companyName} {registrationCode} {platformName} {validDays} {cashPledge}';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const fileOf = (text: string) => ({
  name: '订舱合同.docx',
  mimeType: DOCX,
  buffer: Buffer.from(
    buildDocx([
      { text: '订舱合同（第二版）', style: 'title' },
      { text, style: 'text' },
    ]),
  ),
});

const TYPED = '第九条 补充约定 12345';

let stage: ContractStage;
/** One window for both tests; the second goes on with the contract that the first left in force. */
let operator: Visitor;
beforeAll(async () => {
  stage = await ContractStage.open(portal.server);
  for (const company of [stage.fixture.shipper, stage.fixture.rival])
    await stage.signByCompany(company, await stage.make(company));
  await stage.forgetWaits();
  operator = await portal.visit({ language: 'zh', username: 'operator' });
});
afterAll(() => stage.fixture.database.end());

test('an operator countersigns several contracts with one code, and both sides void one of them', async () => {
  const { page } = operator;
  await operator.goTo('/operation/contracts?contractState=signedByA');
  await page.getByRole('checkbox', { name: 'Select all' }).or(page.locator('thead input')).first().check();
  await page.getByRole('button', { name: '签署所选 2 份' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await dialog.getByText('验证码已发送至').waitFor();
  await dialog.getByLabel('验证码', { exact: true }).fill(await stage.operatorCode());
  await dialog.getByRole('button', { name: '签署 2 份合同' }).click();
  await dialog.getByText('已签署 2 份，未成功 0 份').waitFor();
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
  await drawer.getByRole('button', { name: '申请解除' }).click();
  await page.getByRole('dialog').last().getByRole('textbox').fill('线路停运');
  await page.getByRole('dialog').last().getByRole('button', { name: '申请解除' }).click();
  await drawer.getByText('等待答复').waitFor();

  const owner = await portal.visit({ language: 'zh', username: 'shipper', window: 'phone' });
  await owner.goTo('/user/index?section=contracts');
  await owner.page.getByText('平台申请解除').waitFor();
  expect(await owner.horizontalOverflow()).toBe(0);
  await owner.page.getByRole('button', { name: '同意解除' }).click();
  await owner.page.getByRole('tooltip').getByRole('button', { name: '同意解除' }).click();
  // the notice passes, the card of a voided contract lies folded
  await owner.page.getByText('合同已解除').first().waitFor({ state: 'attached' });
  expect([...operator.errors, ...owner.errors]).toEqual([]);
  await owner.close();
});

test('a new version is uploaded, typed into and not lost with the window; who signed the first is asked to sign again', async () => {
  const { page } = operator;
  const external: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(portal.server.address) && !/^(blob|data):/.test(request.url()))
      external.push(request.url());
  });
  await operator.show('/operation/contractTemplates?tab=versions');
  await page.getByRole('button', { name: '新版本' }).first().click();
  const drawer = page.getByRole('dialog', { name: '新版本' });
  await drawer.locator('input[type="file"]').setInputFiles(fileOf(`${FIELDS} {companyNmae}`));
  await drawer.getByRole('button', { name: /保\s*存/ }).click();
  await drawer.getByText('未知字段：companyNmae').waitFor();
  await drawer.locator('input[type="file"]').setInputFiles(fileOf(FIELDS));
  await drawer.getByRole('button', { name: /保\s*存/ }).click();
  await page.getByText('已上传，请预览后启用').waitFor();
  await page.getByText('草稿').waitFor();

  await page.getByRole('button', { name: '编辑文档' }).first().click();
  const first = page.getByRole('dialog').locator('[class*="layout-page"] span').filter({ hasText: /\S{3}/ }).first();
  await first.waitFor();
  await operator.waitUntilIdle();
  await first.click();
  await page.locator('.ProseMirror-focused').waitFor({ state: 'attached' });
  await page.keyboard.press('End');
  await page.keyboard.type(TYPED);
  await page.getByText('修改已保存在本浏览器').waitFor();

  await page.reload();
  await page.getByRole('button', { name: '编辑文档' }).first().click();
  await page.getByText(/本浏览器中有.*未保存的修改/).waitFor();
  await page.getByRole('button', { name: '恢复修改' }).click();
  await page.getByText(TYPED).filter({ visible: true }).first().waitFor();
  await page.getByRole('button', { name: /保\s*存/ }).click();
  await page.getByRole('status').getByText('已保存').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  const actor = stage.fixture.operator;
  const { rows } = await actor.send(contractTemplates.list, { state: 'draft' });
  const saved = await actor.download(downloadTemplate, { templateId: rows[0]?.templateId ?? 0 });
  expect(
    new PizZip(saved.content)
      .file('word/document.xml')
      ?.asText()
      .replace(/<[^>]+>/g, ''),
  ).toContain(TYPED);

  await page.getByRole('button', { name: '预览' }).first().click();
  const preview = page.getByRole('dialog', { name: /合同预览/ });
  await preview.getByRole('img', { name: '第 1 页，共 2 页' }).waitFor();
  await preview.locator('.ant-drawer-close').click();
  await page
    .getByRole('button', { name: /^启\s*用$/ })
    .first()
    .click();
  await page.getByRole('checkbox', { name: '要求已签署旧版本的企业重新签署' }).check();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^启\s*用$/ })
    .click();
  await page.getByText('已启用，已通知 1 家企业重新签署').waitFor();

  const owner = await portal.visit({ language: 'zh', username: 'rival' });
  await owner.goTo('/user/index?section=contracts');
  await owner.page.getByText('新版本，请重新签署').waitFor();
  await owner.page.getByText('已生效').filter({ visible: true }).first().waitFor();
  expect([...owner.errors, ...operator.errors, ...external]).toEqual([]);
  await Promise.all([owner, operator].map((visitor) => visitor.close()));
});

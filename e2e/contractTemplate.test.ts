import pg from 'pg';
import { expect, test } from 'vitest';
import { buildDocx } from '../features/contract/server/document/buildDocx.ts';
import { generateContract, listContracts } from '../features/contract/wire.ts';
import { startTestServer } from '../platform/testing/testServer.ts';
import { openOwnPortal } from './portal.ts';

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

test('an operator uploads a new version, and a company that signed the first is asked to sign again', async () => {
  const shipper = await portal.server.signInAs('shipper');
  const [first] = await shipper.send(listContracts, {});
  const { contractId } = await shipper.send(generateContract, { tid: first?.tid ?? 0 });
  await markSigned(contractId);
  const operator = await portal.visit({ language: 'zh', username: 'operator' });
  const { page } = operator;
  await operator.goTo('/operation/contractTemplates');
  await page.getByRole('button', { name: '新版本' }).first().click();
  const drawer = page.getByRole('dialog', { name: '新版本' });
  await drawer.locator('input[type="file"]').setInputFiles(fileOf(`${FIELDS} {companyNmae}`));
  await drawer.getByRole('button', { name: /保\s*存/ }).click();
  await drawer.getByText('未知字段：companyNmae').waitFor();
  await drawer.locator('input[type="file"]').setInputFiles(fileOf(FIELDS));
  await drawer.getByRole('button', { name: /保\s*存/ }).click();
  await page.getByText('已上传，请预览后启用').waitFor();
  await page.getByText('草稿').waitFor();
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

  const owner = await portal.visit({ language: 'zh', username: 'shipper' });
  await owner.goTo('/user/index?section=contracts');
  await owner.page.getByText('新版本，请重新签署').waitFor();
  await owner.page.getByText('已生效').first().waitFor();
  expect([...owner.errors, ...operator.errors]).toEqual([]);
  await Promise.all([owner, operator].map((visitor) => visitor.close()));
});

/** As if both sides had signed. */
async function markSigned(contractId: number | null): Promise<void> {
  const database = new pg.Client({ connectionString: portal.server.databaseUrl });
  await database.connect();
  await database.query(
    `update contract set status = '3', signed_id = document_id, signed_at = now(), countersigned_at = now(),
       start_date = current_date, end_date = current_date + 300 where id = $1`,
    [contractId],
  );
  await database.end();
}

import PizZip from 'pizzip';
import { expect, test } from 'vitest';
import { contractTemplates, downloadTemplate } from '../features/contract/templateWire.ts';
import { startTestServer } from '../platform/testing/testServer.ts';
import { openOwnPortal } from './portal.ts';

const portal = openOwnPortal(() => startTestServer());
const TYPED = '第九条 补充约定 12345';

test('an operator types into a contract template, loses the window, gets the words back, and they are the new version', async () => {
  const operator = await portal.visit({ language: 'zh', username: 'operator' });
  const { page } = operator;
  const external: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(portal.server.address) && !/^(blob|data):/.test(request.url()))
      external.push(request.url());
  });
  await operator.goTo('/operation/contractTemplates');
  await page.getByRole('button', { name: '编辑文档' }).first().click();
  const text = page.locator('.layout-run-text, .ProseMirror p').filter({ hasText: /\S/ });
  await text.first().waitFor();
  const first = page
    .getByRole('dialog')
    .locator('[class*="layout-page"] span')
    .filter({ hasText: /\S{3}/ })
    .first();
  await first.click();
  await page.keyboard.press('End');
  await page.keyboard.type(TYPED);
  await page.getByText('修改已暂存在本浏览器').waitFor();

  await page.reload();
  await page.getByRole('button', { name: '编辑文档' }).first().click();
  await page.getByText(/本浏览器中有.*未保存的修改/).waitFor();
  await page.getByRole('button', { name: '恢复修改' }).click();
  await page.getByText(TYPED).first().waitFor();
  await page.getByRole('button', { name: /保\s*存/ }).click();
  await page.getByRole('status').getByText('已保存').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  const actor = await portal.server.signInAs('operator');
  const { rows } = await actor.send(contractTemplates.list, { state: 'draft' });
  const saved = await actor.download(downloadTemplate, { templateId: rows[0]?.templateId ?? 0 });
  expect(
    new PizZip(saved.content)
      .file('word/document.xml')
      ?.asText()
      .replace(/<[^>]+>/g, ''),
  ).toContain(TYPED);
  expect([...operator.errors, ...external]).toEqual([]);
  await operator.close();
});

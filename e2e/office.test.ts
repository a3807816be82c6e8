import PizZip from 'pizzip';
import { expect, test } from 'vitest';
import { addTemplate, contractTemplates, downloadTemplate } from '../features/contract/templateWire.ts';
import type { Actor } from '../platform/testing/actor.ts';
import { startTestServer } from '../platform/testing/testServer.ts';
import { openOwnPortal } from './portal.ts';
import type { Visitor } from './visitor.ts';

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
  await text.first().waitFor({ timeout: 30_000 });
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
  await page.getByRole('status').getByText('已保存').waitFor({ timeout: 30_000 });
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
}, 120_000);

/** A draft whose document has what the editor drops: a drop cap. */
async function draftWithDropCap(actor: Actor): Promise<void> {
  const { rows } = await actor.send(contractTemplates.list, {});
  const offered = rows.find(({ state }) => state === 'active');
  const source = await actor.download(downloadTemplate, { templateId: offered?.templateId ?? 0 });
  const zip = new PizZip(source.content);
  const xml = zip.file('word/document.xml')?.asText() ?? '';
  zip.file('word/document.xml', xml.replace('<w:pPr>', '<w:pPr><w:framePr w:dropCap="drop" w:lines="2"/>'));
  const content = new Uint8Array(zip.generate({ type: 'uint8array' }));
  if (offered === undefined) throw new Error('no template is offered');
  const { contractType, lineType, companyEntity, language, validDays, cashPledge } = offered;
  const terms = { contractType, lineType, companyEntity, language, validDays };
  const file = { name: 'contract.docx', content };
  await actor.send(addTemplate, { ...terms, cashPledge: cashPledge ?? '0' }, file);
}

test('losses are said before the first change; a second person reads, takes over with words; without a connection words are kept', async () => {
  const actor = await portal.server.signInAs('operator');
  await draftWithDropCap(actor);
  const first = await portal.visit({ language: 'zh', username: 'operator' });
  await first.goTo('/operation/contractTemplates');
  const openDraft = async ({ page }: Visitor, edit: string) => {
    const row = page
      .getByRole('row')
      .filter({ hasText: /草稿|Черновик/ })
      .first();
    await row.getByRole('button', { name: edit }).click();
    await page.locator('[class*="layout-page"] span').first().waitFor({ timeout: 30_000 });
  };
  await openDraft(first, '编辑文档');
  await first.page.getByText('首字下沉').waitFor();
  expect(await first.page.getByRole('button', { name: /保\s*存/ }).count()).toBe(0);
  await first.page.getByRole('button', { name: '开始编辑' }).click();

  const second = await portal.visit({ language: 'ru', username: 'admin' });
  await second.goTo('/operation/contractTemplates');
  await openDraft(second, 'Правка');
  await second.page
    .getByText(/редактирует/)
    .first()
    .waitFor();
  expect(await second.page.getByRole('button', { name: 'Сохранить' }).count()).toBe(0);
  await second.page.getByRole('button', { name: 'Перехватить' }).first().click();
  const dialog = second.page
    .getByRole('dialog')
    .filter({ has: second.page.getByRole('textbox') })
    .last();
  await dialog.getByRole('textbox').last().fill('Срочно');
  await dialog.getByRole('button', { name: 'Перехватить' }).click();
  await second.page.getByRole('button', { name: 'Начать редактирование' }).click({ timeout: 30_000 });
  await second.page.getByRole('button', { name: 'Сохранить' }).waitFor();
  await first.page.getByText(/已接手编辑.*Срочно/).waitFor({ timeout: 30_000 });

  await second.page.context().setOffline(true);
  await second.page.locator('[class*="layout-page"] span').filter({ hasText: /\S{3}/ }).first().click();
  await second.page.keyboard.press('End');
  await second.page.keyboard.type('без связи 77');
  await second.page.getByText('Правки сохранены в этом браузере').waitFor();
  await second.page.context().setOffline(false);
  await second.page.reload();
  await openDraft(second, 'Правка');
  await second.page.getByRole('button', { name: 'Вернуть правки' }).click();
  await second.page.getByText('без связи 77').first().waitFor();
  await Promise.all([first, second].map((visitor) => visitor.close()));
}, 120_000);

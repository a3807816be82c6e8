import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { zh as config } from '../features/portal/config/texts/page.ts';
import { zh as dict } from '../features/portal/dict/texts/page.ts';
import { zh as texts } from '../platform/web/texts/platform.ts';
import { openPortal } from './portal.ts';

const portal = openPortal();

const asAdmin = async (path: string) => {
  const visitor = await portal.sharedVisitor({ language: 'zh', username: 'admin' });
  await visitor.show(path);
  return visitor;
};
const drawer = (page: Page) => page.getByRole('dialog');
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const save = async (page: Page, done: string) => {
  await drawer(page).getByRole('button', { name: texts.action.save }).click();
  await page.getByRole('status').getByText(`${done}。`).waitFor();
  await drawer(page).waitFor({ state: 'hidden' });
};

async function fillNames(page: Page, labels: Readonly<Record<'zh' | 'en' | 'ru', string>>, name: string) {
  await drawer(page).getByLabel(labels.zh).fill(`${name}中`);
  await drawer(page).getByLabel(labels.en).fill(name);
  await drawer(page).getByLabel(labels.ru).fill(`${name} ру`);
}

/** Confirms the removal dialog (portal 8). */
async function remove(page: Page, text: string) {
  await row(page, text).getByRole('button', { name: texts.action.remove }).click();
  const question = page.getByRole('dialog', { name: '提示' });
  await question.getByText('是否确认删除？').waitFor();
  await question.getByRole('button', { name: '取消' }).click();
  await question.waitFor({ state: 'hidden' });
  await row(page, text).getByRole('button', { name: texts.action.remove }).click();
  await question.getByRole('button', { name: '确定' }).click();
  await row(page, text).waitFor({ state: 'detached' });
}

test('an administrator adds a dictionary, words and colours an entry, and removes both again', async () => {
  const visitor = await asAdmin('/system/dict');
  const { page } = visitor;
  await page.getByRole('button', { name: dict.page.types.add }).click();
  await fillNames(page, dict.page.types.names, 'Seal');
  await drawer(page).getByLabel(dict.page.types.key).fill('sealKind');
  await save(page, dict.page.saved);
  await page.getByRole('button', { name: dict.page.types.add }).click();
  await fillNames(page, dict.page.types.names, 'Seal');
  await drawer(page).getByLabel(dict.page.types.key).fill('sealKind');
  await drawer(page).getByRole('button', { name: texts.action.save }).dblclick();
  await drawer(page).getByText(dict.server.keyTaken).waitFor();
  await drawer(page).getByLabel(dict.page.types.key).fill('sealKindTwo');
  await page.keyboard.press('Enter');
  await drawer(page).waitFor({ state: 'hidden' });
  await remove(page, 'sealKindTwo');

  await row(page, 'sealKind').getByRole('link', { name: 'Seal中' }).click();
  await page.waitForURL('**/system/dict-data/index/*');
  await page.getByRole('button', { name: dict.page.entries.add }).click();
  await fillNames(page, dict.page.entries.labels, 'Bolt');
  await drawer(page).getByLabel(dict.page.entries.value, { exact: true }).fill('bolt');
  await visitor.waitForAnimations();
  await drawer(page).getByRole('combobox', { name: dict.page.entries.colour }).click();
  await visitor.waitForAnimations();
  await page.locator('.ant-select-item-option').filter({ hasText: dict.page.entries.colours.danger }).click();
  await drawer(page).getByText(dict.page.entries.colours.danger, { exact: true }).waitFor();
  await save(page, dict.page.saved);
  await expect.poll(() => row(page, 'bolt').locator('[data-tone="danger"]').first().textContent()).toContain('Bolt中');
  await remove(page, 'bolt');

  await visitor.show('/system/dict');
  await page.getByRole('button', { name: dict.page.types.refresh }).click();
  await page.getByRole('status').getByText(`${dict.page.types.refreshed}。`).waitFor();
  await remove(page, 'sealKind');
  expect(visitor.errors).toEqual([]);
});

test('what an administrator sets is seen in the footer at once; built-in values stay', async () => {
  const visitor = await asAdmin('/system/config?configKey=contact.phone');
  const { page } = visitor;
  const phone = row(page, 'contact.phone').filter({ hasText: '400-029-8600' });
  expect(await phone.getByRole('button', { name: texts.action.remove }).count()).toBe(0);
  await phone.getByRole('button', { name: texts.action.edit }).click();
  expect(await drawer(page).getByLabel(config.page.key).isDisabled()).toBe(true);
  await drawer(page).getByLabel(config.page.value).fill('400-111-2222');
  await save(page, config.page.saved);
  await page.getByRole('contentinfo').getByRole('link', { name: '400-111-2222' }).waitFor();

  await page.getByRole('button', { name: config.page.add }).click();
  await drawer(page).getByLabel(config.page.name).fill('免堆期');
  await drawer(page).getByLabel(config.page.key).fill('contact.phone.yard');
  await drawer(page).getByLabel(config.page.value).fill('7');
  await save(page, config.page.saved);
  await remove(page, 'contact.phone.yard');
  await page.getByRole('button', { name: config.page.refresh }).click();
  await page.getByRole('status').getByText(`${config.page.refreshed}。`).waitFor();
  expect(visitor.errors).toEqual([]);
});

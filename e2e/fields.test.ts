import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../platform/testing/testServer.ts';
import fields from '../platform/web/widgets/fields/texts/zh.ts';
import widgets from '../platform/web/widgets/texts/zh.ts';
import rules from '../platform/wire/rules/texts/zh.ts';
import { openBrowser, Visitor, type WINDOWS } from './visitor.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startTestServer();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const at = async (path: string, window: keyof typeof WINDOWS = 'desk') => {
  const visitor = await Visitor.open(browser, server, { language: 'zh', username: 'admin', window });
  await visitor.goTo(path);
  return visitor;
};
const leave = async (visitor: Visitor) => {
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
};

/** Pastes as people do: the text comes in at the caret at once. */
async function paste(page: Page, text: string) {
  await page.evaluate((pasted) => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
      throw new Error('no field');
    field.setRangeText(pasted, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    field.dispatchEvent(
      new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: pasted }),
    );
  }, text);
}

test('a long paste is cut between characters, said so, and what stood there stays', async () => {
  const visitor = await at('/widgets/inputs');
  const { page } = visitor;
  const short = page.locator('#short');
  await short.fill('中欧');
  await short.press('Home');
  await paste(page, '班列🚂🚂🚂🚂🚂');
  await page.getByText(fields.pasteCut({ most: 20 })).waitFor();
  // 4 + 4 bytes of Chinese leave room for three trains of 4
  expect(await short.inputValue()).toBe('班列🚂🚂🚂中欧');
  await page.getByText('20 / 20').waitFor();

  await short.press('Home');
  await page.keyboard.type('x');
  expect(await short.inputValue()).toBe('班列🚂🚂🚂中欧');
  expect(await short.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(0);
  await leave(visitor);
});

test('an input method is left alone until a character is whole; then the limit holds', async () => {
  const visitor = await at('/widgets/inputs');
  const { page } = visitor;
  const short = page.locator('#short');
  await short.fill('a'.repeat(17));
  const keyboard = await page.context().newCDPSession(page);
  for (const text of ['z', 'zh', 'zhon', 'zhongou'])
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  expect(await short.inputValue()).toBe(`${'a'.repeat(17)}zhongou`);
  await keyboard.send('Input.insertText', { text: '中欧' });
  expect(await short.inputValue()).toBe(`${'a'.repeat(17)}中`);
  await leave(visitor);
});

test('an amount takes no sign and no exponent, has 8 or 11 characters, is rounded, and is not zero', async () => {
  const visitor = await at('/widgets/inputs');
  const { page } = visitor;
  const amount = page.locator('#amount');
  await amount.pressSequentially('-1e2+3E.4');
  expect(await amount.inputValue()).toBe('123.4');
  await amount.fill('');
  await amount.pressSequentially('123456789');
  expect(await amount.inputValue()).toBe('12345678');
  await amount.pressSequentially('.905');
  expect(await amount.inputValue()).toBe('12345678.90');
  await amount.fill('');
  await amount.pressSequentially('1.005');
  await amount.blur();
  expect(await amount.inputValue()).toBe('1.01');
  await page.locator('output').getByText('"amount":"1.01"').waitFor();
  await amount.fill('0.00');
  await page.getByText(rules.amountAboveZero).waitFor();
  await page.locator('#quantity').fill('0');
  await page.getByText(rules.quantityAboveZero).waitFor();
  await leave(visitor);
});

test('codes and contacts are told wrong in the words of the specification', async () => {
  const visitor = await at('/widgets/inputs');
  const { page } = visitor;
  for (const [field, wrong, right, reason] of [
    ['creditCode', '91350100M000100Y4Z', '91350100m000100y43', rules.creditCode],
    ['identity', '110105194912310021', '11010519491231002x', rules.identity],
    ['mobile', '2380013800', '138 0013 8000', rules.mobile],
    ['abroad', '+7 1', '+7 701 123 45 67', rules.mobile],
    ['email', 'anna@', 'anna@ironsilk.cn', rules.email],
  ] as const) {
    await page.locator(`#${field}`).fill(wrong);
    await page.getByText(reason, { exact: true }).waitFor();
    await page.locator(`#${field}`).fill(right);
    await page.getByText(reason, { exact: true }).waitFor({ state: 'detached' });
  }
  await leave(visitor);
});

test('days that are not allowed cannot be chosen, and a shortcut chooses a week', async () => {
  const visitor = await at('/widgets/dates');
  const { page } = visitor;
  await page.locator('#before').click();
  const calendar = page.locator('.ant-picker-dropdown').filter({ visible: true });
  await calendar.locator('.ant-picker-cell-today').waitFor();
  expect(await calendar.locator('.ant-picker-cell-today').getAttribute('class')).not.toContain('disabled');
  await calendar.getByRole('button', { name: '上个月' }).first().click();
  const earlier = calendar.locator('td[title$="-15"]');
  expect(await earlier.getAttribute('class')).toContain('ant-picker-cell-disabled');
  await page.keyboard.press('Escape');

  await page.locator('#range').click();
  await page.getByText(fields.week, { exact: true }).filter({ visible: true }).click();
  const shown = await page
    .locator('section')
    .filter({ has: page.locator('#range') })
    .locator('[data-value]')
    .textContent();
  const [first = '', last = ''] = (shown ?? '').split(' — ');
  expect((Date.parse(last) - Date.parse(first)) / 86_400_000).toBe(6);
  expect(first).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  await leave(visitor);
});

test('a select of ten thousand draws about ten and finds by part of a label, capitals aside, and by initials', async () => {
  const visitor = await at('/widgets/select');
  const { page } = visitor;
  const box = page.getByRole('combobox', { name: 'one', exact: true });
  await box.click();
  const drawn = page.locator('.ant-select-item-option').filter({ visible: true });
  await drawn.first().waitFor();
  expect(await drawn.count()).toBeGreaterThanOrEqual(10);
  expect(await drawn.count()).toBeLessThanOrEqual(13);
  await box.fill('  HAMBURG-billwerder 00990 ');
  await page.waitForFunction(() => document.querySelectorAll('.ant-select-item-option').length === 1);
  expect(await drawn.textContent()).toBe('Hamburg-Billwerder 00990');
  await box.fill('xagjgz');
  await drawn.filter({ hasText: '西安国际港站 00001' }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.ant-select').filter({ has: box }).getByText('西安国际港站 00001').waitFor();
  await leave(visitor);
});

test('choices of a server come as one types; a failure can be tried again', async () => {
  const visitor = await at('/widgets/select');
  const { page } = visitor;
  const far = page.getByRole('combobox', { name: 'far', exact: true });
  await far.click();
  await page.getByText(fields.optionsComing).waitFor();
  await far.fill('00042');
  await page.locator('.ant-select-item-option').filter({ hasText: '阿拉木图 00042 Logistics' }).click();
  await page.getByRole('combobox', { name: 'unsteady', exact: true }).click();
  await page.getByRole('alert').getByText(fields.optionsFailed).waitFor();
  await page.getByRole('button', { name: '重试' }).click();
  await page.locator('.ant-select-item-option').filter({ visible: true }).first().waitFor();
  await leave(visitor);
});

test('a pager jumps to a page and glides back to the top', async () => {
  const visitor = await at('/widgets/pager');
  const { page } = visitor;
  const pager = page.getByRole('navigation', { name: widgets.pages }).last();
  const pages = pager.getByRole('listitem');
  expect(await pages.allTextContents()).toEqual(['', '1', '2', '3', '4', '5', '6', '…', '62', '']);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.evaluate(() => {
    const steps: number[] = [];
    const follow = () => {
      steps.push(window.scrollY);
      document.documentElement.dataset.steps = JSON.stringify(steps);
    };
    window.addEventListener('scroll', follow);
  });
  await pager.getByLabel(widgets.jumpTo).fill('30');
  await pager.getByLabel(widgets.jumpTo).press('Enter');
  await page.getByText('TBJU 000581').waitFor();
  // the first row of the page comes below the frame's bars
  await page.waitForFunction(
    () => (document.querySelector('section ol')?.getBoundingClientRect().top ?? 0) > 80,
  );
  const steps: number[] = JSON.parse((await page.locator('html').getAttribute('data-steps')) ?? '[]');
  expect(steps.length).toBeGreaterThan(5);
  expect(steps).toEqual(steps.toSorted((one, other) => other - one));
  expect(await pager.locator('[aria-current="page"]').textContent()).toBe('30');
  await pager.getByLabel(widgets.jumpTo).fill('999');
  await pager.getByLabel(widgets.jumpTo).press('Enter');
  await page.getByText('TBJU 001234').waitFor();
  await leave(visitor);
});

test('on a narrow window a pager names five pages', async () => {
  const visitor = await at('/widgets/pager', 'phone');
  const pager = visitor.page.getByRole('navigation', { name: widgets.pages }).last();
  expect(await pager.getByRole('listitem').allTextContents()).toEqual([
    '',
    '1',
    '2',
    '3',
    '4',
    '…',
    '62',
    '',
  ]);
  expect(await visitor.overhang()).toBe(0);
  expect(await visitor.barriers()).toEqual([]);
  await leave(visitor);
});

test('hidden columns stay hidden after a reload, on phones too, until they are reset', async () => {
  const visitor = await at('/widgets/columns');
  const { page } = visitor;
  const heads = () => page.getByRole('columnheader').allTextContents();
  const dialog = page.getByRole('dialog', { name: widgets.columns });
  const open = () => page.getByRole('button', { name: widgets.columns, exact: true }).click();
  expect(await heads()).toContain('类型');
  await open();
  // with the keyboard alone: to the box, then to the button
  await dialog.getByRole('checkbox', { name: '类型' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: widgets.columnsHide }).press('Enter');
  expect(await dialog.getByRole('checkbox', { name: '名称' }).isDisabled()).toBe(true);
  expect(await visitor.barriers()).toEqual([]);
  await dialog.getByRole('button', { name: '关闭' }).last().click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await heads()).not.toContain('类型');

  await page.reload();
  await visitor.settled();
  expect(await heads()).not.toContain('类型');
  await page.setViewportSize({ width: 390, height: 844 });
  const card = page.getByRole('list', { name: '名称' }).getByRole('listitem').first();
  await card.waitFor();
  expect(await card.getByText('类型').count()).toBe(0);
  await open();
  await dialog.getByRole('button', { name: '重置' }).click();
  await card.getByText('类型').waitFor({ state: 'attached' });
  await leave(visitor);
});

test('the filters of a list can be put away and read again', async () => {
  const visitor = await at('/system/dict');
  const { page } = visitor;
  await page.getByRole('button', { name: widgets.hideFilters }).click();
  await page.getByRole('search').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: widgets.showFilters }).click();
  await page.getByRole('search').waitFor();
  const again = page.waitForResponse('**/system/dict/type/list*');
  await page.getByRole('button', { name: '刷新', exact: true }).click();
  await again;
  await leave(visitor);
});

test.each(['inputs', 'dates', 'select', 'dictTag', 'columns'])(
  '%s fits a phone and everybody',
  async (sample) => {
    const visitor = await at(`/widgets/${sample}`, 'phone');
    expect(await visitor.overhang()).toBe(0);
    expect(await visitor.barriers()).toEqual([]);
    await leave(visitor);
  },
);

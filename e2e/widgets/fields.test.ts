import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { zh as fields, ru as fieldsRu } from '../../platform/web/widgets/fields/texts/fields.ts';
import type { Language } from '../../platform/wire/language.ts';
import { zh as rules, ru as rulesRu } from '../../platform/wire/rules/texts/rules.ts';
import { formatDate } from '../../platform/wire/time.ts';
import type { Visitor } from '../visitor.ts';
import { openGallery } from './galleryServer.ts';
import { openPage } from './openPage.ts';

const portal = openGallery();

let visitor: Visitor;
afterEach(() => expect(visitor.errors).toEqual([]));

const at = async (path: string, language: Language = 'zh') => {
  visitor = await openPage(portal, { language, username: 'admin' }, path);
  return visitor.page;
};

/** Inserts the text at the caret in one event, as a paste does. */
async function paste(page: Page, text: string) {
  await page.evaluate((pasted) => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) throw new Error('no field');
    field.setRangeText(pasted, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: pasted }));
  }, text);
}

test('a long paste is cut between characters, said so, and what stood there stays', async () => {
  const page = await at('/widgets/inputs');
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
});

test('an input method is left alone until a character is whole; then the limit holds', async () => {
  const page = await at('/widgets/inputs');
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
});

test('an amount takes no sign and no exponent, has 8 or 11 characters, is never rounded, and is not zero', async () => {
  const page = await at('/widgets/inputs');
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
  expect(await amount.inputValue()).toBe('1.005');
  await page
    .getByRole('alert')
    .getByText(fields.decimals({ most: 2 }))
    .waitFor();
  await amount.fill('0.00');
  await page.getByText(rules.amountAboveZero).waitFor();
  await page.locator('#quantity').fill('0');
  await page.getByText(rules.quantityAboveZero).waitFor();
});

test('a count is whole; its buttons go one further, as far as they may', async () => {
  const page = await at('/widgets/inputs');
  const count = page.locator('#count');
  const [fewer, more] = [fields.fewer, fields.more].map((name) => page.getByRole('button', { name }));
  await count.pressSequentially('4.9');
  expect(await count.inputValue()).toBe('49');
  await more?.click();
  expect(await count.inputValue()).toBe('50');
  await more?.click();
  expect(await count.inputValue()).toBe('50');
  await fewer?.click();
  expect(await count.inputValue()).toBe('49');
  await count.fill('');
  await paste(page, '1.5');
  await page.getByText(fields.wholeOnly).waitFor();
  expect(await count.inputValue()).toBe('');
  await more?.click();
  expect(await count.inputValue()).toBe('1');
  await fewer?.press('Enter');
  expect(await count.inputValue()).toBe('1');
  expect(await fewer?.evaluate((button) => button === document.activeElement)).toBe(true);
});

test.each([
  ['1.234,56', '1234,56'],
  ['￥1,234.5', '1234,5'],
  ['1234 CNY', '1234'],
])('in Russian %s is understood as %s, typed key by key or pasted', async (written, shown) => {
  const page = await at('/widgets/inputs', 'ru');
  const amount = page.locator('#amount');
  for (const way of ['typed', 'pasted'] as const) {
    await amount.fill('');
    if (way === 'typed') await amount.pressSequentially(written);
    else await paste(page, written);
    await page
      .locator('output')
      .getByText(`"amount":"${shown.replace(',', '.')}"`)
      .waitFor();
    await amount.blur();
    expect(await amount.inputValue()).toBe(shown);
  }
});

test('what is no number of the field stands as it was pasted, and the field says so', async () => {
  const page = await at('/widgets/inputs', 'ru');
  for (const [field, wrong, reason] of [
    ['amount', '1234 USD', rulesRu.money],
    ['amount', '-5', rulesRu.money],
    ['weight', '3 т', rulesRu.positiveNumber],
  ] as const) {
    await page.locator(`#${field}`).fill('');
    await paste(page, wrong);
    await page.getByText(reason, { exact: true }).waitFor();
    await page.locator(`#${field}`).blur();
    expect(await page.locator(`#${field}`).inputValue()).toBe(wrong);
    await page.locator(`#${field}`).fill('');
    await page.getByText(reason, { exact: true }).waitFor({ state: 'detached' });
  }
  await page.locator('#amount').focus();
  await paste(page, '123456789012');
  await page.getByText(fieldsRu.numberTooLong({ most: 8 })).waitFor();
  expect(await page.locator('#amount').inputValue()).toBe('');
});

test('codes and contacts are told wrong in the words of the specification', async () => {
  const page = await at('/widgets/inputs');
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
  // cyrillic look-alikes from a Russian keyboard
  await page.locator('#written').fill('40НС');
  await page.getByText('45G1 · 40HQ · 40 英尺高箱').waitFor();
  await page.locator('#written').fill('22G4');
  await page.getByText(rules.sizeType, { exact: true }).waitFor();
});

test('days that are not allowed cannot be chosen, and a shortcut chooses a week', async () => {
  const page = await at('/widgets/dates');
  await page.locator('#before').click();
  const calendar = page.locator('.ant-picker-dropdown').filter({ visible: true });
  const today = calendar.locator(`td[title="${formatDate(new Date())}"]`);
  await today.waitFor();
  expect(await today.getAttribute('class')).not.toContain('disabled');
  await calendar.getByRole('button', { name: '上个月' }).first().click();
  const earlier = calendar.locator('td[title$="-15"]');
  expect(await earlier.getAttribute('class')).toContain('ant-picker-cell-disabled');
  await page.keyboard.press('Escape');

  await page.locator('#afterNow').click();
  await page.getByText(fields.now, { exact: true }).filter({ visible: true }).click();
  await page
    .locator('section')
    .filter({ has: page.locator('#afterNow') })
    .getByText(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:00$/)
    .waitFor();

  await page.locator('#range').click();
  await page.getByText(fields.week, { exact: true }).filter({ visible: true }).click();
  const value = page
    .locator('section')
    .filter({ has: page.locator('#range') })
    .locator('[data-value]');
  await value.filter({ hasText: /\d — \d/ }).waitFor();
  const shown = await value.textContent();
  const [first = '', last = ''] = (shown ?? '').split(' — ');
  expect((Date.parse(last) - Date.parse(first)) / 86_400_000).toBe(6);
  expect(first).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('Enter takes the date that was typed; what is no date stays in the field and is named, and no other date steps in', async () => {
  const page = await at('/widgets/dates');
  const section = page.locator('section').filter({ has: page.locator('#afterNow') });
  const field = page.locator('#afterNow');
  await field.click();
  await field.fill('01.03.2026 08:05');
  await field.press('Enter');
  await section.getByText('2026-03-01 08:05:00', { exact: true }).waitFor();
  await field.fill('昨天八点');
  await field.press('Enter');
  const said = fields.dateUnreadable({ text: '昨天八点', example: '2026/03/08 14:30' });
  await section.getByRole('alert').getByText(said).waitFor();
  expect(await section.locator('[data-value]').textContent()).toBe('');
  expect(await field.inputValue()).toBe('昨天八点');
  await field.fill('2090-01-01 10:00');
  await field.blur();
  await section.getByText(fields.dateRefused({ text: '2090-01-01 10:00' })).waitFor();
  expect(await section.locator('[data-value]').textContent()).toBe('');
  expect(await field.inputValue()).toBe('2090-01-01 10:00');
  await field.fill('');
  await expect.poll(() => section.getByRole('alert').count()).toBe(0);
  await field.fill('2026-03-02 08:05');
  await field.blur();
  await section.getByText('2026-03-02 08:05:00', { exact: true }).waitFor();
  expect(await field.inputValue()).toBe('2026/03/02 08:05');
});

test('a range and a time of day keep what was typed and refused, name it, and hold no other value meanwhile', async () => {
  const page = await at('/widgets/dates');
  const range = page.locator('section').filter({ has: page.locator('#range') });
  await page.locator('#range').fill('25.11.2026');
  await page.locator('#range').press('Enter');
  await page.locator('#range-to').fill('2026-02-30');
  await page.locator('#range-to').blur();
  await range
    .getByRole('alert')
    .getByText(fields.dateUnreadable({ text: '2026-02-30', example: '2026/03/08' }))
    .waitFor();
  expect(await page.locator('#range-to').inputValue()).toBe('2026-02-30');
  expect(await range.locator('[data-value]').textContent()).toBe('2026-11-25 — ');
  await page.locator('#range-to').fill('2026/11/1');
  await page.locator('#range-to').press('Enter');
  await range.getByText('2026-11-01 — 2026-11-25', { exact: true }).waitFor();
  await expect.poll(() => page.locator('#range').inputValue()).toBe('2026/11/01');
  expect(await range.getByRole('alert').count()).toBe(0);

  const section = page.locator('section').filter({ has: page.locator('#clock') });
  const clock = page.locator('#clock');
  await clock.fill('8.05');
  await clock.press('Enter');
  await section.getByText('08:05', { exact: true }).waitFor();
  // the field writes its value anew, which would take the selection away
  await expect.poll(() => clock.inputValue()).toBe('08:05');
  await clock.fill('25:00');
  await clock.blur();
  await section.getByText(fields.clockUnreadable({ text: '25:00', example: '08:30' })).waitFor();
  expect(await clock.inputValue()).toBe('25:00');
  expect(await section.locator('[data-value]').textContent()).toBe('');
});

test('a select of ten thousand draws about ten and finds by part of a label, capitals aside, and by initials', async () => {
  const page = await at('/widgets/select');
  const box = page.getByRole('combobox', { name: 'one', exact: true });
  await box.click();
  const drawn = page.locator('.ant-select-item-option').filter({ visible: true });
  await expect.poll(() => drawn.count()).toBeGreaterThanOrEqual(10);
  expect(await drawn.count()).toBeLessThanOrEqual(13);
  await box.fill('  HAMBURG-billwerder 00990 ');
  await page.waitForFunction(() => document.querySelectorAll('.ant-select-item-option').length === 1);
  expect(await drawn.textContent()).toBe('Hamburg-Billwerder 00990');
  await box.fill('xagjgz');
  await drawn.filter({ hasText: '西安国际港站 00001' }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.ant-select').filter({ has: box }).getByText('西安国际港站 00001').waitFor();
});

test('choices of a server come as one types; a failure can be tried again', async () => {
  const page = await at('/widgets/select');
  const far = page.getByRole('combobox', { name: 'far', exact: true });
  await far.click();
  await page.getByText(fields.optionsComing).waitFor();
  await far.fill('00042');
  await page.locator('.ant-select-item-option').filter({ hasText: '阿拉木图 00042 Logistics' }).click();
  await page.getByRole('combobox', { name: 'unsteady', exact: true }).click();
  await page.getByRole('alert').getByText(fields.optionsFailed).waitFor();
  await page.getByRole('button', { name: '重试' }).click();
  await page.locator('.ant-select-item-option').filter({ visible: true }).first().waitFor();
});

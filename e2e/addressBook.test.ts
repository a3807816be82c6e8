import { expect, test } from 'vitest';
import { writeSheet } from '../platform/server/sheet/writeSheet.ts';
import { openPortal } from './portal.ts';

const portal = openPortal();

const COLUMNS = ['Наименование (рус.)', 'Страна', 'Налоговый номер'] as const;

async function sheetOf(rows: readonly (readonly string[])[]) {
  const columns = COLUMNS.map((header, index) => ({
    header,
    width: 20,
    kind: 'text' as const,
    value: (row: readonly string[]) => row[index] ?? '',
  }));
  const buffer = Buffer.from(await writeSheet('book', columns, rows));
  return { name: 'book.xlsx', mimeType: 'application/octet-stream', buffer };
}

test('parties come in from a sheet, a wrong row is mended, and one of them is found in Cyrillic', async () => {
  const rival = await portal.visit({ language: 'ru', username: 'rival' });
  const { page } = rival;
  await rival.goTo('/user/index?section=addressBook');
  await page.getByRole('button', { name: 'Импорт' }).click();
  const dialog = page.getByRole('dialog');
  const file = dialog.locator('input[type="file"]');
  const good = ['ООО «Северный мост»', 'Россия', '7704120025'];
  await file.setInputFiles(await sheetOf([good, ['ТОО «Жолаушы»', 'KZ', '100140010021']]));
  await dialog.getByText('C3 Налоговый номер: Налоговый номер этой страны указан неверно').waitFor();
  await dialog.getByRole('button', { name: 'Выбрать другой файл' }).click();
  await file.setInputFiles(await sheetOf([good, ['ТОО «Жолаушы»', 'KZ', '100140010010']]));
  await dialog.getByText('Новая: 2').waitFor();
  await dialog.getByRole('button', { name: 'Импортировать 2 строки' }).click();
  await page.getByText('Импорт завершён: добавлено 2, изменено 0').waitFor();
  await page.getByLabel('Наименование, адрес, код').fill('северный');
  await page.keyboard.press('Enter');
  await rival.waitUntilIdle();
  expect(await page.getByRole('button', { name: /«Жолаушы»/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'ООО «Северный мост»' }).waitFor();
  expect(rival.errors).toEqual([]);
});

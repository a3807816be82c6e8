import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestFixture } from '../app/testing/testFixture.ts';
import { fillOrder } from '../features/documents/dossier/testing/testStage.ts';
import { en as words } from '../features/documents/loadingScheme/texts/page.ts';
import { getScheme } from '../features/documents/loadingScheme/wire.ts';
import { openPortal } from './portal.ts';

let fixture: TestFixture;
const portal = openPortal();
beforeAll(async () => {
  fixture = await TestFixture.open(portal.server);
});
afterAll(() => fixture.database.end());

const MACHINE = { name: 'Lathe', length: 320, width: 180, height: 200, weight: 4200 };

test('pieces are pasted, placed by suggestion, moved by keyboard, saved and approved', async () => {
  const { shipper, operator } = fixture;
  const newTrain = () => fixture.newTrain(20, { departsIn: { hours: 700 } });
  const { orderBigNo } = await fillOrder({ shipper, operator, newTrain }, ['TEMU7654328']);
  const visitor = await portal.visit({ language: 'en', username: 'shipper' });
  const { page } = visitor;
  await visitor.goTo(`/schemeMaking?orderBigNo=${orderBigNo}`);
  await page.getByRole('button', { name: words.addRow }).click();
  const grid = page.getByRole('grid', { name: words.pieces });
  await grid.getByRole('gridcell').first().click();
  const line = [...Object.values(MACHINE), 2].join('\t');
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, line);
  await page.getByText(words.left({ count: 2 })).waitFor();
  await page.getByRole('button', { name: words.suggest, exact: true }).click();
  await page.getByText(words.allPlaced).waitFor();
  const above = page.getByRole('figure').filter({ hasText: words.topView });
  const piece = above.getByRole('button', { name: /^Lathe/ }).first();
  const before = await piece.getAttribute('aria-label');
  await piece.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => piece.getAttribute('aria-label')).not.toBe(before);
  await page.getByRole('button', { name: words.undo }).click();
  await expect.poll(() => piece.getAttribute('aria-label')).toBe(before);
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await page.getByRole('button', { name: words.submit }).click();
  await page.getByText(words.states.submitted).first().waitFor();
  expect(visitor.errors).toEqual([]);

  const desk = await portal.visit({ language: 'en', username: 'operator' });
  await desk.goTo(`/schemeMaking?orderBigNo=${orderBigNo}`);
  await desk.page.getByRole('button', { name: words.approve }).click();
  await desk.page.getByText(words.states.approved).first().waitFor();
  const { state, places } = await shipper.send(getScheme, { orderBigNo });
  expect({ state, places: places.length }).toEqual({ state: 'approved', places: 2 });
  expect(desk.errors).toEqual([]);
  await desk.close();
  await visitor.close();
});

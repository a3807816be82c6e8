import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestFixture } from '../app/testing/testFixture.ts';
import { fillOrder } from '../features/documents/dossier/testing/testStage.ts';
import { viewTrainPaper } from '../features/documents/dossier/trainWire.ts';
import { en as texts } from '../features/freight/wagonPlan/texts/page.ts';
import { getWagonPlan, saveWagonPlan } from '../features/freight/wagonPlan/wire.ts';
import { openPortal } from './portal.ts';

const { page: words, stale } = texts;
const WAGON_NO = '94712346';

let fixture: TestFixture;
const portal = openPortal();
beforeAll(async () => {
  fixture = await TestFixture.open(portal.server);
});
afterAll(() => fixture.database.end());

async function stage(numbers: readonly string[], hours: number) {
  const { shipper, operator } = fixture;
  const trainInfoId = await fixture.newTrain(20, { departsIn: { hours } });
  await fillOrder({ shipper, operator, newTrain: async () => trainInfoId }, numbers);
  return trainInfoId;
}

test('a planner loads a train by suggestion, moves containers by keyboard and mouse, and the wagon list has the number', async () => {
  const { operator } = fixture;
  const trainInfoId = await stage(['TOLU4734787', 'HLXU2008419'], 700);
  const visitor = await portal.visit({ language: 'en', username: 'operator' });
  const { page } = visitor;
  await visitor.goTo(`/operation/trainLoading?trainInfoId=${trainInfoId}`);
  await page.getByRole('button', { name: words.suggest }).click();
  await page.getByText(words.totals({ wagons: 1, placed: 2, all: 2, load: '12' })).waitFor();
  await page.getByRole('button', { name: words.addWagon }).click();

  const box = (no: string) => page.getByRole('button', { name: new RegExp(`^${no}`) });
  const onWagon = (position: number) => page.getByRole('listitem', { name: words.wagon({ position }) });
  await box('TOLU4734787').focus();
  await page.keyboard.press('ArrowDown');
  await page.getByText(words.placed({ container: 'TOLU4734787', position: 2 })).waitFor();
  await onWagon(2)
    .getByRole('button', { name: /^TOLU4734787/ })
    .waitFor();
  // it keeps the focus where it stands now
  await page.keyboard.press('Delete');
  await page.getByRole('complementary', { name: words.unplaced({ count: 1 }) }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: words.wagon({ position: 2 }) }).click();
  await page.getByText(words.placed({ container: 'TOLU4734787', position: 2 })).waitFor();

  await box('HLXU2008419').hover();
  await page.mouse.down();
  await onWagon(2)
    .getByRole('button', { name: /^TOLU4734787/ })
    .hover();
  await page.mouse.up();
  await onWagon(2)
    .getByRole('button', { name: /^HLXU2008419/ })
    .waitFor();
  await page.getByRole('button', { name: words.undo }).click();
  await onWagon(1)
    .getByRole('button', { name: /^HLXU2008419/ })
    .waitFor();

  const number = page.getByRole('textbox', { name: `${words.wagon({ position: 1 })}, ${words.columns.wagonNo}` });
  await number.fill(WAGON_NO);
  await number.press('Enter');
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await page.getByText(words.saved).waitFor();
  expect((await operator.send(getWagonPlan, { trainInfoId })).wagons).toMatchObject([
    { wagonNo: WAGON_NO },
    { wagonNo: '' },
  ]);
  const list = await operator.send(viewTrainPaper, { trainInfoId, code: 'wagonList' });
  expect(JSON.stringify(list.pages)).toContain(WAGON_NO);
});

test('what another planner saved meanwhile is shown, and one press goes on with the own plan', async () => {
  const { operator } = fixture;
  const trainInfoId = await stage(['MSKU9070323'], 710);
  const visitor = await portal.visit({ language: 'en', username: 'operator' });
  const { page } = visitor;
  await visitor.goTo(`/operation/trainLoading?trainInfoId=${trainInfoId}`);
  await page.getByRole('button', { name: words.suggest }).click();
  const { containers } = await operator.send(getWagonPlan, { trainInfoId });
  const orderContainerIds = containers.map((container) => container.orderContainerId);
  const theirs = {
    wagonNo: WAGON_NO,
    lengthFt: 40 as const,
    capacityT: 70,
    axles: 4,
    tareT: 22,
    provider: 'carrier' as const,
  };
  await operator.send(saveWagonPlan, { trainInfoId, version: 0, wagons: [{ ...theirs, orderContainerIds }] });
  await page.getByRole('button', { name: words.save, exact: true }).click();
  const notice = page.getByRole('alert').filter({ hasText: stale.theirs });
  await notice.getByText(`wagon 1 (${WAGON_NO}) added`).waitFor();
  await notice.getByRole('button', { name: stale.keep }).click();
  await page.getByText(words.saved).waitFor();
  expect((await operator.send(getWagonPlan, { trainInfoId })).wagons).toMatchObject([{ wagonNo: '', lengthFt: 80 }]);
});

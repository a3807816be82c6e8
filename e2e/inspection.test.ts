import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestFixture } from '../app/testing/testFixture.ts';
import { fillOrder } from '../features/documents/dossier/testing/testStage.ts';
import { en as dossierTexts } from '../features/documents/dossier/texts/page.ts';
import { getDossier } from '../features/documents/dossier/wire.ts';
import { uploadRead } from '../features/documents/inspection/testing/testStage.ts';
import { en as texts } from '../features/documents/inspection/texts/page.ts';
import { openPortal } from './portal.ts';

const { page: words } = dossierTexts;

let fixture: TestFixture;
const portal = openPortal();
beforeAll(async () => {
  fixture = await TestFixture.open(portal.server);
});
afterAll(() => fixture.database.end());

test('a red finding stops the consignment note, and one press mends it', async () => {
  const { shipper, operator } = fixture;
  const containerNo = 'CSQU3054383';
  const newTrain = () => fixture.newTrain(20, { departsIn: { hours: 680 } });
  const { orderBigNo, ids } = await fillOrder({ shipper, operator, newTrain }, [containerNo]);
  const lines = [{ goodsNameEn: 'Bearings', packNum: '60', goodsGrossWeightKg: '1400' }];
  await uploadRead(fixture, { fileName: 'PL-77.pdf', orderBigNo, containerNo, lines });
  const visitor = await portal.visit({ language: 'en', username: 'operator' });
  const { page } = visitor;
  await visitor.goTo(`/shippingInfo/prepareDocuments?orderBigNo=${orderBigNo}&paper=smgs.${ids[0]}`);
  const issue = async () => {
    await page.getByRole('button', { name: words.issue, exact: true }).click();
    await page.getByRole('tooltip').getByRole('button', { name: words.issue }).click();
  };
  await issue();
  await page.getByText(/Inspection found 1 contradiction/).waitFor();
  const findings = page.getByRole('list', { name: texts.title });
  await findings.getByText(texts.onPage({ file: 'PL-77.pdf', page: 1 })).waitFor();
  await findings.getByRole('button', { name: texts.takeOver({ value: '1400' }) }).click();
  await findings.getByText(texts.names.gross).waitFor({ state: 'detached' });
  await page.locator('svg text', { hasText: '1400' }).first().waitFor();
  await issue();
  await page.getByRole('region', { name: words.versions }).getByText(words.states.issued, { exact: true }).waitFor();
  const { papers } = await operator.send(getDossier, { orderBigNo });
  expect(papers.find(({ code }) => code === 'smgs')).toMatchObject({ state: 'issued', versionNo: 1 });
});

test('the operator tries a rule on past orders before it is switched off', async () => {
  const visitor = await portal.visit({ language: 'en', username: 'operator' });
  const { page } = visitor;
  const { rulesPage } = texts;
  await visitor.goTo('/operation/inspectionRules');
  const row = page.getByRole('row', { name: texts.names.invoiceNo });
  await row.getByRole('button', { name: rulesPage.edit }).click();
  const dialog = page.getByRole('dialog', { name: texts.names.invoiceNo });
  await dialog.getByText(/would have been stopped|No orders on departed trains/).waitFor();
  await dialog.getByRole('switch').click();
  await dialog.getByRole('button', { name: rulesPage.save }).click();
  await row.getByText(rulesPage.off, { exact: true }).waitFor();
  await row.getByRole('button', { name: rulesPage.edit }).click();
  await dialog.getByRole('switch').click();
  await dialog.getByRole('button', { name: rulesPage.save }).click();
  await row.getByText(rulesPage.on, { exact: true }).waitFor();
});

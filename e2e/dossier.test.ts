import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestFixture } from '../app/testing/testFixture.ts';
import { fillOrder } from '../features/documents/dossier/testing/testStage.ts';
import { en as texts } from '../features/documents/dossier/texts/page.ts';
import { getDossier, issuePaper, saveFacts } from '../features/documents/dossier/wire.ts';
import { openPortal } from './portal.ts';

const { page: words, papers } = texts;

let fixture: TestFixture;
const portal = openPortal();
beforeAll(async () => {
  fixture = await TestFixture.open(portal.server);
});
afterAll(() => fixture.database.end());

const stage = (numbers: readonly string[]) => {
  const { shipper, operator } = fixture;
  return fillOrder({ shipper, operator, newTrain: () => fixture.newTrain(20, { departsIn: { hours: 700 } }) }, numbers);
};

const addressOf = (orderBigNo: string) => `/shippingInfo/prepareDocuments?orderBigNo=${orderBigNo}`;

test('a shipper goes from the red box of a paper to its cell, fills it, and issues the paper', async () => {
  const { orderBigNo, ids } = await stage(['TCLU4567897']);
  const scope = `container-${ids[0]}`;
  const signer = { scope, field: 'vgmSigner', before: 'Li Siyuan', value: '' };
  await fixture.shipper.send(saveFacts, { orderBigNo, changes: [signer] });
  const visitor = await portal.visit({ language: 'en', username: 'shipper' });
  const { page } = visitor;
  await visitor.goTo(`${addressOf(orderBigNo)}&paper=vgm.${ids[0]}`);
  await page
    .getByRole('region', { name: words.faults({ count: 1 }) })
    .getByRole('button')
    .click();
  const cell = page.getByRole('textbox', { name: `TCLU4567897 · ${words.fields.vgmSigner}` });
  await cell.waitFor();
  await page.keyboard.type('Wang Wei');
  await page.keyboard.press('Enter');
  await page.locator('svg text', { hasText: 'Wang Wei' }).waitFor();
  await page.getByRole('button', { name: words.issue, exact: true }).click();
  await page.getByRole('tooltip').getByRole('button', { name: words.issue }).click();
  await page.getByRole('region', { name: words.versions }).getByText(words.states.issued, { exact: true }).waitFor();
  const { papers: entries } = await fixture.shipper.send(getDossier, { orderBigNo });
  expect(entries.find(({ code }) => code === 'vgm')).toMatchObject({ state: 'issued', versionNo: 1 });
});

test('the documents desk issues a consignment note; a weight on it is amended with its reason alone', async () => {
  const { orderBigNo, ids, version } = await stage(['MSKU1234565']);
  const [orderContainerId = 0] = ids;
  await fixture.operator.send(issuePaper, { orderBigNo, code: 'smgs', orderContainerId, version });
  const visitor = await portal.visit({ language: 'en', username: 'operator' });
  const { page } = visitor;
  await visitor.goTo(`${addressOf(orderBigNo)}&paper=smgs.${orderContainerId}`);
  await page.getByText(papers.smgs).first().waitFor();
  const mass = page
    .locator('svg')
    .getByRole('button', { name: /^18 · / })
    .nth(1);
  await mass.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.was({ value: '1000' })).fill('1010');
  await dialog.getByRole('button', { name: words.amend }).click();
  await dialog.getByLabel(words.reason).fill('weighed again');
  await dialog.getByRole('button', { name: words.amend }).click();
  await page.getByRole('region', { name: words.differences }).getByText('1010').first().waitFor();
  await page.getByRole('button', { name: words.reissue, exact: true }).click();
  await page.getByRole('tooltip').getByRole('button', { name: words.reissue }).click();
  await page.getByRole('region', { name: words.versions }).getByText(words.states.replaced, { exact: true }).waitFor();
});

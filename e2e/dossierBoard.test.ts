import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestFixture } from '../app/testing/testFixture.ts';
import { fillOrder } from '../features/documents/dossier/testing/testStage.ts';
import { en as texts } from '../features/documents/dossier/texts/page.ts';
import { getBoard } from '../features/documents/dossier/trainWire.ts';
import { saveFacts } from '../features/documents/dossier/wire.ts';
import { openPortal } from './portal.ts';

const { page: words, board, papers } = texts;

let fixture: TestFixture;
const portal = openPortal();
beforeAll(async () => {
  fixture = await TestFixture.open(portal.server);
});
afterAll(() => fixture.database.end());

test('the documents desk issues all papers of a train with one press, sees what was not issued, and goes to it', async () => {
  const { shipper, operator } = fixture;
  const trainInfoId = await fixture.newTrain(20, { departsIn: { hours: 690 } });
  const numbers = ['TEMU1234565', 'FCIU1234560'];
  const { orderBigNo, ids } = await fillOrder({ shipper, operator, newTrain: async () => trainInfoId }, numbers);
  const signer = { scope: `container-${ids[0]}`, field: 'vgmSigner', before: 'Li Siyuan', value: '' };
  await shipper.send(saveFacts, { orderBigNo, changes: [signer] });
  const { readyCount } = await operator.send(getBoard, { trainInfoId });
  const visitor = await portal.visit({ language: 'en', username: 'operator' });
  const { page } = visitor;
  await visitor.goTo(`/operation/documentsBoard?trainInfoId=${trainInfoId}`);
  await page.getByRole('button', { name: board.issueAll({ count: readyCount }) }).click();
  await page
    .getByRole('tooltip')
    .getByRole('button', { name: board.issueAll({ count: readyCount }) })
    .click();
  const summary = page.getByText(board.batchDone({ issued: readyCount, refused: 1 }));
  await summary.waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: board.printAll({ count: readyCount }) }).waitFor();
  expect((await operator.send(getBoard, { trainInfoId })).readyCount).toBe(0);
  await summary.click();
  await page.getByRole('link', { name: `${papers.vgm} · ${orderBigNo} · ${numbers[0]}` }).click();
  await page.getByRole('region', { name: words.faults({ count: 1 }) }).waitFor();
});

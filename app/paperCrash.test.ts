import { afterAll, beforeAll, expect, test } from 'vitest';
import { paperPdf } from '../features/paper/testing/makePaper.ts';
import { sampleFacts } from '../features/paper/testing/paperFacts.ts';
import { addPapers, papers } from '../features/paper/wire.ts';
import { DOC_TYPE } from '../features/resource/docTypes.ts';
import { upload } from '../features/resource/wire.ts';
import type { Actor } from '../platform/testing/actor.ts';
import { KillableServer } from './testing/killableServer.ts';

let server: KillableServer;
beforeAll(async () => {
  server = await KillableServer.onDemoCopy();
  await server.start();
});
afterAll(() => server.remove());

const READING_MS = 150_000;
const stateOf = async (who: Actor) => (await who.send(papers.list, {})).rows[0];

test('a paper whose reader and server are killed is read by the next one, once', {
  timeout: READING_MS * 2,
}, async () => {
  const shipper = await server.as('shipper');
  const file = { name: 'invoice.pdf', content: await paperPdf('english', sampleFacts(4)) };
  const { busiResources } = await shipper.send(upload, { docType: DOC_TYPE.recognizedPaper }, file);
  await shipper.send(addPapers, {
    resourceIds: busiResources.map(({ resourceId }) => resourceId),
    containerNo: '',
  });
  await server.kill();
  await server.start();
  const again = await server.as('shipper');
  await expect.poll(async () => (await stateOf(again))?.recognizeState, { timeout: READING_MS }).toBe('1');
  const { rows } = await again.send(papers.list, {});
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ pageCount: 1, pagesDone: 1, paperKind: 'invoice' });
});

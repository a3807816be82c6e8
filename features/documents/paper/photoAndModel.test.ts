import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import type { Actor } from '../../../platform/testing/actor.ts';
import { confirmBooking } from '../../freight/booking/operatorWire.ts';
import { saveBooking } from '../../freight/booking/wire.ts';
import { configValues } from '../../portal/config/wire.ts';
import { DOC_TYPE } from '../resource/docTypes.ts';
import { upload } from '../resource/wire.ts';
import { doorPhoto } from './testing/doorPhoto.ts';
import { paperPdf } from './testing/makePaper.ts';
import { sampleFacts } from './testing/paperFacts.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(() => fixture.close());

const READING_MS = 90_000;

async function read(who: Actor, name: string, content: Uint8Array<ArrayBuffer>): Promise<wire.PaperDetail> {
  const belonging = { docType: DOC_TYPE.recognizedPaper };
  const { busiResources } = await who.send(upload, belonging, { name, content });
  const resourceIds = busiResources.map(({ resourceId }) => resourceId);
  const { ids } = await who.send(wire.addPapers, { resourceIds, containerNo: '' });
  const id = ids[0] ?? 0;
  const state = async () => (await who.send(wire.getParseData, { id })).recognizeState;
  await expect.poll(state, { timeout: READING_MS }).toBe('1');
  return who.send(wire.getParseData, { id });
}

test('a photo of a door gives container and seal, beside those of the order', {
  timeout: READING_MS,
}, async () => {
  const { shipper, operator } = fixture;
  const [containerNo, sealNo] = ['TBJU1000016', 'CR538821'];
  const photo = await read(shipper, 'door.jpg', await doorPhoto({ containerNo, sealNo }));
  expect(photo).toMatchObject({
    paperKind: 'containerPhoto',
    containers: [{ containerNo: { text: containerNo }, sealNo: { text: sealNo } }],
  });
  const booking = bookingOf(await fixture.newTrain(20), [['22G1', 1]]);
  const { orderBigNo } = await shipper.send(saveBooking, booking);
  await operator.send(confirmBooking, { orderBigNo });
  const taken = { id: photo.id, orderBigNo, hwList: [] };
  expect((await shipper.send(wire.compareSync, taken)).containers).toEqual([
    { containerNo, isInOrder: false, sealNo, orderSealNo: '' },
  ]);
});

/** Answers as a language model would; what it was sent is kept. */
async function startReader(answer: object): Promise<{ server: Server; url: string; received: unknown[] }> {
  const received: unknown[] = [];
  const server = createServer(async (request, response) => {
    received.push(await json(request));
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return { server, url: `http://127.0.0.1:${port}/read`, received };
}

test('a language model fills gaps as doubts; without an address nothing leaves the portal', {
  timeout: READING_MS,
}, async () => {
  const { rival, server } = fixture;
  const facts = sampleFacts(2);
  const content = await paperPdf('english', facts);
  const reader = await startReader({
    hwList: [{ goodsSign: facts.contractNo, goodsCountry: 'Atlantis' }],
    buyerCc: { nameEn: facts.receiver.nameEn },
  });
  try {
    expect((await read(rival, 'first.pdf', content)).buyerCc).toEqual({});
    expect(reader.received).toEqual([]);
    const admin = await server.signInAs('admin');
    const { rows } = await admin.send(configValues.list, { configKey: 'paper.readerUrl' });
    const { configId, configKey, configName } = rows[0] ?? expect.unreachable();
    await admin.send(configValues.edit, { configId, configKey, configName, configValue: reader.url });
    const detail = await read(rival, 'second.pdf', content);
    expect(reader.received).toMatchObject([{ pages: [{ kind: 'text' }] }]);
    expect(detail.buyerCc).toMatchObject({ nameEn: { text: facts.receiver.nameEn, confidence: 0.6 } });
    expect(detail.hwList[0]).toMatchObject({ goodsSign: { text: facts.contractNo, confidence: 0.6 } });
    expect(detail.hwList[0]?.goodsCountry).toBeUndefined();
    reader.server.close();
    reader.server.closeAllConnections();
    expect((await read(rival, 'third.pdf', content)).head.number).toMatchObject({ text: facts.number });
  } finally {
    reader.server.close();
  }
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { expectUserError } from '../../../platform/testing/actor.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import * as groups from './groupWire.ts';
import { fillOrder } from './testing/testStage.ts';
import { issuePaper } from './wire.ts';

let fixture: TestFixture;
beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(() => fixture.close());

test('programs read the containers, packing, waybill and customs data of an order; other companies read nothing', async () => {
  const { shipper, operator, rival } = fixture;
  const stage = { shipper, operator, newTrain: () => fixture.newTrain(20) };
  const { orderBigNo, ids, version } = await fillOrder(stage, ['TCLU4567897']);
  const [orderContainerId = 0] = ids;
  expect(await shipper.send(groups.getContainerBaseInfo, { orderBigNo })).toMatchObject([
    { containerNo: 'TCLU4567897', tareKg: '3800', vgmKg: '6000', vgmMethod: '1', sealNo: 'SL0' },
  ]);
  const [packed] = await shipper.send(groups.getPackagingScheme, { orderBigNo });
  expect(packed).toMatchObject({ orderContainerId, containerNo: 'TCLU4567897', lines: [{ lineKey: 'goods-0' }] });
  expect(await operator.send(groups.listDeclarationElements, { orderBigNo })).toMatchObject([
    { lineKey: 'goods-0', declarationElements: '机械用', legalQuantity: '900', legalUnit: 'kg' },
  ]);
  const { number, boxes } = await operator.send(groups.getWaybillData, { orderBigNo, orderContainerId });
  expect(number).toBe('');
  expect(boxes.map(({ text }) => text).join('\n')).toContain('TCLU4567897');

  const confirmation = () => shipper.send(groups.getCustomsConfirmation, { orderBigNo });
  expect(await confirmation()).toMatchObject({ isConfirmed: false, confirmedTime: null, faultCount: 0 });
  await shipper.send(issuePaper, { orderBigNo, code: 'customsDraft', version });
  expect(await confirmation()).toMatchObject({ isConfirmed: true, changedBoxes: [] });

  const codesOf = async (listed: typeof groups.listDepartureDocuments) =>
    (await shipper.send(listed, { orderBigNo })).map(({ code }) => code);
  expect(await codesOf(groups.listDepartureDocuments)).toContain('packingList');
  expect(await codesOf(groups.listOnboardDocuments)).toContain('specification');
  expect(await codesOf(groups.listDestinationDocuments)).toContain('arrivalNotice');
  const foreign = [
    rival.send(groups.getContainerBaseInfo, { orderBigNo }),
    rival.send(groups.getPackagingScheme, { orderBigNo }),
    rival.send(groups.listDepartureDocuments, { orderBigNo }),
  ];
  for (const answer of foreign) expect((await expectUserError(answer)).code).toBe(CODE.absent);
});

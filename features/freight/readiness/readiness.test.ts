import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { expectUserError } from '../../../platform/testing/actor.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { fillOrder } from '../../documents/dossier/testing/testStage.ts';
import { saveFacts } from '../../documents/dossier/wire.ts';
import { getOrderClock, getTrainClock } from './wire.ts';

let fixture: TestFixture;
beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(() => fixture.close());

async function stage(numbers: readonly string[]) {
  const { shipper, operator } = fixture;
  const trainInfoId = await fixture.newTrain(20);
  return { trainInfoId, ...(await fillOrder({ shipper, operator, newTrain: async () => trainInfoId }, numbers)) };
}

const openSteps = async (orderBigNo: string, orderContainerId: number) => {
  const { containers } = await fixture.shipper.send(getOrderClock, { orderBigNo });
  const found = containers.find((one) => one.orderContainerId === orderContainerId);
  return found?.steps.filter(({ isDone }) => !isDone).map(({ step }) => step);
};

test('a container waits for its mass, its note and its gate-in; the train counts it', async () => {
  const { operator, shipper, rival } = fixture;
  const { orderBigNo, ids, trainInfoId } = await stage(['TCLU4567897', 'MSKU1234565']);
  const [first = 0, second = 0] = ids;
  expect(await openSteps(orderBigNo, first)).toEqual(['gateIn', 'note']);
  const changes = [{ scope: `container-${first}`, field: 'vgmKg', before: '6000', value: '' }];
  await shipper.send(saveFacts, { orderBigNo, changes });
  expect(await openSteps(orderBigNo, first)).toEqual(['vgm', 'gateIn', 'note']);
  expect(await openSteps(orderBigNo, second)).toEqual(['gateIn', 'note']);
  const { containerCount, waits, orders } = await operator.send(getTrainClock, { trainInfoId });
  expect([containerCount, waits.reduce((sum, { count }) => sum + count, 0)]).toEqual([2, orders[0]?.count ?? 0]);
  await fixture.database.query("update train set cutoff_at = now() - interval '1 hour' where id = $1", [trainInfoId]);
  const late = await shipper.send(getOrderClock, { orderBigNo });
  expect(late.containers[0]).toMatchObject({ verdict: 'risk', decides: 'vgm', turn: 'customer' });
  expect((await operator.send(getTrainClock, { trainInfoId })).waits).toContainEqual({
    step: 'vgm',
    turn: 'customer',
    verdict: 'risk',
    count: 1,
  });
  expect((await expectUserError(rival.send(getOrderClock, { orderBigNo }))).code).toBe(CODE.absent);
  expect((await expectUserError(shipper.send(getTrainClock, { trainInfoId }))).code).toBe(CODE.forbidden);
});

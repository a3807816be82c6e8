import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { checkDigitOf } from '../../../libs/containerCodes/containerNumber.ts';
import * as poolWire from './poolWire.ts';

let fixture: TestFixture;
beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(() => fixture.close());

const numbered = (serial: number) => `TGHU${serial}${checkDigitOf(`TGHU${serial}`)}`;

test('pasted lines are checked one by one, and the good ones come into the pool', async () => {
  const { rows } = await fixture.operator.send(poolWire.poolContainers.list, { pageSize: 1 });
  const pooled = rows[0]?.containerNo ?? '';
  const text = [
    numbered(600_001),
    `${numbered(600_002)}\t40HQ\tYiwu West\tnew paint`,
    numbered(600_001),
    pooled,
    'CSQU3054384',
    `${numbered(600_003)};Atlantis`,
  ].join('\n');
  const lines = await fixture.operator.send(poolWire.checkPoolLines, {
    text,
    sizeType: '22G1',
    stationId: rows[0]?.stationId,
  });
  expect(lines.map(({ errors }) => errors)).toEqual([
    [],
    [],
    ['Same as row 1.'],
    ['This COC container already exists.'],
    ['Check digit should be 3.'],
    ['Unknown station “Atlantis”.'],
  ]);
  expect(lines[1]).toMatchObject({ sizeType: '45G1', stationName: 'Yiwu West', remark: 'new paint' });

  const containers = lines
    .filter(({ errors }) => errors.length === 0)
    .map(({ containerNo, sizeType, stationId, remark }) => ({
      containerNo,
      sizeType: sizeType ?? '22G1',
      stationId: stationId ?? 0,
      remark,
    }));
  expect(await fixture.operator.send(poolWire.addPoolContainers, { containers })).toEqual({ added: 2 });
  expect(await fixture.operator.send(poolWire.addPoolContainers, { containers })).toEqual({ added: 0 });
  const found = await fixture.operator.send(poolWire.poolContainers.list, { containerNo: numbered(600_002) });
  expect(found.rows).toMatchObject([{ sizeType: '45G1', orderBigNo: null, remark: 'new paint' }]);
});

test('a line without type or station asks for them, unless they are given for all', async () => {
  const [line] = await fixture.operator.send(poolWire.checkPoolLines, { text: numbered(600_009) });
  expect(line?.errors).toEqual(['Container type missing.', 'Station missing.']);
});

import { describe, expect, test } from 'vitest';
import { type CargoField, emptyValues, faultOf, normalizeCargo, warningsOf } from './fields.ts';
import { goodsName } from './goodsName.ts';
import { loadOf } from './limits.ts';
import { differenceOf, mergeRows } from './merge.ts';

const line = (values: Partial<Record<CargoField, string>>) => ({ ...emptyValues(), ...values });

describe('cells', () => {
  test.each<[CargoField, string, string, string]>([
    ['goodsWeightKg', '1 234,50 кг', ',', '1234.5'],
    ['goodsWeightKg', '1,234.50 kg', '.', '1234.5'],
    ['goodsVolumeM3', '12.3000 m³', '.', '12.3'],
    ['goodsPrice', '12.50', '.', '12.50'],
    ['packNum', '120', '.', '120'],
    ['hscode', ' 8542.31 00 ', '.', '85423100'],
    ['packType', '纸箱', '.', 'CT'],
    ['packType', 'Поддон', '.', 'PX'],
    ['goodsValueCurrency', 'rmb', '.', 'CNY'],
    ['goodsCountry', '哈萨克斯坦', '.', 'KZ'],
    ['goodsCountry', 'Россия', '.', 'RU'],
    ['goodsNameEn', '  Green   tea ', '.', 'Green tea'],
  ])('%s %s is kept as it is meant', (field, typed, separator, kept) => {
    expect(normalizeCargo(field, typed, separator)).toBe(kept);
    expect(faultOf(field, kept)).toBeNull();
  });

  test.each<[CargoField, string, string]>([
    ['hscode', '12345', 'hscode'],
    ['hscode', '770000', 'chapter'],
    ['hscode', '980000', 'chapter'],
    ['hscodeBg', '00123456', 'chapter'],
    ['gng', '1234567', 'gng'],
    ['etcode', '12', 'etcode'],
    ['packNum', '1.5', 'whole'],
    ['packNum', 'many', 'whole'],
    ['goodsWeightKg', '1.2345', 'places'],
    ['goodsWeightKg', '-1', 'decimal'],
    ['goodsValue', '123456789012.00', 'tooBig'],
    ['packType', 'XX', 'packType'],
    ['goodsValueCurrency', 'ABC', 'currency'],
    ['goodsCountry', 'ZZ', 'country'],
    ['goodsNameCn', 'x'.repeat(201), 'tooLong'],
  ])('%s %s is a fault: %s', (field, value, fault) => expect(faultOf(field, value)).toBe(fault));

  test('doubts: net over gross, amounts without a currency, codes of other goods', () => {
    const doubtful = line({
      goodsNameEn: 'Tea',
      goodsWeightKg: '11',
      goodsGrossWeightKg: '10.5',
      goodsValue: '1',
      hscode: '090210',
      gng: '09022000',
      hscodeBg: '0902101000',
    });
    expect(warningsOf(doubtful)).toEqual({
      goodsWeightKg: 'netOverGross',
      goodsValueCurrency: 'currencyMissing',
      gng: 'gngOther',
    });
  });
});

describe('totals', () => {
  const container = { orderContainerId: 1, sizeType: '22G1' as const, tareKg: null };

  test('sums are exact where floats are not, and amounts stay apart by currency', () => {
    const values = { goodsValue: '0.10', goodsValueCurrency: 'USD', goodsGrossWeightKg: '0.1' };
    const { sums } = loadOf(
      [line(values), line({ ...values, goodsGrossWeightKg: '0.2' }), line({ goodsValue: '1' })],
      [],
    );
    expect(sums).toMatchObject({
      goodsGrossWeightKg: '0.3',
      values: [
        { currency: 'USD', amount: '0.2' },
        { currency: '', amount: '1' },
      ],
    });
  });

  test('a container is overweight above its highest gross mass less its own tare', () => {
    const goods = (weight: string) => [line({ goodsGrossWeightKg: weight })];
    expect(loadOf(goods('28230'), [container])).toMatchObject({ payloadKg: 28230, isOverweight: false });
    expect(loadOf(goods('28230.001'), [container]).isOverweight).toBe(true);
    expect(loadOf(goods('28230'), [{ ...container, tareKg: 2300 }]).isOverweight).toBe(true);
    expect(loadOf([line({ goodsVolumeM3: '33.3' })], [container]).isOverfull).toBe(true);
    expect(loadOf([line({ goodsVolumeM3: '99' })], [{ ...container, sizeType: '22T1' }]).isOverfull).toBe(false);
  });

  test('faulty cells count as nothing', () =>
    expect(loadOf([line({ goodsGrossWeightKg: 'ten' })], [container]).sums.goodsGrossWeightKg).toBe('0'));
});

describe('two people at once', () => {
  const row = (key: string, a: string, b = '') => ({ key, cells: { a, b } });
  const merge = (base: string, mine: string, theirs: string) =>
    mergeRows({ base: [row('1', base)], mine: [row('1', mine, 'mine')], theirs: [row('1', theirs)] }, ['a', 'b']);

  test('other cells are joined, the same cell is a conflict in which mine stays', () => {
    expect(merge('x', 'x', 'y')).toEqual({ rows: [row('1', 'y', 'mine')], conflicts: [] });
    expect(merge('x', 'z', 'y').conflicts).toEqual([{ key: '1', column: 'a', theirs: 'y' }]);
    expect(merge('x', 'y', 'y').conflicts).toEqual([]);
  });

  test('lines of both stay; a line removed by one and changed by the other stays', () => {
    const { rows } = mergeRows(
      {
        base: [row('1', 'x'), row('2', 'x'), row('3', 'x')],
        mine: [row('1', 'changed'), row('4', 'new')],
        theirs: [row('2', 'changed'), row('3', 'x'), row('5', 'new')],
      },
      ['a', 'b'],
    );
    expect(rows.map(({ key }) => key)).toEqual(['1', '4', '2', '5']);
  });

  test('a difference names new, moved and changed lines, and removed ones', () => {
    const difference = differenceOf([row('1', 'x'), row('2', 'x')], [row('3', 'n'), row('1', 'y')], ['a', 'b']);
    expect(difference).toEqual({
      changed: [
        { key: '3', position: 0, isNew: true, cells: { a: 'n' } },
        { key: '1', position: 1, isNew: false, cells: { a: 'y' } },
      ],
      removed: ['2'],
    });
  });
});

test('goods are named in the language of the reader, else in another one that they have', () => {
  const names = { goodsNameCn: '轴承', goodsNameEn: '', goodsNameRu: 'Подшипник' };
  const read = (['zh', 'en', 'ru'] as const).map((language) => goodsName(names, language));
  expect(read).toEqual(['轴承', '轴承', 'Подшипник']);
  expect(goodsName({ goodsNameCn: '', goodsNameEn: '', goodsNameRu: '' }, 'en')).toBe('');
});

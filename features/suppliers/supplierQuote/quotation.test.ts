import { expect, test } from 'vitest';
import { changesBetween, faultyLine, lineFor, type QuoteLine } from './quotation.ts';

const lineOf = (given: Partial<QuoteLine>): QuoteLine => ({
  feeType: 'storage',
  basis: 'day',
  sizeType: '',
  fromQuantity: '',
  toQuantity: '',
  price: '40.00',
  freeDays: null,
  remark: '',
  ...given,
});

test('tiers of one price neither overlap nor are empty; another type or fee is another price', () => {
  const tiers = [
    lineOf({ toQuantity: '8' }),
    lineOf({ fromQuantity: '8', toQuantity: '15' }),
    lineOf({ fromQuantity: '15' }),
  ];
  expect(faultyLine(tiers)).toBeNull();
  expect(faultyLine([...tiers, lineOf({ sizeType: '42G1' }), lineOf({ feeType: 'liftOn' })])).toBeNull();
  expect(faultyLine([...tiers, lineOf({ fromQuantity: '10', toQuantity: '11' })])).toBe(3);
  expect(faultyLine([lineOf({ fromQuantity: '5', toQuantity: '5' })])).toBe(0);
});

test('the tier that holds the quantity prices it, the container type before any', () => {
  const lines = [
    lineOf({ toQuantity: '8', price: '1' }),
    lineOf({ fromQuantity: '8', price: '2' }),
    lineOf({ fromQuantity: '8', sizeType: '42G1', price: '3' }),
  ];
  const price = (quantity: number, sizeType: string) =>
    lineFor(lines, { feeType: 'storage', basis: 'day', sizeType }, quantity)?.price;
  expect([price(7, '22G1'), price(8, '22G1'), price(8, '42g1')]).toEqual(['1', '2', '3']);
  expect(lineFor(lines, { feeType: 'liftOn', basis: 'box', sizeType: '' }, 1)).toBeUndefined();
});

test('differences name what came, went and changed, and leave out what is written differently', () => {
  const before = [lineOf({ price: '40' }), lineOf({ feeType: 'weighing', basis: 'box' })];
  const after = [lineOf({ price: '40.00', fromQuantity: '' }), lineOf({ feeType: 'liftOn', basis: 'box' })];
  expect(changesBetween(before, after).map(({ change, line }) => [change, line.feeType])).toEqual([
    ['added', 'liftOn'],
    ['removed', 'weighing'],
  ]);
  expect(changesBetween(before, [lineOf({ price: '41' }), before[1] ?? lineOf({})])).toMatchObject([
    { change: 'changed', oldPrice: '40' },
  ]);
});

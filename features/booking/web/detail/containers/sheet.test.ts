import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDigitOf } from '../../../containerNumber.ts';
import { isSameRow, parseKg, type SheetCells, tidyCell } from './cells.ts';
import { sheetFaults } from './faults.ts';
import { layBlock, pastedBlock } from './paste.ts';

const EMPTY: SheetCells = { containerNo: '', sealNo: '', tareKg: '', vgmKg: '' };
const numbered = (containerNo: string, more: Partial<SheetCells> = {}) => ({
  cells: { ...EMPTY, containerNo, ...more },
  sizeType: '45G1' as const,
});

describe('pasting from a spreadsheet', () => {
  test('a column of numbers fills down', () => {
    const block = pastedBlock('CSQU3054383\r\nMSKU9070323\r\n');
    const { laid, left } = layBlock([EMPTY, EMPTY, EMPTY], { row: 1, column: 'containerNo' }, block ?? []);
    expect([...laid.keys()]).toEqual([1, 2]);
    expect(laid.get(2)?.containerNo).toBe('MSKU9070323');
    expect(left).toBe(0);
  });

  test('a block fills down and right, tidied', () => {
    const block = pastedBlock('csqu 305438-3\tSL 1\t3,900\t24 000 kg\tspare');
    const { laid } = layBlock([EMPTY], { row: 0, column: 'containerNo' }, block ?? []);
    expect(laid.get(0)).toEqual({
      containerNo: 'CSQU3054383',
      sealNo: 'SL 1',
      tareKg: '3900',
      vgmKg: '24000',
    });
  });

  test('rows beyond the last container are counted, not lost in silence', () => {
    const block = pastedBlock('A\nB\nC');
    expect(layBlock([EMPTY, EMPTY], { row: 1, column: 'sealNo' }, block ?? []).left).toBe(2);
  });

  test('plain text is left to its cell', () => expect(pastedBlock('CSQU3054383')).toBeNull());

  test('cells outside the block keep their text', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 5 }), { minLength: 1, maxLength: 5 }), (seals) => {
        const before = Array.from({ length: 3 }, () => ({
          ...EMPTY,
          containerNo: 'CSQU3054383',
          tareKg: '3900',
        }));
        const { laid, left } = layBlock(
          before,
          { row: 0, column: 'sealNo' },
          seals.map((seal) => [seal]),
        );
        expect(laid.size + left).toBe(seals.length);
        for (const cells of laid.values())
          expect(cells).toMatchObject({ containerNo: 'CSQU3054383', tareKg: '3900' });
      }),
    );
  });
});

describe('weights as people write them', () => {
  test.each([
    ['24000', 24000],
    ['24 000', 24000],
    ['24\u00a0000 кг', 24000],
    ['24,000', 24000],
    ['24000.00', 24000],
    ['', null],
    ['24,5', undefined],
    ['heavy', undefined],
  ])('%j', (typed, kg) => expect(parseKg(typed)).toBe(kg));

  test('tidying twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const once = tidyCell('vgmKg', typed);
        expect(tidyCell('vgmKg', once)).toBe(once);
      }),
    );
  });

  test('a number typed another way is no change', () => {
    expect(isSameRow({ ...EMPTY, vgmKg: '24000' }, { ...EMPTY, vgmKg: '24,000 kg' })).toBe(true);
  });
});

describe('faults at their cells', () => {
  test('a wrong check digit names the right one', () => {
    expect(sheetFaults([numbered('CSQU3054384')])[0]?.containerNo).toEqual({
      reason: 'checkDigit',
      expected: 3,
      found: '4',
    });
  });

  test('a duplicate number is marked in both rows', () => {
    const faults = sheetFaults([numbered('CSQU3054383'), numbered(''), numbered('csqu 3054383')]);
    expect(faults[0]?.containerNo).toMatchObject({ reason: 'duplicate', row: 3 });
    expect(faults[2]?.containerNo).toMatchObject({ reason: 'duplicate', row: 1 });
  });

  test('an empty sheet has no faults', () =>
    expect(sheetFaults([numbered(''), numbered('')])).toEqual([{}, {}]));

  test('a gross mass below the tare is an error of its cell', () => {
    const [faults] = sheetFaults([numbered('CSQU3054383', { tareKg: '3900', vgmKg: '3000' })]);
    expect(faults?.vgmKg).toEqual({ reason: 'vgmUnderTare' });
  });

  test('a wrong category letter has its own error', () => {
    const number = `CSQA305438${checkDigitOf('CSQA305438')}`;
    expect(sheetFaults([numbered(number)])[0]?.containerNo?.reason).toBe('category');
  });
});

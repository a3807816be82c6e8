import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDigitOf } from '../../../../../../libs/containerCodes/containerNumber.ts';
import { parseClipboardBlock } from '../../../../../../platform/web/widgets/grid/block.ts';
import { MAX_KG, MAX_SEAL_LENGTH } from '../../../order.ts';
import { applyBlock, isSameRow, normalizeCell, parseKg, type SheetCells } from './cells.ts';
import { isNumberKnown, validateSheet } from './validateSheet.ts';

const EMPTY: SheetCells = { containerNo: '', sealNo: '', tareKg: '', vgmKg: '' };
const numbered = (containerNo: string, more: Partial<SheetCells> = {}) => ({
  cells: { ...EMPTY, containerNo, ...more },
  sizeType: '45G1' as const,
});

describe('pasting from a spreadsheet', () => {
  test('a column of numbers fills down', () => {
    const block = parseClipboardBlock('CSQU3054383\r\nMSKU9070323\r\n');
    const { changedRows, left } = applyBlock([EMPTY, EMPTY, EMPTY], { row: 1, column: 'containerNo' }, block ?? []);
    expect([...changedRows.keys()]).toEqual([1, 2]);
    expect(changedRows.get(2)?.containerNo).toBe('MSKU9070323');
    expect(left).toBe(0);
  });

  test('a block fills down and right, tidied', () => {
    const block = parseClipboardBlock('csqu 305438-3\tSL 1\t3,900\t24 000 kg\tspare');
    const { changedRows } = applyBlock([EMPTY], { row: 0, column: 'containerNo' }, block ?? []);
    expect(changedRows.get(0)).toEqual({
      containerNo: 'CSQU3054383',
      sealNo: 'SL 1',
      tareKg: '3900',
      vgmKg: '24000',
    });
  });

  test('rows beyond the last container are counted, not lost in silence', () => {
    const block = parseClipboardBlock('A\nB\nC');
    expect(applyBlock([EMPTY, EMPTY], { row: 1, column: 'sealNo' }, block ?? []).left).toBe(2);
  });

  test('plain text is left to its cell', () => expect(parseClipboardBlock('CSQU3054383')).toBeNull());

  test('cells outside the block keep their text', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 5 }), { minLength: 1, maxLength: 5 }), (seals) => {
        const before = Array.from({ length: 3 }, () => ({
          ...EMPTY,
          containerNo: 'CSQU3054383',
          tareKg: '3900',
        }));
        const { changedRows, left } = applyBlock(
          before,
          { row: 0, column: 'sealNo' },
          seals.map((seal) => [seal]),
        );
        expect(changedRows.size + left).toBe(seals.length);
        for (const cells of changedRows.values())
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
        const once = normalizeCell('vgmKg', typed);
        expect(normalizeCell('vgmKg', once)).toBe(once);
      }),
    );
  });

  test('a number typed another way is no change', () => {
    expect(isSameRow({ ...EMPTY, vgmKg: '24000' }, { ...EMPTY, vgmKg: '24,000 kg' })).toBe(true);
  });
});

describe('faults at their cells', () => {
  test('a wrong check digit names the right one', () => {
    expect(validateSheet([numbered('CSQU3054384')])[0]?.containerNo).toEqual({
      reason: 'checkDigit',
      expected: 3,
      found: '4',
    });
  });

  test('a duplicate number is marked in both rows', () => {
    const errors = validateSheet([numbered('CSQU3054383'), numbered(''), numbered('csqu 3054383')]);
    expect(errors[0]?.containerNo).toMatchObject({ reason: 'duplicate', row: 3 });
    expect(errors[2]?.containerNo).toMatchObject({ reason: 'duplicate', row: 1 });
  });

  test('an empty sheet has no faults', () => expect(validateSheet([numbered(''), numbered('')])).toEqual([{}, {}]));

  test('a gross mass below the tare is an error of its cell', () => {
    const [errors] = validateSheet([numbered('CSQU3054383', { tareKg: '3900', vgmKg: '3000' })]);
    expect(errors?.vgmKg).toEqual({ reason: 'vgmUnderTare' });
    const [tooHeavy] = validateSheet([numbered('CSQU3054383', { vgmKg: String(MAX_KG.vgmKg) })]);
    expect(tooHeavy?.vgmKg?.reason).toBe('vgmOverMax');
    const [longSeal] = validateSheet([numbered('CSQU3054383', { sealNo: 'X'.repeat(MAX_SEAL_LENGTH + 1) })]);
    expect(longSeal?.sealNo?.reason).toBe('sealLong');
  });

  test('a wrong category letter has its own error', () => {
    const number = `CSQA305438${checkDigitOf('CSQA305438')}`;
    expect(validateSheet([numbered(number)])[0]?.containerNo?.reason).toBe('category');
  });
});

test('an unsaved COC number has no tick: that it is of another type comes from the server, and not after a reload', () => {
  const row = (owner: 'SOC' | 'COC', isChanged: boolean) => ({ container: { owner }, isChanged });
  expect(isNumberKnown(row('COC', true))).toBe(false);
  expect([row('COC', false), row('SOC', true), row('SOC', false)].every(isNumberKnown)).toBe(true);
});

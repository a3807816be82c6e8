import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offsetFormula } from './references.ts';
import { movedFormula, movedRanges, movedSpan, type Shift } from './shift.ts';

const rows = (kind: Shift['kind'], at: number, count: number): Shift => ({
  sheet: '装箱单',
  axis: 'row',
  kind,
  at,
  count,
});
const columns = (kind: Shift['kind'], at: number, count: number): Shift => ({
  ...rows(kind, at, count),
  axis: 'column',
});

test('formulas follow their cells: fixed ones, ranges, whole rows and columns, other sheets, other workbooks', () => {
  const two = rows('insert', 2, 2);
  const moved = (formula: string, own = '装箱单') => movedFormula(formula, own, two);
  expect(moved('SUM(B2:B3)*$B$3+B$2')).toBe('SUM(B2:B5)*$B$5+B$2');
  expect(moved('SUM(B:B)+SUM(2:3)+SUM($3:$9)')).toBe('SUM(B:B)+SUM(2:5)+SUM($5:$11)');
  expect(moved("装箱单!B3&'装箱单'!B4&Other!B3")).toBe("装箱单!B5&'装箱单'!B6&Other!B3");
  expect(moved('装箱单!B3+B3', 'Other')).toBe('装箱单!B5+B3');
  expect(moved("[1]装箱单!B3+'[a b.xlsx]装箱单'!B3+'装箱单:Other'!B3")).toBe(
    "[1]装箱单!B3+'[a b.xlsx]装箱单'!B3+'装箱单:Other'!B3",
  );
});

test('what only looks like a cell stays: texts, functions, names, columns of tables, numbers', () => {
  const formula = 'IF(A1="B3 ""B4""",LOG10(100)+ATAN2(1,2)+Rate_B3+Table1[[#All],[B3]]+1E5+Вес3,TRUE)';
  expect(movedFormula(formula, '装箱单', rows('insert', 2, 2))).toBe(formula);
});

test('cells that are gone leave an error, ranges shrink', () => {
  const gone = rows('delete', 1, 2);
  expect(movedFormula('B2+SUM(B1:B4)+SUM(B2:B3)+B4', '装箱单', gone)).toBe('#REF!+SUM(B1:B2)+SUM(#REF!)+B2');
  expect(movedFormula('装箱单!B2', 'Other', gone)).toBe('装箱单!#REF!');
  expect(movedFormula('SUM(A1:D1)+SUM(B:C)+$D1', '装箱单', columns('delete', 1, 1))).toBe('SUM(A1:C1)+SUM(B:B)+$C1');
  expect(movedRanges('B2:B3 D1:D9', gone)).toBe('D1:D7');
  expect(movedRanges('B2:B3', gone)).toBeNull();
});

test('the last row stays the last', () => {
  expect(movedFormula('SUM(B2:B1048576)', '装箱单', rows('insert', 0, 3))).toBe('SUM(B5:B1048576)');
  expect(movedFormula('B1048576', '装箱单', rows('insert', 0, 3))).toBe('#REF!');
});

test('a formula of a group stands in each cell with its own references', () => {
  expect(offsetFormula('B2*$C$1+C$2+$D2', { rows: 3, columns: 1 })).toBe('C5*$C$1+D$2+$D5');
  expect(offsetFormula('SUM(A:A)', { rows: 3, columns: 1 })).toBe('SUM(B:B)');
});

test('what is put in and taken out again changes nothing', () => {
  const index = fc.nat(200);
  fc.assert(
    fc.property(index, index, index, fc.integer({ min: 1, max: 30 }), (one, other, at, count) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      const inserted = movedSpan(from, to, rows('insert', at, count));
      const [first, last] = inserted ?? [-1, -1];
      expect(movedSpan(first, last, rows('delete', at, count))).toEqual([from, to]);
      expect(last - first - (to - from)).toBe(from < at && at <= to ? count : 0);
    }),
  );
});

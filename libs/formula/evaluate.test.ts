import { expect, test } from 'vitest';
import { evaluate, type FormulaValue } from './evaluate.ts';

const CELLS: Readonly<Record<string, FormulaValue>> = {
  A1: 2,
  A2: 3.5,
  A3: 'bolts',
  B1: 10,
  B2: 4,
  C1: null,
};
const read = (sheet: string | undefined, row: number, column: number) => {
  if (sheet === '价格 2026') return 100;
  return CELLS[`${String.fromCharCode(65 + column)}${row + 1}`] ?? null;
};

test.each<[string, FormulaValue | undefined]>([
  ['1+2*3', 7],
  ['(1+2)*3', 9],
  ['2^3%', 2 ** 0.03],
  ['-A1+B1', 8],
  ['SUM(A1:A3,B1)', 15.5],
  ['SUMPRODUCT(A1:A2,B1:B2)', 34],
  ['ROUND(2.675,2)', 2.68],
  ['ROUND(-0.5,0)', -1],
  ['IF(A1>B1,"more","less")', 'less'],
  ['A3&" "&$A$1', 'bolts 2'],
  ["'价格 2026'!B7*A1", 200],
  ['AVERAGE(A1:A3)', 2.75],
  ['COUNTA(A1:C1)', 2],
  ['A1/C1', '#DIV/0!'],
  ['A3*2', '#VALUE!'],
  ['VLOOKUP(A1,B1:B2,1)', undefined],
  ['A1:A2', undefined],
  ['1+', undefined],
  ['{1,2}', undefined],
])('%s is %s', (formula, result) => {
  expect(evaluate(formula, read)).toBe(result);
});

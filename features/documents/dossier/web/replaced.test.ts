import { expect, test } from 'vitest';
import { replacedRows } from './replaced.ts';

const rows = [
  { key: 'container-1', cells: { name: 'TCLU4567897', sealNo: 'SL.1', otherSeals: 'sl.1' } },
  { key: 'container-2', cells: { name: 'MSKU1234565', sealNo: 'SLX1', otherSeals: '' } },
];

test('a text is replaced in every cell that holds it, letter for letter, and nowhere else', () => {
  const found = replacedRows(rows, ['sealNo', 'otherSeals'], { wanted: 'sl.', replacement: '$&' });
  expect(found.count).toBe(2);
  expect(found.rows).toEqual([
    { key: 'container-1', cells: { name: 'TCLU4567897', sealNo: '$&1', otherSeals: '$&1' } },
  ]);
  expect(replacedRows(rows, ['sealNo'], { wanted: '', replacement: 'x' }).count).toBe(0);
});

import { expect, test } from 'vitest';
import { linesOfText, numberFault, partsOfLines } from './poolLines.ts';

const read = (text: string) => partsOfLines(linesOfText(text));

test('a bare list of numbers is read whatever stands between them', () => {
  const numbers = read('csqu 305438-3\n\nCSQU3054384, TBJU1000016;TBJU1000021').map((line) => line.containerNo);
  expect(numbers).toEqual(['CSQU3054383', 'CSQU3054384', 'TBJU1000016', 'TBJU1000021']);
});

test('type, station and remark are known by their look, in any order', () => {
  expect(read('CSQU3054383\t40HQ\tYiwu West\tdoor repaired')).toEqual([
    {
      rowNumber: 1,
      containerNo: 'CSQU3054383',
      sizeType: '40HQ',
      station: 'Yiwu West',
      remark: 'door repaired',
    },
  ]);
  expect(read('义乌西，45G1，CSQU3054383')[0]).toMatchObject({ sizeType: '45G1', station: '义乌西' });
});

test('below the headings of an export the columns say what a cell is', () => {
  const lines = read('箱号\t箱型\t所在站\t占用订单\t备注\nCSQU3054383\t22G1\t义乌西\tIS261100000015\t检修');
  expect(lines).toEqual([
    { rowNumber: 2, containerNo: 'CSQU3054383', sizeType: '22G1', station: '义乌西', remark: '检修' },
  ]);
});

test('what is no number is shown as one, so that its fault can be named', () => {
  expect(read('hello')[0]?.containerNo).toBe('HELLO');
  expect(numberFault('')).toEqual({ kind: 'missing' });
  expect(numberFault('HELLO')).toEqual({ kind: 'shape' });
  expect(numberFault('CSQU3054384')).toEqual({ kind: 'checkDigit', expected: 3 });
  expect(numberFault('CSQU3054383')).toBeNull();
});

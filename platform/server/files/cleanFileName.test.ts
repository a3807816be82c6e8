import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanFileName } from './cleanFileName.ts';

test.each([
  ['提单 2026.pdf', '提单 2026.pdf'],
  ['Накладная №5.docx', 'Накладная №5.docx'],
  ['C:\\Users\\li\\箱单.xlsx', '箱单.xlsx'],
  ['../../etc/passwd', 'passwd'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['a\u0000b\r\n.txt', 'ab.txt'],
  ['..', 'file'],
  ['photos/', 'file'],
  ['   ', 'file'],
])('%j is kept as %j', (given, kept) => {
  expect(cleanFileName(given)).toBe(kept);
});

test('a very long name is cut and keeps its extension', () => {
  const name = cleanFileName(`${'长'.repeat(500)}.pdf`);
  expect([...name]).toHaveLength(200);
  expect(name).toMatch(/^长+\.pdf$/);
});

test('any name loses folders and invisible characters', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(0xffff), { maxLength: 300 }), (units) => {
      const name = cleanFileName(String.fromCharCode(...units));
      expect(name).not.toMatch(/[/\\\p{Cc}]/u);
      expect(name).not.toMatch(/^\.{0,2}$/);
      expect([...name].length).toBeLessThanOrEqual(200);
      expect(name.isWellFormed()).toBe(true);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extensionOf, nameLength } from '../../libs/fileName/fileName.ts';
import { uploadFaultText } from './uploadFaultText.ts';
import {
  allowsExtension,
  faultOfCount,
  faultOfFile,
  faultOfTrainNo,
  limitOf,
  MAX_NAME_LENGTH,
  MEGABYTE,
  type UploadRule,
} from './uploadRule.ts';
import { CHAT_FILE_RULE, GENERAL_RULE, IMAGE_RULE, LICENCE_IMAGE_RULE, PAPER_RULE } from './uploadRules.ts';
import { en, ru, zh } from './uploadTexts.ts';

const said = (name: string, rule: UploadRule, byteCount = 1000) => {
  const fault = faultOfFile({ name, byteCount }, rule);
  return fault && uploadFaultText(zh, fault);
};

test.each([
  ['运单.pdf', GENERAL_RULE, 1000, null],
  ['Накладная СМГС.PDF', GENERAL_RULE, 1000, null],
  ['装箱单.xlsx', GENERAL_RULE, 5 * MEGABYTE, null],
  ['装箱单.xlsx', GENERAL_RULE, 5 * MEGABYTE + 1, '上传文件大小不能超过 5 MB。'],
  ['空.pdf', GENERAL_RULE, 0, '文件内容为空，无法上传。'],
  ['setup.exe', PAPER_RULE, 1000, '非可执行文件,请上传正确格式文件。'],
  ['setup.pdf.EXE', { maxBytes: 9, maxFiles: 1 }, 1000, '非可执行文件,请上传正确格式文件。'],
  ['setup.exe. ', { maxBytes: 9, maxFiles: 1 }, 1000, '非可执行文件,请上传正确格式文件。'],
  ['桌面.lnk', PAPER_RULE, 1000, '暂不支持该文件格式。'],
  ['a.rar', LICENCE_IMAGE_RULE, 1000, '上传失败，图片格式错误。'],
  ['photo', IMAGE_RULE, 1000, '上传失败，图片格式错误。'],
  ['photo.JPEG', { ...IMAGE_RULE, extensions: ['jpg'] }, 1000, null],
  ['a.png', CHAT_FILE_RULE, 1000, '文件格式不正确, 请上传pdf, doc, docx, xls, xlsx, rar, zip格式文件。'],
  [`${'长'.repeat(50)}.pdf`, GENERAL_RULE, 1000, null],
  [`${'长'.repeat(51)}.pdf`, GENERAL_RULE, 1000, '文件名过长，最多 50 个字符，请重新上传。'],
] as const)('%s is told the right thing', (name, rule, byteCount, words) => {
  expect(said(name, rule, byteCount)).toBe(words);
});

test('how many files fit is told as documents 5.1 has it', () => {
  expect(faultOfCount({ existing: 4, added: 1 }, GENERAL_RULE)).toBeNull();
  expect(faultOfCount({ existing: 4, added: 2 }, GENERAL_RULE)).toEqual({ key: 'tooMany', most: 5 });
  expect(faultOfCount({ existing: 5, added: 1 }, GENERAL_RULE)).toEqual({ key: 'limitReached', most: 5 });
  expect(uploadFaultText(zh, { key: 'tooMany', most: 5 })).toBe('上传文件数量不能超过 5 个。');
  expect(uploadFaultText(zh, { key: 'none' })).toBe('请先上传文件。');
  expect(uploadFaultText(en, { key: 'none' })).toBe('Please select at least one file to upload.');
});

test('Russian sizes and numbers of files stand in their right case', () => {
  expect(ru.tooMany({ most: 1 })).toBe('Нельзя загрузить более 1 файла.');
  expect(ru.tooMany({ most: 5 })).toBe('Нельзя загрузить более 5 файлов.');
  expect(ru.tooBig({ count: 1.5, unit: 'MB' })).toBe('Размер файла не должен превышать 1,5 МБ.');
});

test('a letter of two code points, as some computers write й, is one character', () => {
  expect(nameLength(`${'й'.normalize('NFD').repeat(50)}.pdf`)).toBe(50);
  expect(nameLength(`${'🚂'.repeat(50)}.pdf`)).toBe(50);
});

const extension = fc.constantFrom('pdf', 'PDF', 'docx', 'zip', 'Jpg', 'txt');
const base = fc.stringMatching(/^[\p{L}\d _-]{0,80}$/u);

test('a name keeps its length and extension whatever stands before the dot', () => {
  fc.assert(
    fc.property(base, extension, (name, ending) => {
      expect(extensionOf(`${name}.${ending}`)).toBe(ending.toLowerCase());
      expect(nameLength(`${name}.${ending}`)).toBe([...name.normalize('NFC')].length);
    }),
  );
});

test('no executable ever passes, however it is spelt', () => {
  const spelling = fc.constantFrom('exe', 'EXE', 'Exe', 'lnk', 'LNK', 'exe.', 'exe ', 'exe . .');
  fc.assert(
    fc.property(base, spelling, fc.nat(), (name, ending, byteCount) => {
      const fault = faultOfFile({ name: `${name}.${ending}`, byteCount }, { maxBytes: 2 ** 40 });
      expect(fault?.key).toMatch(/^(executable|disabled)$/);
    }),
  );
});

test('a file passes exactly when its type, size and name keep the rule', () => {
  const rule = fc.record({
    extensions: fc.subarray(['pdf', 'docx', 'zip', 'jpg'], { minLength: 1 }),
    maxBytes: fc.integer({ min: 1, max: 2_000_000 }),
    isImage: fc.boolean(),
  });
  fc.assert(
    fc.property(base, extension, fc.nat({ max: 3_000_000 }), rule, (name, ending, byteCount, kept) => {
      const passes =
        allowsExtension(kept, ending.toLowerCase()) &&
        byteCount > 0 &&
        byteCount <= kept.maxBytes &&
        nameLength(`${name}.${ending}`) <= MAX_NAME_LENGTH;
      expect(faultOfFile({ name: `${name}.${ending}`, byteCount }, kept) === null).toBe(passes);
    }),
  );
});

test('a limit is never said to be greater than it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 103, max: 2 ** 31 }), (maxBytes) => {
      const { count, unit } = limitOf(maxBytes);
      expect(count * (unit === 'MB' ? MEGABYTE : 1024)).toBeLessThanOrEqual(maxBytes);
      expect(count).toBeGreaterThan(0);
    }),
  );
});

test('a train number is asked where checking is on', () => {
  const checked = { needsTrainNo: true };
  expect(faultOfTrainNo(' ', checked)).toEqual({ key: 'noTrainNo' });
  expect(faultOfTrainNo('X8155', checked)).toBeNull();
  expect(faultOfTrainNo('', GENERAL_RULE)).toBeNull();
});

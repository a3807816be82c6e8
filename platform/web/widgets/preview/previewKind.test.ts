import { expect, test } from 'vitest';
import { picturesOf } from '../pictures/pictureItem.ts';
import { previewKindOf } from './previewKind.ts';

test('every previewable type of the specification has its view, anything else none', () => {
  const kinds = [
    'png',
    'JPG',
    'jpeg',
    'bmp',
    'webp',
    'apng',
    'gif',
    'pdf',
    'docx',
    'xlsx',
    'xls',
    '7z',
    'zip',
    'rar',
    'svg',
    'html',
    '',
  ];
  expect(kinds.map(previewKindOf)).toEqual([
    ...Array.from({ length: 7 }, () => 'image'),
    'pdf',
    'docx',
    'sheet',
    'sheet',
    'archive',
    'archive',
    'archive',
    'none',
    'none',
    'none',
  ]);
});

test('a picture list finds its files by their addresses', () => {
  const at = (relativPath: string) => picturesOf([{ relativPath, resourceName: 'a.png' }]);
  expect(at('/common/download?resourceId=12')).toEqual([{ resourceId: 12, name: 'a.png' }]);
  expect(['/profile/a.png', '', '?resourceId=-1', '?resourceId=x'].flatMap(at)).toEqual([]);
});

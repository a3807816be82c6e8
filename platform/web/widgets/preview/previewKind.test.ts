import { expect, test } from 'vitest';
import { resourceIdIn } from '../pictures/pictureItem.ts';
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
  expect(resourceIdIn('/common/download?resourceId=12')).toBe(12);
  expect(['/profile/a.png', '', '?resourceId=-1', '?resourceId=x'].map(resourceIdIn)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

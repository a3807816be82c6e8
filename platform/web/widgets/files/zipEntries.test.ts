import { expect, test } from 'vitest';
import { zipBytes } from '../../../../libs/fileInspection/testing/zipBytes.ts';
import { zipEntriesOf } from './zipEntries.ts';

const archive = (names: readonly (string | Buffer)[], comment = '') =>
  new Blob([
    new Uint8Array(
      zipBytes(
        names.map((name) => ({ name, content: '' })),
        { comment: Buffer.from(comment) },
      ),
    ),
  ]);

test('folders and files are listed by their paths, also before a comment', async () => {
  expect(await zipEntriesOf(archive(['TBJU1000016/', 'TBJU1000016/封条.jpg'], 'made by a camera'))).toEqual([
    { path: 'TBJU1000016/', isFolder: true, byteCount: 0 },
    { path: 'TBJU1000016/封条.jpg', isFolder: false, byteCount: 0 },
  ]);
});

test('GB 18030 names and backslashes are decoded', async () => {
  // 照片\1.jpg in GB 18030
  const name = Buffer.from([0xd5, 0xd5, 0xc6, 0xac, 0x5c, 0x31, 0x2e, 0x6a, 0x70, 0x67]);
  expect(await zipEntriesOf(archive([name]))).toEqual([{ path: '照片/1.jpg', isFolder: false, byteCount: 0 }]);
});

test.each([
  ['nothing at all', new Blob([])],
  ['a renamed picture', new Blob([new Uint8Array(300)])],
  ['an archive cut short', archive(['a/1.jpg', 'b/2.jpg']).slice(20)],
])('%s is no archive', async (_what, blob) => {
  expect(await zipEntriesOf(blob)).toBeNull();
});

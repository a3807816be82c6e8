import { expect, test } from 'vitest';
import { zipEntriesOf } from './zipEntries.ts';

const UTF8_FLAG = 0x0800;

/** A directory entry of a ZIP archive with nothing in it but its name. */
function entry(name: Uint8Array, flags: number): number[] {
  const head = new DataView(new ArrayBuffer(46));
  head.setUint32(0, 0x02014b50, true);
  head.setUint16(8, flags, true);
  head.setUint16(28, name.length, true);
  return [...new Uint8Array(head.buffer), ...name];
}

function archive(names: readonly (string | Uint8Array)[], comment = ''): Blob {
  const directory = names.flatMap((name) =>
    typeof name === 'string' ? entry(new TextEncoder().encode(name), UTF8_FLAG) : entry(name, 0),
  );
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(10, names.length, true);
  end.setUint32(12, directory.length, true);
  end.setUint32(16, 4, true);
  end.setUint16(20, comment.length, true);
  return new Blob(['PK34', new Uint8Array(directory), end.buffer, comment]);
}

test('folders and files are listed by their paths, also behind a comment', async () => {
  const read = await zipEntriesOf(archive(['TBJU1000016/', 'TBJU1000016/封条.jpg'], 'made by a camera'));
  expect(read).toEqual([
    { path: 'TBJU1000016/', isFolder: true },
    { path: 'TBJU1000016/封条.jpg', isFolder: false },
  ]);
});

test('names that a Chinese Windows wrote are read, its way to separate folders too', async () => {
  // 照片\1.jpg in GB 18030
  const name = new Uint8Array([0xd5, 0xd5, 0xc6, 0xac, 0x5c, 0x31, 0x2e, 0x6a, 0x70, 0x67]);
  expect(await zipEntriesOf(archive([name]))).toEqual([{ path: '照片/1.jpg', isFolder: false }]);
});

test.each([
  ['nothing at all', new Blob([])],
  ['a renamed picture', new Blob([new Uint8Array(300)])],
  ['an archive cut short', archive(['a/1.jpg', 'b/2.jpg']).slice(20)],
])('%s is no archive', async (_what, blob) => {
  expect(await zipEntriesOf(blob)).toBeNull();
});

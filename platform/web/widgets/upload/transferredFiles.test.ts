// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renamePasted, transferredFiles } from './transferredFiles.ts';

const fileEntry = (name: string) => ({
  isFile: true,
  isDirectory: false,
  name,
  file: (take: (file: File) => void) => take(new File(['x'], name)),
});

/** Folder entry that returns its content in two reads, as browsers do for big folders. */
function folderEntry(name: string, stored: readonly object[]) {
  const goes = [stored.slice(0, 1), stored.slice(1)];
  return {
    isFile: false,
    isDirectory: true,
    name,
    createReader: () => ({
      readEntries: (take: (some: readonly object[]) => void) => take(goes.shift() ?? []),
    }),
  };
}

const dropped = (entries: readonly object[]) =>
  Object.assign(Object.create(null), {
    items: entries.map((entry) => ({ kind: 'file', webkitGetAsEntry: () => entry })),
    files: [],
  });

test('files in dropped folders are found at any depth, without system files', async () => {
  const inner = folderEntry('箱照', [fileEntry('1.jpg'), fileEntry('.DS_Store'), fileEntry('2.jpg')]);
  const files = await transferredFiles(
    dropped([folderEntry('X8155', [fileEntry('运单.pdf'), inner]), fileEntry('a.txt')]),
  );
  expect(files.map(({ name }) => name)).toEqual(['运单.pdf', '1.jpg', '2.jpg', 'a.txt']);
});

test('screenshots get unique names, copied files keep theirs', () => {
  const now = new Date(2026, 10, 21, 9, 5, 7);
  expect(renamePasted(new File(['x'], 'image.png'), '粘贴图片', now).name).toBe('粘贴图片 20261121-090507.png');
  expect(renamePasted(new File(['x'], '封条.png'), '粘贴图片', now).name).toBe('封条.png');
});

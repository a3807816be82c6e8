import { expect, test } from 'vitest';
import { type ArchiveNode, filterTree, folderKeys, treeOf } from './archiveTree.ts';

const file = (path: string, byteCount: number) => ({ path, byteCount, isFolder: false });
const outline = (nodes: readonly ArchiveNode[]): unknown[] =>
  nodes.map(({ name, children, isFolder }) => (isFolder ? [name, ...outline(children)] : name));

const tree = treeOf(
  [
    file('note.txt', 5),
    file('CSQU3054383/照片/10.jpg', 30),
    file('CSQU3054383/照片/9.jpg', 20),
    { path: 'TGHU7599330/', byteCount: 0, isFolder: true },
  ],
  'zh',
);

test('implied folders are added, before files, numbers in natural order', () => {
  expect(outline(tree)).toEqual([['CSQU3054383', ['照片', '9.jpg', '10.jpg']], ['TGHU7599330'], 'note.txt']);
});

test("a folder's size is the sum of its contents", () => {
  expect(tree[0]?.byteCount).toBe(50);
});

test('a search keeps the folders of its hits', () => {
  expect(outline(filterTree(tree, ' 9.JPG '))).toEqual([['CSQU3054383', ['照片', '9.jpg']]]);
  expect(outline(filterTree(tree, 'csqu'))).toEqual([['CSQU3054383', ['照片', '9.jpg', '10.jpg']]]);
  expect(filterTree(tree, 'waybill')).toEqual([]);
});

test('path traversal in names is harmless', () => {
  const odd = treeOf([file('../../etc/passwd', 1), file('/a//b', 1), file('__proto__/x', 1)], 'en');
  expect(outline(odd)).toEqual([
    ['__proto__', 'x'],
    ['..', ['..', ['etc', 'passwd']]],
    ['a', 'b'],
  ]);
});

test('each folder has a key of its own', () => {
  expect(folderKeys(tree)).toEqual(['CSQU3054383/', 'CSQU3054383/照片/', 'TGHU7599330/']);
});

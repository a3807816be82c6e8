import { expect, test } from 'vitest';
import { zipFolderFault } from './zipFolders.ts';

const entriesOf = (paths: string) =>
  paths
    .split(' ')
    .filter(Boolean)
    .map((path) => ({ path: path.replace(/\/$/, ''), isFolder: path.endsWith('/') }));

const isShort = (name: string) => name.length === 3;

test.each([
  ['folders with good names, whatever lies in them', 'AAA/ AAA/1.jpg BBB/photos/2.jpg', null],
  ['what systems put beside does not count', 'AAA/1.jpg .DS_Store __MACOSX/AAA/._1.jpg AAA/Thumbs.db', null],
  ['nothing at all', '', { why: 'noFolder' }],
  ['only what systems put there', '__MACOSX/ .DS_Store', { why: 'noFolder' }],
  ['a file beside the folders', 'AAA/1.jpg 2.jpg', { why: 'looseFile', path: '2.jpg' }],
  ['a folder with a wrong name', 'AAA/1.jpg papers/BBB/2.jpg', { why: 'folderName', path: 'papers' }],
  ['a folder with nothing in it', 'AAA/1.jpg BBB/ BBB/photos/', { why: 'emptyFolder', path: 'BBB' }],
])('%s', (_, paths, fault) => {
  expect(zipFolderFault(entriesOf(paths), isShort)).toEqual(fault);
});

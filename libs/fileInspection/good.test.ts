import { writeXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { inspectBytes, realFile } from './testing/inspectBytes.ts';
import { pngBytes } from './testing/pngBytes.ts';
import { rar4Bytes, rar5Bytes } from './testing/rarBytes.ts';
import { realFiles } from './testing/realFiles.ts';
import { type ZipPart, zipBytes } from './testing/zipBytes.ts';

// LibreOffice starts slowly the first time
beforeAll(realFiles, 120_000);

describe('files of real programs come in, by what their bytes are', () => {
  test.each([
    ['packing.docx', 'docx'],
    ['packing.doc', 'doc'],
    ['packing.pdf', 'pdf'],
    ['seals.xlsx', 'xlsx'],
    ['seals.xls', 'xls'],
    ['seals.csv', 'txt'],
    ['slides.pptx', 'pptx'],
    ['slides.ppt', 'ppt'],
    ['photo.png', 'png'],
    ['photo.jpg', 'jpg'],
    ['photo.gif', 'gif'],
    ['photo.webp', 'webp'],
    ['photo.bmp', 'bmp'],
    ['photo.tif', 'tif'],
    ['interlaced.png', 'png'],
    ['palette.png', 'png'],
    ['progressive.jpeg', 'jpg'],
    ['gray.jpg', 'jpg'],
    ['cmyk.jpg', 'jpg'],
    ['moving.gif', 'gif'],
    ['lossless.webp', 'webp'],
    ['palette.bmp', 'bmp'],
    ['tiles.tiff', 'tif'],
    ['fax.tif', 'tif'],
    ['papers.zip', 'zip'],
    ['stored.zip', 'zip'],
    ['seven.zip', 'zip'],
    ['papers.7z', '7z'],
  ])('%s is %s', async (name, extension) => {
    expect(await inspectBytes(name, await realFile(name))).toMatchObject({ extension });
  });
});

test.each([
  ['a name without an ending', '提单', 'packing.pdf', 'pdf'],
  ['a Russian name', 'Накладная СМГС № 7.pdf', 'packing.pdf', 'pdf'],
  ['fifty characters, spelled as a Mac does', `${'й'.normalize('NFD').repeat(50)}.pdf`, 'packing.pdf', 'pdf'],
  ['capitals', 'PHOTO.JPG', 'photo.jpg', 'jpg'],
  ['dots in the name', 'v1.2.final.pdf', 'packing.pdf', 'pdf'],
  ['an old sheet that is called a text', 'seals.doc', 'seals.xls', 'xls'],
])('%s is allowed', async (_, name, source, extension) => {
  expect(await inspectBytes(name, await realFile(source))).toMatchObject({ extension });
});

test('films come in that every browser plays', async () => {
  const box = (name: string, inside: string) => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(8 + inside.length);
    return Buffer.concat([size, Buffer.from(name + inside, 'latin1')]);
  };
  const video = Buffer.concat([box('ftyp', 'isom\0\0\0\0mp42'), box('moov', 'x'), box('mdat', 'y'.repeat(40_000))]);
  expect(await inspectBytes('场站.mp4', video)).toMatchObject({ extension: 'mp4', mimeType: 'video/mp4' });
  const webm = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104', 'hex');
  expect(await inspectBytes('a.webm', webm)).toMatchObject({ extension: 'webm', mimeType: 'video/webm' });
});

test('a moving PNG is told from a still one', async () => {
  const moving = pngBytes({ isAnimated: true });
  expect(await inspectBytes('a.apng', moving)).toMatchObject({ extension: 'apng', mimeType: 'image/apng' });
  expect(await inspectBytes('a.png', moving)).toMatchObject({ extension: 'apng' });
});

test('a picture with a short film behind it, as phones make them, comes in', async () => {
  const video = Buffer.from('\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00mp42isom', 'latin1');
  const photo = Buffer.concat([await realFile('photo.jpg'), video, Buffer.alloc(100_000, 7)]);
  expect(await inspectBytes('IMG_1.jpg', photo)).toMatchObject({ extension: 'jpg' });
});

describe('texts come in as they are written in China, Russia and elsewhere', () => {
  const chinese = Buffer.from('cfe4bac52cc7a6b7e2bac50ab3b5d5be2cb5bdb4efc8d5c6da0a', 'hex');
  const russian = Buffer.from('cdeeece5f020eaeeedf2e5e9ede5f0e02ccfeeeceee1e00a', 'hex');
  test.each([
    ['UTF-8', 'utf-8', Buffer.from('箱号,Пломба\nCSQU3054383,1\n')],
    ['UTF-8 with its mark', 'utf-8', Buffer.from('\ufeff箱号,铅封号\n')],
    ['UTF-16', 'utf-16le', Buffer.from('\ufeff箱号\t铅封号\r\n', 'utf16le')],
    ['GBK', 'gb18030', chinese],
    ['windows-1251', 'windows-1251', russian],
    ['plain letters that begin like a program', 'utf-8', Buffer.from('MZ-100 seal list\n')],
  ])('%s', async (_, charset, content) => {
    const kind = { extension: 'txt', mimeType: `text/plain; charset=${charset}` };
    expect(await inspectBytes('seals.csv', content)).toMatchObject(kind);
  });

  test('a long one whose beginning is cut in the middle of a character', async () => {
    const lines = '箱号,铅封号,车站\n'.repeat(400_000);
    expect(await inspectBytes('长.csv', Buffer.from(`a${lines}`))).toMatchObject({ extension: 'txt' });
  });
});

describe('pictures come in under the name of another kind of picture, as phones name them', () => {
  test.each([
    ['photo.jpg', 'photo.png', 'png'],
    ['photo.jpg', 'photo.webp', 'webp'],
    ['photo.png', 'photo.jpg', 'jpg'],
    ['photo.webp', 'photo.gif', 'gif'],
  ])('called %s, is %s', async (name, source, extension) => {
    expect(await inspectBytes(name, await realFile(source))).toMatchObject({ extension });
  });
});

test('a workbook of a million equal cells comes in, however tightly it packs', async () => {
  const rows = Array.from({ length: 50_000 }, () => Array.from({ length: 20 }, () => 'CIM/SMGS'));
  const content = Buffer.from(await writeXlsx({ sheets: [{ name: 'Equal', rows }] }));
  expect(await inspectBytes('equal.xlsx', content)).toMatchObject({ extension: 'xlsx' });
});

describe('names in archives are read as they were written', () => {
  const raw = (hex: string): ZipPart => ({ name: Buffer.from(hex, 'hex'), content: 'x' });
  const firstPath = async (content: Buffer, name = 'a.zip') => (await inspectBytes(name, content)).entries?.[0]?.path;

  test('in the code page of a Chinese Windows, also where a character has a backslash in it', async () => {
    expect(await firstPath(zipBytes([raw('d7b0cfe4b5a52e747874')]))).toBe('装箱单.txt');
    expect(await firstPath(zipBytes([raw('d7b0cfe4815c2e747874')]))).toBe('装箱乗.txt');
  });
  test('in the code page of a Russian Windows', async () => {
    expect(await firstPath(zipBytes([raw('8da0aaaba0a4ada0ef2e747874')]))).toBe('Накладная.txt');
  });
  test('in the code page of a Western European Windows, which could be Russian or Chinese', async () => {
    // Müller Größe.txt, Übersicht.txt, Lieferschein für Köln.txt, Reçu.txt
    const names = ['4d816c6c6572204772 94e165', '9a62657273696368742e747874', '66817220 4b946c6e', '526587752e747874'];
    const parts = names.map((hex) => raw(hex.replaceAll(' ', '')));
    const { entries } = await inspectBytes('a.zip', zipBytes(parts));
    expect(entries?.map(({ path }) => path)).toEqual(['Müller Größe', 'Übersicht.txt', 'für Köln', 'Reçu.txt']);
  });
  test('with one letter, or with plain ones beside them, in a Russian Windows', async () => {
    // А.txt, ТС 20GP.txt, Акт copy.txt
    for (const [hex, name] of [
      ['802e747874', 'А.txt'],
      ['9291203230 47502e747874', 'ТС 20GP.txt'],
      ['80aae220636f70792e747874', 'Акт copy.txt'],
    ] as const) {
      expect(await firstPath(zipBytes([raw(hex.replaceAll(' ', ''))]))).toBe(name);
    }
  });
  test('with the backslashes between folders that .NET wrote for years', async () => {
    const parts = ['CSQU3054383\\', 'CSQU3054383\\照片\\1.txt'].map((name) => ({ name, content: 'x' }));
    const { entries } = await inspectBytes(
      'a.zip',
      zipBytes(parts.map((part, at) => (at ? part : { ...part, content: '' }))),
    );
    expect(entries).toEqual([
      { path: 'CSQU3054383', byteCount: 0, isFolder: true },
      { path: 'CSQU3054383/照片/1.txt', byteCount: 1, isFolder: false },
    ]);
  });
  test('in Unicode, said or not', async () => {
    expect(await firstPath(zipBytes([{ name: 'Накладная.txt', content: 'x' }]))).toBe('Накладная.txt');
    expect(await firstPath(zipBytes([raw(Buffer.from('装箱单.txt').toString('hex'))]))).toBe('装箱单.txt');
  });
  test('by Info-ZIP, 7-Zip and in RAR of both kinds', async () => {
    const papers = ['CSQU3054383', 'CSQU3054383/照片', 'CSQU3054383/照片/铅封 1.jpg'];
    for (const name of ['papers.zip', 'stored.zip', 'seven.zip', 'papers.7z']) {
      const { entries } = await inspectBytes(name, await realFile(name));
      expect(entries?.map(({ path }) => path)).toEqual(expect.arrayContaining(papers));
      expect(entries?.filter(({ isFolder }) => isFolder)).toHaveLength(3);
    }
    const part = { name: 'CSQU3054383/Накладная 箱单.txt', content: 'paper' };
    expect(await inspectBytes('a.rar', rar5Bytes([part]))).toMatchObject({
      extension: 'rar',
      entries: [{ path: part.name, byteCount: 5, isFolder: false }],
    });
    expect(await firstPath(rar4Bytes([{ name: 'A/b.txt', content: 'x' }]), 'a.rar')).toBe('A/b.txt');
  });
});

test('an archive may hold office documents, which are archives themselves, and nothing at all', async () => {
  const content = await realFile('packing.docx');
  const { entries } = await inspectBytes('a.zip', zipBytes([{ name: 'A/packing.docx', content, isStored: true }]));
  expect(entries).toHaveLength(1);
  expect(await inspectBytes('empty.zip', zipBytes([]))).toMatchObject({ extension: 'zip', entries: [] });
});

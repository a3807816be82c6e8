import { deflateSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import type { InspectionFault } from './inspectionError.ts';
import { ENCRYPTED_PDFS } from './testing/encryptedPdfs.ts';
import { inspectBytes, inspectionError, realFile } from './testing/inspectBytes.ts';
import { pngBytes } from './testing/pngBytes.ts';
import { rar5Bytes } from './testing/rarBytes.ts';
import { realFiles } from './testing/realFiles.ts';
import { zipBytes } from './testing/zipBytes.ts';

beforeAll(realFiles, 120_000);

const executable: InspectionFault = { key: 'executable' };
const notSupported: InspectionFault = { key: 'disabled' };
const imageFormat: InspectionFault = { key: 'imageFormat' };
const damaged: InspectionFault = { key: 'damaged' };
const twoInOne: InspectionFault = { key: 'twoInOne' };
const wrong = (extensions: string): InspectionFault => ({ key: 'wrongType', extensions: [extensions] });
const hex = (digits: string) => Buffer.from(digits.replaceAll(' ', ''), 'hex');
const text = (content: string) => Buffer.from(content);

const windowsProgram = Buffer.concat([hex('4d5a9000 03000000 04000000 ffff0000'), Buffer.alloc(500, 1)]);
const shortcut = Buffer.concat([hex('4c000000 01140200 00000000 c0000000 00000046'), Buffer.alloc(80)]);
const elf = Buffer.concat([hex('7f454c46 02010100'), Buffer.alloc(200)]);
const javaClass = Buffer.concat([hex('cafebabe 00000034'), Buffer.alloc(100)]);
const machO = Buffer.concat([hex('cffaedfe 07000001'), Buffer.alloc(100)]);

describe('programs and shortcuts stay out, however they are called', () => {
  test.each<[string, Buffer, InspectionFault]>([
    ['setup.exe', windowsProgram, executable],
    ['setup.EXE', text('nothing'), executable],
    ['setup.exe. ', text('nothing'), executable],
    ['invoice.pdf.exe', text('nothing'), executable],
    ['invoice.pdf', windowsProgram, executable],
    ['photo.jpg', windowsProgram, executable],
    ['提单', windowsProgram, executable],
    ['箱单.lnk', text('nothing'), { key: 'disabled' }],
    ['箱单.docx', shortcut, executable],
    ['photo.png', elf, executable],
    ['photo.gif', machO, executable],
    ['seals.xls', javaClass, executable],
    ['seals.txt', text('#!/bin/sh\nrm -rf /\n'), executable],
    ['seals.csv', text('\r\n@echo off\r\ndel *.*\r\n'), executable],
    ['start.bat', text('dir'), executable],
    ['start.ps1', text('Get-ChildItem'), executable],
    ['page.js', text('alert(1)'), executable],
    ['page.hta', text('x'), executable],
    ['app.apk', zipBytes([{ name: 'AndroidManifest.xml', content: 'x' }]), executable],
  ])('%s', async (name, content, fault) => {
    expect(await inspectionError(name, content)).toEqual(fault);
  });
});

describe('names that are too long or mislead', () => {
  const tooLong: InspectionFault = { key: 'nameTooLong', most: 50 };
  const characters: InspectionFault = { key: 'nameCharacters' };
  test.each<[string, string, InspectionFault]>([
    ['51 characters', `${'箱'.repeat(51)}.txt`, tooLong],
    ['51 characters and no ending', '箱'.repeat(51), tooLong],
    ['a turned reading direction', 'invoice\u202excod.txt', characters],
    ['a line break', 'a\nb.txt', characters],
    ['a zero', 'a.txt\0.exe', characters],
    ['a path', '../../etc/cron.d/a.txt', characters],
    ['a path of Windows', 'C:\\a.txt', characters],
  ])('%s', async (_, name, fault) => {
    expect(await inspectionError(name, text('x'))).toEqual(fault);
  });
});

describe('a file that is called what it is not, or is nothing we know', () => {
  test.each<[string, string, InspectionFault]>([
    ['photo.jpg', 'packing.pdf', wrong('jpg')],
    ['photo.pdf', 'photo.png', wrong('pdf')],
    ['packing.pdf', 'packing.docx', wrong('pdf')],
    ['packing.docx', 'packing.pdf', wrong('docx')],
    ['packing.zip', 'packing.docx', wrong('zip')],
    ['papers.docx', 'papers.zip', wrong('docx')],
    ['packing.docx', 'seals.xlsx', wrong('docx')],
    ['packing.docx', 'packing.doc', wrong('docx')],
    ['packing.docx', 'packing.odt', wrong('docx')],
    ['packing.doc', 'packing.rtf', wrong('doc')],
    ['seals.xls', 'packing.html', wrong('xls')],
    ['papers.zip', 'papers.tar.gz', wrong('zip')],
    ['papers.rar', 'papers.7z', wrong('rar')],
    ['packing.odt', 'packing.odt', notSupported],
    ['packing.rtf', 'packing.rtf', notSupported],
    ['packing.html', 'packing.html', notSupported],
    ['papers.tar.gz', 'papers.tar.gz', notSupported],
    ['papers.tgz', 'papers.tar.gz', notSupported],
  ])('called %s, is %s', async (name, source, fault) => {
    expect(await inspectionError(name, await realFile(source))).toEqual(fault);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const noise = Buffer.from(Array.from({ length: 3_000 }, (_, index) => (index * 73) % 256));
  test.each<[string, string, Buffer, InspectionFault]>([
    ['a drawing', 'a.svg', text(svg), notSupported],
    ['a drawing called a picture', 'a.png', text(`\ufeff${svg}`), wrong('png')],
    ['a page called a text', 'a.txt', text('  \n<!-- x --><html><script>alert(1)</script>'), wrong('txt')],
    ['a page behind a line of text', 'a.txt', text('hello\n<script>alert(1)</script>'), wrong('txt')],
    ['a page in UTF-16', 'a.csv', Buffer.from('\ufeff<html>', 'utf16le'), wrong('csv')],
    ['a page without an ending', 'page', text('<!DOCTYPE html><p>'), notSupported],
    ['XML', 'a.xml', text('<?xml version="1.0"?><a/>'), notSupported],
    ['XML with an entity, called a text', 'a.txt', text('<!DOCTYPE a [<!ENTITY b "c">]>'), wrong('txt')],
    ['PostScript', 'a.txt', text('%!PS\nquit'), wrong('txt')],
    ['a text called a document', 'a.docx', text('hello'), wrong('docx')],
    ['a text where a PDF was', 'a.pdf', text('hello'), damaged],
    ['noise where a PDF was', 'a.pdf', noise, damaged],
    ['noise called a text', 'a.txt', noise, wrong('txt')],
    ['noise without an ending', 'a', noise, notSupported],
    ['a film that is cut off', 'a.mp4', hex('00000018 66747970 6d703432'), { key: 'damaged' }],
    ['a picture called a film', 'a.mp4', hex('00000010 66747970 68656963 00000000'), wrong('mp4')],
    ['a sound called a film', 'a.webm', hex('1a45dfa3 9f4286 81014282 886d6174 726f736b 61'), wrong('webm')],
    ['a PDF behind a text', 'a.pdf', text(`${'x'.repeat(100)}\n%PDF-1.7\n%%EOF`), damaged],
  ])('%s', async (_, name, content, fault) => {
    expect(await inspectionError(name, content)).toEqual(fault);
  });
});

describe('pictures that are cut off', () => {
  test.each(['photo.png', 'photo.jpg', 'photo.gif', 'photo.webp', 'photo.bmp', 'photo.tif', 'tiles.tiff'])(
    '%s',
    async (name) => {
      const whole = await realFile(name);
      const cuts = [0.99, 0.5, 0.1].map((share) => whole.subarray(0, Math.floor(whole.length * share)));
      for (const cut of [...cuts, whole.subarray(0, 20)]) {
        expect(await inspectionError(name, cut)).toEqual(imageFormat);
      }
    },
  );
});

describe('pictures that would fill the memory, or are none', () => {
  const tooBig: InspectionFault = { key: 'imageTooBig', megapixels: 100 };
  const patched = async (name: string, at: number, bytes: string) => {
    const copy = Buffer.from(await realFile(name));
    copy.set(hex(bytes), at);
    return copy;
  };
  test('a PNG of 400 megapixels in 70 bytes', async () => {
    expect(await inspectionError('a.png', pngBytes({ width: 20_000, height: 20_000 }))).toEqual(tooBig);
  });
  test('a GIF and a JPEG that claim 65,535 by 65,535', async () => {
    expect(await inspectionError('a.gif', await patched('photo.gif', 6, 'ffffffff'))).toEqual(tooBig);
    const frame = (await realFile('photo.jpg')).indexOf(hex('ffc0'));
    expect(await inspectionError('a.jpg', await patched('photo.jpg', frame + 5, 'ffffffff'))).toEqual(tooBig);
  });
  test.each<[string, string, Buffer]>([
    ['no width', 'a.png', pngBytes({ width: 0 })],
    ['no pixels', 'a.png', pngBytes({ hasNoPixels: true })],
    ['only a signature', 'a.png', hex('89504e470d0a1a0a')],
    ['a chunk of four gigabytes', 'a.png', Buffer.concat([pngBytes().subarray(0, 33), hex('ffffffff 49444154')])],
    ['a script that begins like a GIF', 'a.gif', text('GIF89a/*aaaaaaa*/=1;alert(1);')],
    ['a script that begins like a bitmap', 'a.bmp', Buffer.concat([text('BM/*'), hex('0000 00000000'), text('*/=1')])],
    ['a TIFF whose list of tags lies behind its end', 'a.tif', hex('49492a00 ffffff7f')],
    ['a JPEG of one marker again and again', 'a.jpg', Buffer.concat([hex('ffd8'), Buffer.alloc(5_000, 0xff)])],
  ])('%s', async (_, name, content) => {
    expect(await inspectionError(name, content)).toEqual(imageFormat);
  });
});

describe('two files in one', () => {
  const archive = zipBytes([{ name: 'Evil.class', content: javaClass }]);
  const rar = rar5Bytes([{ name: 'a.txt', content: 'x' }]);
  test.each<[string, string, Buffer]>([
    ['a picture that is a Java archive too', 'photo.gif', archive],
    ['a photo with an archive behind it', 'photo.jpg', archive],
    ['a photo with a RAR behind it', 'photo.jpg', rar],
    ['a photo with a program behind it', 'photo.png', windowsProgram],
    ['a PDF that is an archive too', 'packing.pdf', archive],
    ['an old document that is an archive too', 'packing.doc', archive],
    ['a text that is an archive too', 'seals.csv', archive],
  ])('%s', async (_, name, behind) => {
    expect(await inspectionError(name, Buffer.concat([await realFile(name), behind]))).toEqual(twoInOne);
  });
});

describe('PDFs that are cut off or end nowhere', () => {
  test('half of one, and one without its last line', async () => {
    const whole = await realFile('packing.pdf');
    for (const length of [whole.length / 2, whole.length - 20]) {
      expect(await inspectionError('a.pdf', whole.subarray(0, length))).toEqual(damaged);
    }
  });
  test('one whose table of contents lies behind its end', async () => {
    const lying = (await realFile('packing.pdf')).toString('latin1').replace(/startxref\s+\d+/, 'startxref\n99999999');
    expect(await inspectionError('a.pdf', Buffer.from(lying, 'latin1'))).toEqual(damaged);
  });
  test('only a first line', async () => {
    expect(await inspectionError('a.pdf', text('%PDF-1.7\n'))).toEqual(damaged);
  });
});

describe('a PDF that runs something is refused', () => {
  const pdfWith = (objects: Buffer | string) =>
    Buffer.concat([text('%PDF-1.7\n'), Buffer.from(objects), text('\nstartxref\n9\n%%EOF\n')]);
  const packed = (objects: string, dictionary = '/Type /ObjStm /N 1 /First 4') =>
    pdfWith(
      Buffer.concat([
        text(`1 0 obj\n<< ${dictionary} /Filter /FlateDecode >>\nstream\n`),
        deflateSync(objects),
        text('\nendstream\nendobj\n'),
      ]),
    );
  test.each<[string, Buffer]>([
    ['a script', pdfWith('1 0 obj\n<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>\nendobj')],
    ['one that is spelled in numbers', pdfWith('1 0 obj\n<< /S /J#61va#53cript /JS 2 0 R >>\nendobj')],
    ['a program', pdfWith('1 0 obj\n<< /S /Launch /F (cmd.exe) >>\nendobj')],
    ['a script among packed objects', packed('1 0 << /S /JavaScript /JS (x) >>')],
    ['one among packed objects of no type', packed('1 0 << /S /JavaScript /JS (x) >>', '/N 1 /First 4')],
    ['a script far back', pdfWith(`${'%'.repeat(3_000_000)}\n1 0 obj\n<< /S /JavaScript >>\nendobj`)],
  ])('%s', async (_what, content) => {
    expect(await inspectionError('a.pdf', content)).toEqual({ key: 'activeContent' });
  });

  test.for(Object.entries(ENCRYPTED_PDFS))(
    'a script among objects that are encrypted without a password: %s',
    async ([kind, { good, js }]) => {
      const needsPassword = kind === 'user';
      const locked = { key: 'encrypted' };
      expect(await inspectionError('a.pdf', Buffer.from(js, 'base64'))).toEqual(
        needsPassword ? locked : { key: 'activeContent' },
      );
      const harmless = Buffer.from(good, 'base64');
      if (needsPassword) expect(await inspectionError('a.pdf', harmless)).toEqual(locked);
      else expect((await inspectBytes('a.pdf', harmless)).extension).toBe('pdf');
    },
  );

  test('and packed objects that do not unpack are damaged', async () => {
    const broken = packed('1 0 << /S /URI >>').toString('latin1').replace('stream\nx', 'stream\ny');
    expect(await inspectionError('a.pdf', Buffer.from(broken, 'latin1'))).toEqual(damaged);
  });

  test('and one that only says where it is opened is not', async () => {
    await inspectBytes('a.pdf', packed('1 0 << /OpenAction [3 0 R /Fit] /Launcher (x) >>'));
  });
});

describe('a table as text', () => {
  test.each([`a,b\n=cmd|'/c calc'!A0,1`, `a\n"@SUM(1)*cmd|'/c calc'!A0"`, `x;+cmd|y!z`])(
    'with a formula that starts a program is refused: %s',
    async (content) => {
      expect(await inspectionError('a.csv', text(content))).toEqual({ key: 'activeContent' });
    },
  );

  test('with sums, phone numbers and bars is not', async () => {
    await inspectBytes('a.csv', text('name,phone,sum\nA|B!,+86 138,=SUM(A1:A2)\n-5,x'));
  });
});

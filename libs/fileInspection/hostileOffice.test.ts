import { writeXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import type { InspectionFault } from './inspectionError.ts';
import { inspectBytes, inspectionError, realFile } from './testing/inspectBytes.ts';
import { realFiles } from './testing/realFiles.ts';
import { type ZipPart, zipBytes } from './testing/zipBytes.ts';

beforeAll(realFiles, 120_000);

const macro: InspectionFault = { key: 'macro' };
const damaged: InspectionFault = { key: 'damaged' };
const tooBig: InspectionFault = { key: 'documentTooBig' };

const documentOf = (main: string, ...more: ZipPart[]) =>
  zipBytes([{ name: '[Content_Types].xml', content: '<Types/>' }, { name: main, content: '<a/>' }, ...more]);
const WORD = 'word/document.xml';
const SHEET = 'xl/workbook.xml';
const megabytes = (count: number) => Buffer.alloc(count * 1_000_000, 'abcdefgh'.repeat(1_000));

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relation = (type: string, attributes = `TargetMode="External"`) =>
  `<Relationships><Relationship Id="r1" Type="${RELATIONS}/${type}" Target="https://evil.example/a" ${attributes}/></Relationships>`;
const settings = (content: string | Buffer) => documentOf(WORD, { name: 'word/_rels/settings.xml.rels', content });
const workbookLink = (content: string) => documentOf(SHEET, { name: 'xl/externalLinks/externalLink1.xml', content });

const instruction = (text: string) => `<w:instrText xml:space="preserve">${text}</w:instrText>`;
/** A word document whose header holds these runs. */
const fields = (content: string) =>
  documentOf(WORD, { name: 'word/header1.xml', content: `<w:hdr>${content}</w:hdr>` });

/** A part that is what the list of types says, not what its name says. */
const typed = (name: string, contentType: string) =>
  zipBytes([
    {
      name: '[Content_Types].xml',
      content: `<Types><Override PartName="/${name}" ContentType="${contentType}"/></Types>`,
    },
    { name: contentType.includes('vba') ? SHEET : WORD, content: '<a/>' },
    { name, content: 'x' },
  ]);
const COMPOUND = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504)]);
const cell = (formula: string) =>
  documentOf(SHEET, {
    name: 'xl/worksheets/sheet1.xml',
    content: `<worksheet><c r="A1"><f>${formula}</f></c></worksheet>`,
  });

test.each<[string, string, Buffer]>([
  ['a template from elsewhere', 'a.docx', settings(relation('attachedTemplate'))],
  ['one that is spelled in entities', 'a.docx', settings(relation('attachedTemplate', `TargetMode="&#69;xternal"`))],
  ['one in UTF-16', 'a.docx', settings(Buffer.from(`\ufeff${relation('attachedTemplate')}`, 'utf16le'))],
  ['an OLE object', 'a.xlsx', documentOf(SHEET, { name: 'xl/embeddings/oleObject1.bin', content: 'x' })],
  ['a DDE link', 'a.xlsx', workbookLink('<externalLink><ddeLink ddeService="cmd" ddeTopic="/c calc"/></externalLink>')],
  ['a DDE field', 'a.docx', fields(instruction(' DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc" '))],
  [
    'one in many pieces',
    'a.docx',
    fields(['D', 'D<!-- < -->E', '<![CDATA[AU]]>TO cmd'].map(instruction).join('<w:r/>')),
  ],
  ['one in entities', 'a.docx', fields(instruction('&#68;DE cmd'))],
  ['one after another field', 'a.docx', fields(`${instruction(' PAGE ')}<w:fldChar/>${instruction('DDE cmd')}`)],
  ['one under another prefix', 'a.docx', fields('<x:instrText>dde cmd</x:instrText>')],
  ['a simple DDE field', 'a.docx', fields(`<w:fldSimple w:dirty="a>b" w:instr='ddeauto "cmd"'/>`)],
  ['one in a footer', 'a.docx', documentOf(WORD, { name: 'word/footer1.xml', content: instruction('DDE cmd') })],
  [
    'one in a part that calls itself a picture',
    'a.docx',
    documentOf(WORD, { name: 'word/media/a.png', content: `\ufeff<w:hdr>${instruction('DDE cmd')}</w:hdr>` }),
  ],
  ['a macro project under another name', 'a.xlsx', typed('macro/theme7.xml', 'application/vnd.ms-office.vbaProject')],
  ['a control under another name', 'a.docx', typed('word/theme/a.xml', 'application/vnd.ms-office.activeX+xml')],
  ['an object under another name', 'a.xlsx', documentOf(SHEET, { name: 'xl/media/image1.png', content: COMPOUND })],
  ['a related object under another name', 'a.docx', settings(relation('oleObject', ''))],
  [
    'a DDE link under another name',
    'a.xlsx',
    documentOf(SHEET, { name: 'xl/theme/a.xml', content: '<a><ddeLink ddeService="cmd"/></a>' }),
  ],
  ['a DDE formula', 'a.xlsx', cell(`cmd|'/c calc'!A0`)],
  ['one in quotes', 'a.xlsx', cell(`&apos;cmd|/c calc&apos;!A0`)],
  [
    'one in entities in a name',
    'a.xlsx',
    documentOf(SHEET, {
      name: 'xl/a.xml',
      content: '<a><definedName name="x">cmd&#124;a!A0</definedName></a>',
    }),
  ],
  ['one far back', 'a.docx', fields(`<w:t>${'freight '.repeat(100_000)}</w:t>${instruction('DDE cmd')}`)],
])('an office document with %s is refused, because opening it would run something', async (_what, name, content) => {
  const fault = await inspectionError(name, content);
  expect(['activeContent', 'macro']).toContain(fault?.key);
});

test('hyperlinks, linked pictures and values of another workbook are no reason to refuse', async () => {
  const harmless = [
    ['a.docx', settings(relation('hyperlink'))],
    ['a.docx', fields(`${instruction(' PAGE \\\\* MERGEFORMAT ')}<w:fldChar/><w:t>DDE cmd</w:t>`)],
    ['a.docx', fields(instruction('DDEN 5'))],
    [
      'a.docx',
      documentOf(WORD, {
        name: 'word/media/a.svg',
        content: `<svg><image href="${'A'.repeat(3_000_000)}"/></svg>`,
      }),
    ],
    ['a.xlsx', cell('IF(A1&gt;2,&quot;a|b!&quot;,Sheet2!A1)')],
    ['a.xlsx', workbookLink('<externalLink><externalBook r:id="rId1"/></externalLink>')],
  ] as const;
  for (const [name, content] of harmless) await inspectBytes(name, content);
});

describe('office documents with programs, passwords or too much in them', () => {
  test.each<[string, string, Buffer, InspectionFault]>([
    ['macros', 'a.docx', documentOf(WORD, { name: 'word/vbaProject.bin', content: 'x' }), macro],
    ['macros in capitals', 'a.xlsx', documentOf(SHEET, { name: 'xl/VBAPROJECT.BIN', content: 'x' }), macro],
    ['macros of Excel 4', 'a.xlsx', documentOf(SHEET, { name: 'xl/macrosheets/sheet1.xml', content: 'x' }), macro],
    ['macros, said in its name', 'a.docm', documentOf(WORD, { name: 'word/vbaProject.bin', content: 'x' }), macro],
    ['a sheet with macros in it', 'a.docx', documentOf(WORD, { name: 'word/embeddings/b.xlsm', content: 'x' }), macro],
    [
      'a program in it',
      'a.docx',
      documentOf(WORD, {
        name: 'word/media/a.png',
        content: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(90)]),
      }),
      { key: 'executableInside', path: 'word/media/a.png' },
    ],
    [
      'a sheet of bytes, which no rule here can read',
      'a.xlsx',
      documentOf('xl/workbook.bin'),
      { key: 'wrongType', extensions: ['xlsx'] },
    ],
    ['310 MB of text', 'a.docx', documentOf(WORD, { name: 'word/b.xml', content: megabytes(310) }), tooBig],
    [
      '120 MB of cells in a hundredth of that',
      'a.xlsx',
      documentOf(SHEET, { name: 'xl/a.xml', content: megabytes(120) }),
      { key: 'workbookTooBig' },
    ],
    [
      'more text than it claims',
      'a.docx',
      documentOf(WORD, { name: 'b', content: lateBomb(), claims: 90_000 }),
      damaged,
    ],
    ['less text than it claims', 'a.xlsx', documentOf(SHEET, { name: 'b', content: 'x', claims: 90 }), damaged],
    ['a part packed in an unknown way', 'a.docx', unknownMethod(), damaged],
  ])('%s', async (_, name, content, fault) => {
    expect(await inspectionError(name, content)).toEqual(fault);
  });

  test('a password', async () => {
    const encryption = { password: 'x', spinCount: 10 };
    const locked = await writeXlsx({ sheets: [{ name: 'A', rows: [[1]] }], encryption });
    expect(await inspectionError('a.xlsx', Buffer.from(locked))).toEqual({ key: 'encrypted' });
  });

  test('one byte that is not as it was', async () => {
    const whole = await realFile('packing.docx');
    const changed = Buffer.from(whole);
    const at = whole.indexOf('word/document.xml') + 200;
    changed.writeUInt8((changed[at] ?? 0) ^ 0x10, at);
    expect(await inspectionError('a.docx', changed)).toEqual(damaged);
  });

  test.each(['packing.docx', 'seals.xlsx', 'slides.pptx'])('%s cut off', async (name) => {
    const whole = await realFile(name);
    expect(await inspectionError(name, whole.subarray(0, whole.length - 5))).toEqual(damaged);
    expect(await inspectionError(name, whole.subarray(0, whole.length / 2))).toEqual(damaged);
  });
});

/** Incompressible first bytes, then a bomb (1,000 : 1). */
function lateBomb(): Buffer {
  const noise = Array.from({ length: 600 }, (_, index) => (index * index * 31 + index * 7) % 251);
  return Buffer.concat([Buffer.from(noise), Buffer.alloc(50_000_000)]);
}

function unknownMethod(): Buffer {
  const bytes = documentOf(WORD, { name: 'word/b.xml', content: 'x', isStored: true });
  for (const mark of ['PK\x03\x04', 'PK\x01\x02']) {
    const at = bytes.lastIndexOf(Buffer.from(mark, 'latin1'));
    bytes.writeUInt16LE(99, at + (mark.endsWith('\x04') ? 8 : 10));
  }
  return bytes;
}

describe('documents of before 2007', () => {
  const renamed = async (name: string, from: string, to: string) => {
    const copy = Buffer.from(await realFile(name));
    const at = copy.indexOf(Buffer.from(from, 'utf16le'));
    copy.fill(0, at, at + 64);
    copy.write(to, at, 'utf16le');
    copy.writeUInt16LE((to.length + 1) * 2, at + 64);
    return copy;
  };

  test('macros', async () => {
    expect(await inspectionError('a.xls', await renamed('seals.xls', '\u0005SummaryInformation', 'VBA'))).toEqual(
      macro,
    );
  });
  test('a Windows installer called a document', async () => {
    const copy = Buffer.from(await realFile('packing.doc'));
    const root = copy.lastIndexOf(Buffer.from('Root Entry', 'utf16le'));
    copy.set(Buffer.from('84100c0000000000c000000000000046', 'hex'), root + 80);
    expect(await inspectionError('a.doc', copy)).toEqual({ key: 'executable' });
  });
  test('something else in the same container, such as a mail', async () => {
    const mail = await renamed('packing.doc', 'WordDocument', '__properties_version1.0');
    expect(await inspectionError('a.doc', mail)).toEqual({ key: 'wrongType', extensions: ['doc'] });
    expect(await inspectionError('a.msg', mail)).toEqual({ key: 'disabled' });
  });
  test.each(['packing.doc', 'seals.xls', 'slides.ppt'])('%s cut off', async (name) => {
    const whole = await realFile(name);
    for (const length of [whole.length / 2, 600, 300, 9]) {
      expect(await inspectionError(name, whole.subarray(0, length))).toEqual(damaged);
    }
  });
  test('a directory that goes in a circle, and tables that claim to be endless', async () => {
    const whole = await realFile('packing.doc');
    const circle = Buffer.from(whole);
    const table = (circle.readUInt32LE(76) + 1) * 512;
    const directory = circle.readUInt32LE(48);
    circle.writeUInt32LE(directory, table + directory * 4);
    expect(await inspectionError('a.doc', circle)).toEqual(damaged);
    const endless = Buffer.from(whole);
    endless.writeUInt32LE(0x7fffffff, 44);
    expect(await inspectionError('a.doc', endless)).toEqual(damaged);
  });
});

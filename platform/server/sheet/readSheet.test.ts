import { crc32, deflateRawSync } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { UserError } from '../texts/userError.ts';
import { readSheet } from './readSheet.ts';
import { writeSheet } from './writeSheet.ts';

const MAX_ROWS = 2_000;
const WORKSHEET = 'xl/worksheets/sheet1.xml';

interface Part {
  name: string;
  content: Buffer;
  claims?: number;
}

/** Some hundred megabytes are packed for several archives. */
const known = new WeakMap<Buffer, Buffer>();
function packedOnce(content: Buffer): Buffer {
  const packed = known.get(content) ?? deflateRawSync(content);
  known.set(content, packed);
  return packed;
}

function zip(parts: readonly Part[], flags = 0): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, claims = content.length } of parts) {
    const packed = packedOnce(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claims, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, tail, Buffer.from(name)]));
    bodies.push(local);
    at += local.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}

const relationship = (type: string, target: string) =>
  `<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;

function workbook(worksheet: Buffer | string, claims?: number): Part[] {
  const text = (name: string, content: string) => ({ name, content: Buffer.from(content) });
  return [
    text('[Content_Types].xml', '<Types/>'),
    text('_rels/.rels', `<Relationships>${relationship('officeDocument', 'xl/workbook.xml')}</Relationships>`),
    text(
      'xl/workbook.xml',
      '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    text(
      'xl/_rels/workbook.xml.rels',
      `<Relationships>${relationship('worksheet', 'worksheets/sheet1.xml')}</Relationships>`,
    ),
    { name: WORKSHEET, content: typeof worksheet === 'string' ? Buffer.from(worksheet) : worksheet, claims },
  ];
}

const sheetData = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

async function pairsOf(content: Buffer) {
  const rows = await readSheet(content, { maxRows: MAX_ROWS, companyId: 1 });
  return rows.map(({ rowNumber, cells }) => [rowNumber, ...cells.slice(0, 2)]);
}

async function refusalOf(content: Buffer): Promise<string> {
  const thrown: unknown = await readSheet(content, { maxRows: MAX_ROWS, companyId: 1 }).then(
    () => null,
    (fault: unknown) => fault,
  );
  if (!(thrown instanceof UserError)) throw new Error('not refused', { cause: thrown });
  return thrown.textIn('en');
}

describe('a sheet that was written', () => {
  it('comes back with its texts, numbers and row numbers, and without its empty rows', async () => {
    const content = await writeSheet(
      'Seals',
      [
        { header: 'Seal', width: 10, kind: 'text', value: (row: [string | null, number | null]) => row[0] },
        { header: 'Tare', width: 10, kind: 'whole', value: (row) => row[1] },
      ],
      [
        ['=1+1', 2250],
        [null, null],
        ['00123', null],
      ],
    );
    expect(await pairsOf(Buffer.from(content))).toEqual([
      [1, 'Seal', 'Tare'],
      [2, '=1+1', 2250],
      [4, '00123', null],
    ]);
  });

  it('built part by part is read too, so that the hostile ones below fail for their own reason', async () => {
    const content = zip(workbook(sheetData('<row r="3"><c r="A3"><v>7</v></c></row>')));
    expect(await pairsOf(content)).toEqual([[3, 7]]);
  });
});

describe('a file that is not what it says is refused with a reason', () => {
  it('no archive at all', async () => {
    for (const bytes of [Buffer.alloc(0), Buffer.from('箱号,封号\n'), Buffer.alloc(100_000, 'PK')]) {
      expect(await refusalOf(bytes)).toMatch(/cannot be read/);
    }
  });

  it('an archive without a workbook, cut off, or with damaged insides', async () => {
    const whole = zip(workbook(sheetData('<row r="1"><c r="A1"><v>7</v></c></row>')));
    const damaged = Buffer.from(whole);
    damaged.fill(0xff, whole.length / 2 - 40, whole.length / 2);
    expect(await refusalOf(zip([{ name: 'a.txt', content: Buffer.from('a') }]))).toMatch(/cannot be read/);
    expect(await refusalOf(whole.subarray(0, whole.length - 30))).toMatch(/cannot be read/);
    expect(await refusalOf(damaged)).toMatch(/cannot be read/);
  });

  it('an encrypted or old workbook', async () => {
    const encrypted = await writeXlsx({
      sheets: [{ name: 'A', rows: [[1]] }],
      encryption: { password: 'x', spinCount: 10 },
    });
    expect(await refusalOf(Buffer.from(encrypted))).toMatch(/encrypted/);
  });

  it('a workbook with macros', async () => {
    const withMacros = await writeXlsx({
      sheets: [{ name: 'A', rows: [[1]] }],
      vbaProject: new Uint8Array([1]),
    });
    expect(await refusalOf(Buffer.from(withMacros))).toMatch(/macros/);
  });
});

describe('a file that would eat the server is refused quickly', () => {
  const bomb = Buffer.concat([Buffer.from('<worksheet><sheetData>'), Buffer.alloc(200_000_000, ' ')]);

  it('a bomb that says how big it is', async () => {
    expect(await refusalOf(zip(workbook(bomb)))).toMatch(/too large/);
  });

  it('a bomb that says it is small', async () => {
    expect(await refusalOf(zip(workbook(bomb, 10_000)))).toMatch(/cannot be read/);
  });

  it('a bomb that says it is empty', async () => {
    expect(await refusalOf(zip(workbook(bomb, 0)))).toMatch(/cannot be read/);
    expect(await refusalOf(zip(workbook(bomb, 0), 8))).toMatch(/cannot be read/);
  });

  it('more rows than a list of containers can have', async () => {
    const rows = Array.from({ length: MAX_ROWS + 1 }, () => '<row><c><v>1</v></c></row>').join('');
    expect(await refusalOf(zip(workbook(sheetData(rows))))).toMatch(/up to 2000/);
  });

  it('hundreds of thousands of rows with one cell at the far right', async () => {
    const rows = '<row><c r="XFD1"><v>1</v></c></row>'.repeat(400_000);
    expect(await readSheet(zip(workbook(sheetData(rows))), { maxRows: MAX_ROWS, companyId: 1 })).toEqual([]);
  });

  it('a few kilobytes that keep the reader busy for minutes', async () => {
    const columns = '<col min="1" max="16384" width="5"/>'.repeat(400_000);
    const busy = `<worksheet><cols>${columns}</cols><sheetData/></worksheet>`;
    expect(await refusalOf(zip(workbook(busy)))).toMatch(/too large/);
  });

  it('tags nested a million deep', async () => {
    const deep = zip(workbook('<a>'.repeat(1_000_000)));
    expect(await readSheet(deep, { maxRows: MAX_ROWS, companyId: 1 })).toEqual([]);
  });
});

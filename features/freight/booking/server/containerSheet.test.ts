import type { CellValue } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { readSheet } from '../../../../platform/server/sheet/readSheet.ts';
import { UserError } from '../../../../platform/server/texts/userError.ts';
import { LANGUAGES, type Language } from '../../../../platform/wire/language.ts';
import type { OrderContainer } from '../order.ts';
import { writeContainerSheet } from './containerSheet.ts';
import { matchSheetRows } from './matchSheetRows.ts';

const container = (orderContainerId: number, over: Partial<OrderContainer> = {}): OrderContainer => ({
  orderContainerId,
  sizeType: '45G1',
  owner: 'SOC',
  containerNo: null,
  heldNo: null,
  sealNo: null,
  tareKg: null,
  vgmKg: null,
  status: 'planned',
  ...over,
});

const twoForties = [container(11), container(12)];
const CSQU = 'CSQU3054383';
const TGHU = 'TGHU7599330';

/** Rows as the reader of sheets gives them: numbered as in the sheet, without empty ones. */
function imported(rows: CellValue[][], containers: readonly OrderContainer[] = twoForties, language: Language = 'en') {
  const filled = rows.map((cells, index) => ({ rowNumber: index + 1, cells })).filter(({ cells }) => cells.length > 0);
  return matchSheetRows(filled, containers, language);
}

function refusalOf(work: () => unknown): UserError {
  try {
    work();
  } catch (fault) {
    if (fault instanceof UserError) return fault;
    throw fault;
  }
  throw new Error('not refused');
}

const HEADER = ['No.', 'Container type', 'Container no.', 'Seal no.', 'Tare (kg)', 'VGM (kg)'];

describe('the template', () => {
  it('comes back as it was filled in, in whichever language it was made and is read', async () => {
    const filled = [
      container(11, { containerNo: CSQU, sealNo: '001234', tareKg: 3900, vgmKg: 28_000 }),
      container(12, { sizeType: '22G1', containerNo: TGHU, sealNo: '=7' }),
    ];
    for (const language of LANGUAGES) {
      const content = Buffer.from(await writeContainerSheet(filled, language));
      expect(matchSheetRows(await readSheet(content, { maxRows: 2_000, companyId: 1 }), filled, 'ru')).toEqual([
        {
          rowNumber: 2,
          orderContainerId: 11,
          containerNo: CSQU,
          sealNo: '001234',
          tareKg: 3900,
          vgmKg: 28_000,
          errors: [],
        },
        {
          rowNumber: 3,
          orderContainerId: 12,
          containerNo: TGHU,
          sealNo: '=7',
          tareKg: null,
          vgmKg: null,
          errors: [],
        },
      ]);
    }
  });

  it('is rejected when nothing is filled in', async () => {
    const content = Buffer.from(await writeContainerSheet(twoForties, 'zh'));
    const rows = await readSheet(content, { maxRows: 2_000, companyId: 1 });
    expect(() => matchSheetRows(rows, twoForties, 'en')).toThrow('The sheet is empty');
  });
});

describe('a sheet of the customer', () => {
  it('may call the size-types as the trade does, or by their group alone', () => {
    const parsed = imported(
      [HEADER, ['', "20' GP", TGHU], ['', '45GP', CSQU]],
      [container(11), container(12, { sizeType: '22G1' })],
    );
    expect(parsed.map(({ orderContainerId, errors }) => [orderContainerId, errors])).toEqual([
      [12, []],
      [11, []],
    ]);
  });

  it('needs only the container numbers, written as people write them, under a title', () => {
    const parsed = imported([['Containers for 1 December'], [], ['集装箱', '箱号'], [1, 'csqu 305438-3']]);
    expect(parsed).toMatchObject([{ rowNumber: 4, orderContainerId: 11, containerNo: CSQU, errors: [] }]);
  });

  it('without our No. goes by size-type, in the order of the containers', () => {
    const containers = [container(1), container(2, { sizeType: '22G1' }), container(3, { sizeType: '22G1' })];
    const parsed = imported(
      [
        ['Container type', 'Container no.'],
        ['22g1', CSQU],
        ['45G1', TGHU],
        ['45G1', 'MSCU6639870'],
      ],
      containers,
    );
    expect(parsed.map((row) => row.orderContainerId)).toEqual([2, 1, null]);
    expect(parsed[2]?.errors).toContain('The order has no more 45G1 containers.');
  });

  it('may have numbers typed as text and text typed as numbers', () => {
    const parsed = imported([HEADER, ['11', null, CSQU, 1234567, '3 900', '28,000']]);
    expect(parsed).toMatchObject([
      { orderContainerId: 11, sealNo: '1234567', tareKg: 3900, vgmKg: 28_000, errors: [] },
    ]);
  });

  it('without a column of container numbers is refused, naming the column', () => {
    const thrown = refusalOf(() => imported([['a', 'b']]));
    expect(thrown.textIn('zh')).toContain('“箱号”');
    expect(thrown.textIn('ru')).toContain('«№ контейнера»');
  });
});

describe('errors of rows', () => {
  const errorsOf = (...rows: CellValue[][]) => imported([HEADER, ...rows]).map(({ errors }) => errors);

  it('a mistyped digit, and a number that is none', () => {
    const [digit, shape] = errorsOf([11, null, 'CSQU3054384'], [12, null, 'CSQ305438']);
    expect(digit).toEqual(['This number does not comply with ISO 6346: wrong check digit.']);
    expect(shape).toEqual([expect.stringMatching(/4 letters and 7 digits/)]);
  });

  it('the same container twice, in both rows', () => {
    expect(errorsOf([11, null, CSQU], [12, null, 'CSQU 305438 3'])).toEqual([
      ['Same container number as in row 3.'],
      ['Same container number as in row 2.'],
    ]);
  });

  it('a row of another order, a row used twice, another size-type', () => {
    const [foreign, , twice, size] = errorsOf(
      [99, null, CSQU],
      [11, null, TGHU],
      [11, null, 'MSCU6639870'],
      [12, '22G1', null, 'S1'],
    );
    expect(foreign).toEqual(['This row no. is not in the order.']);
    expect(twice).toEqual(['Same row no. as in row 3 of the file.']);
    expect(size).toEqual(['The container in this row of the order is a 45G1.']);
  });

  it('weights that are no whole kilograms, or no weights of a container', () => {
    const [words, half, beyond] = errorsOf(
      [11, null, null, null, 'about 4 t', true],
      [12, null, null, null, 3900.5, 28_000.25],
      [null, null, null, null, -1, 60_001],
    );
    expect(words).toEqual(['Tare (kg): enter a whole number.', 'VGM (kg): enter a whole number.']);
    expect(half).toEqual(['Tare (kg): enter a whole number.', 'VGM (kg): enter a whole number.']);
    expect(beyond).toEqual([
      'Tare (kg): enter a value above 0 and up to 20000.',
      'VGM (kg): enter a value above 0 and up to 60000.',
      'The order has no more containers.',
    ]);
  });

  it('in the language of the person who imports', () => {
    const [row] = imported([HEADER, [11, null, 'CSQU3054384']], twoForties, 'zh');
    expect(row?.errors).toEqual(['不符合ISO6346规则：箱号校验码不正确，请核对。']);
  });
});

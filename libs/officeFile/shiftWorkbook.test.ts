import PizZip from 'pizzip';
import { expect, test } from 'vitest';
import { convertDocument, hasLibreOffice } from '../libreOffice/convert.ts';
import { patchWorkbook } from './patchCells.ts';
import type { Shift } from './shift.ts';
import { type MadeSheet, xlsxOf } from './testing/xlsxParts.ts';

const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';
const anchor = (kind: string, [left, top]: readonly number[], [right, bottom]: readonly number[]) =>
  `<xdr:twoCellAnchor${kind}><xdr:from><xdr:col>${left}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${top}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:to><xdr:col>${right}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${bottom}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:to><xdr:clientData/></xdr:twoCellAnchor>`;

const LIST: MadeSheet = {
  name: '装箱单',
  before:
    '<dimension ref="A1:E6"/><sheetViews><sheetView workbookViewId="0"><pane ySplit="2" topLeftCell="A3" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft" activeCell="B4" sqref="B4"/></sheetView></sheetViews><cols><col min="1" max="1" width="24" customWidth="1"/><col min="2" max="4" width="12" customWidth="1"/></cols>',
  rows: [
    [{ v: '装箱单 Упаковочный лист', s: 1 }, null, null, null],
    [
      { v: '品名', s: 1 },
      { v: 'Кол-во', s: 1 },
      { v: 'kg', s: 1 },
      { v: 'kg/pc', s: 1 },
    ],
    ['轴承', 10, { v: 120.5, s: 2 }, '=C3/B3'],
    ['Болт', 20, { v: 80, s: 2 }, '=C4/B4'],
    ['Nut', 30, { v: 60, s: 2 }, '=C5/B5'],
    [{ v: 'Total', s: 1 }, '=SUM(B3:B5)', { v: '=SUM(C3:C5)', s: 2 }, '=Total/B6'],
  ],
  after:
    '<autoFilter ref="A2:D5"><filterColumn colId="2"><filters><filter val="80"/></filters></filterColumn></autoFilter><mergeCells count="2"><mergeCell ref="A1:D1"/><mergeCell ref="A4:A5"/></mergeCells><conditionalFormatting sqref="C3:C5"><cfRule type="expression" dxfId="0" priority="1"><formula>C3&gt;$C$6</formula></cfRule></conditionalFormatting><dataValidations count="2"><dataValidation type="list" sqref="A3:A5"><formula1>Codes!$A$1:$A$2</formula1></dataValidation><dataValidation type="whole" sqref="B4"><formula1>1</formula1><formula2>B5</formula2></dataValidation></dataValidations><hyperlinks><hyperlink ref="A5" location="\'装箱单\'!B6"/></hyperlinks><rowBreaks count="1" manualBreakCount="1"><brk id="5" max="16383" man="1"/></rowBreaks><drawing r:id="rId1"/><legacyDrawing r:id="rId2"/>',
  relations: {
    rId1: ['drawing', '../drawings/drawing1.xml'],
    rId2: ['vmlDrawing', '../drawings/vmlDrawing1.vml'],
    rId3: ['comments', '../comments1.xml'],
  },
};

const book = () =>
  xlsxOf({
    sheets: [
      LIST,
      {
        name: 'Codes',
        rows: [
          ['轴承', "='装箱单'!C6"],
          ['Болт', '=SUM(装箱单!C3:C4)'],
        ],
      },
    ],
    names:
      '<definedName name="Total">\'装箱单\'!$C$6</definedName><definedName name="_xlnm.Print_Area" localSheetId="0">\'装箱单\'!$A$1:$D$6</definedName>',
    parts: {
      'xl/drawings/drawing1.xml': {
        type: 'drawing',
        body: `<xdr:wsDr xmlns:xdr="${DRAWING}/spreadsheetDrawing">${anchor('', [1, 2], [3, 5])}${anchor(' editAs="oneCell"', [1, 4], [2, 6])}${anchor(' editAs="absolute"', [0, 4], [1, 6])}</xdr:wsDr>`,
      },
      'xl/drawings/vmlDrawing1.vml': {
        body: '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shape id="one"><x:ClientData ObjectType="Note"><x:Anchor>2, 15, 3, 10, 4, 15, 6, 4</x:Anchor><x:Row>3</x:Row><x:Column>1</x:Column></x:ClientData></v:shape></xml>',
      },
      'xl/comments1.xml': {
        type: 'spreadsheetml.comments',
        body: '<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors><author>A</author></authors><commentList><comment ref="B4" authorId="0"><text><t>check</t></text></comment></commentList></comments>',
      },
      'xl/charts/chart1.xml': {
        body: `<c:chart xmlns:c="${DRAWING}/chart"><c:f>装箱单!$C$3:$C$5</c:f></c:chart>`,
      },
    },
  });

function shifted(...shifts: Omit<Shift, 'sheet'>[]) {
  const change = { shifts: shifts.map((one) => ({ sheet: '装箱单', ...one })), cells: [] };
  const result = patchWorkbook(book(), change);
  if (result.status !== 'done') throw new Error(result.cell);
  const zip = new PizZip(result.content);
  const part = (path: string) => zip.file(path)?.asText() ?? '';
  return {
    content: result.content,
    part,
    list: part('xl/worksheets/sheet1.xml'),
    codes: part('xl/worksheets/sheet2.xml'),
  };
}

test('rows put between others take formulas, rules, links, merged cells, filters and views along', () => {
  const { list, codes, part } = shifted({ axis: 'row', kind: 'insert', at: 4, count: 2 });
  expect(list).toContain('<c r="B8"><f>SUM(B3:B7)</f></c>');
  expect(list).toContain('<c r="D7"><f>C7/B7</f></c>');
  // like the row above them, empty
  expect(list).toContain('<row r="5"><c r="C5" s="2"/></row><row r="6"><c r="C6" s="2"/></row>');
  expect(list).toContain('<mergeCells count="2"><mergeCell ref="A1:D1"/><mergeCell ref="A4:A7"/></mergeCells>');
  expect(list).toContain('sqref="C3:C7"><cfRule type="expression" dxfId="0" priority="1"><formula>C3&gt;$C$8<');
  expect(list).toContain('sqref="A3:A7"><formula1>Codes!$A$1:$A$2<');
  expect(list).toContain('sqref="B4"><formula1>1</formula1><formula2>B7<');
  expect(list).toContain('<hyperlink ref="A7" location="\'装箱单\'!B8"/>');
  expect(list).toContain('<autoFilter ref="A2:D7"><filterColumn colId="2">');
  expect(list).toContain('<brk id="7" max="16383" man="1"/>');
  expect(list).toContain('<dimension ref="A1:E8"/>');
  expect(codes).toContain("<f>'装箱单'!C8</f>");
  expect(codes).toContain('<f>SUM(装箱单!C3:C4)</f>');
  expect(part('xl/workbook.xml')).toContain(">'装箱单'!$C$8<");
  expect(part('xl/workbook.xml')).toContain(">'装箱单'!$A$1:$D$8<");
  expect(part('xl/charts/chart1.xml')).toContain('装箱单!$C$3:$C$7');
  const rowsOf = part('xl/drawings/drawing1.xml').match(/(?<=<xdr:row>)\d+/g);
  expect(rowsOf).toEqual(['2', '7', '6', '8', '4', '6']);
});

test('frozen rows, comments and their boxes move with what is put above them', () => {
  const { list, part } = shifted({ axis: 'row', kind: 'insert', at: 1, count: 1 });
  expect(list).toContain('<pane ySplit="3" topLeftCell="A4"');
  expect(list).toContain('activeCell="B5" sqref="B5"');
  expect(part('xl/comments1.xml')).toContain('<comment ref="B5"');
  expect(part('xl/drawings/vmlDrawing1.vml')).toContain('<x:Row>4</x:Row>');
  expect(part('xl/drawings/vmlDrawing1.vml')).toContain('<x:Anchor>2, 15, 4, 10, 4, 15, 7, 4</x:Anchor>');
});

test('deleted rows take their comments, rules and links with them, and leave errors where they are missed', () => {
  const { list, codes, part } = shifted({ axis: 'row', kind: 'delete', at: 3, count: 2 });
  expect(list).toContain('<c r="B4"><f>SUM(B3:B3)</f></c>');
  expect(list).toContain('<mergeCells count="1"><mergeCell ref="A1:D1"/></mergeCells>');
  expect(list).toContain('<dataValidations count="1"><dataValidation type="list" sqref="A3:A3">');
  expect(list).not.toContain('hyperlink');
  expect(codes).toContain('<f>SUM(装箱单!C3:C3)</f>');
  expect(part('xl/comments1.xml')).not.toContain('<comment ');
  expect(part('xl/drawings/vmlDrawing1.vml')).not.toContain('v:shape');
  const again = shifted({ axis: 'row', kind: 'delete', at: 5, count: 1 });
  expect(again.codes).toContain("<f>'装箱单'!#REF!</f>");
  expect(again.part('xl/workbook.xml')).toContain(">'装箱单'!#REF!<");
});

test('columns move with their widths, formats and the column that is filtered', () => {
  const { list } = shifted({ axis: 'column', kind: 'insert', at: 1, count: 1 });
  expect(list).toContain('<col min="1" max="2" width="24" customWidth="1"/><col min="3" max="5"');
  expect(list).toContain('<c r="B2" s="1"/><c r="C2" s="1"');
  expect(list).toContain('<c r="D6" s="2"><f>SUM(D3:D5)</f></c>');
  expect(list).toContain('<autoFilter ref="A2:E5"><filterColumn colId="3">');
  expect(list).toContain('<mergeCell ref="A1:E1"/>');
  const gone = shifted({ axis: 'column', kind: 'delete', at: 2, count: 1 }).list;
  expect(gone).toContain('<f>#REF!/B3</f>');
  expect(gone).not.toContain('filterColumn');
  expect(gone).toContain('<col min="2" max="3"');
});

test('a formula shared by cells is written out; one of an array or a table that would be split is refused', () => {
  const sheet = (rows: string, after = ''): MadeSheet => ({
    name: '装箱单',
    rows: [],
    after: `${after}`,
    before: `<!--${rows}-->`,
  });
  const withData = (data: string) => {
    const zip = new PizZip(xlsxOf({ sheets: [sheet('')] }));
    const path = 'xl/worksheets/sheet1.xml';
    const xml = zip.file(path)?.asText() ?? '';
    zip.file(path, xml.replace('<sheetData></sheetData>', `<sheetData>${data}</sheetData>`));
    return zip.generate({ type: 'uint8array' });
  };
  const shift = { sheet: '装箱单', axis: 'row', kind: 'insert', at: 1, count: 1 } as const;
  const shared = patchWorkbook(
    withData(
      '<row><c><v>1</v></c><c><f t="shared" ref="B1:B3" si="0">A1*2</f></c></row><row><c><v>2</v></c><c><f t="shared" si="0"/></c></row><row r="3"><c r="B3"><f t="shared" si="0"/></c></row>',
    ),
    { shifts: [shift], cells: [{ sheet: '装箱单', ref: 'B3', value: 4, formula: '' }] },
  );
  const xml = shared.status === 'done' ? new PizZip(shared.content).file('xl/worksheets/sheet1.xml')?.asText() : '';
  expect(xml).toContain('<c r="B1"><f>A1*2</f></c>');
  expect(xml).toContain('<c r="B3"><f>A3*2</f><v>4</v></c>');
  expect(xml).toContain('<c r="B4"><f>A4*2</f></c>');
  const array = withData('<row r="1"><c r="A1"><f t="array" ref="A1:A3">B1:B3*2</f></c></row>');
  expect(patchWorkbook(array, { shifts: [shift], cells: [] })).toEqual({ status: 'fixedRange', cell: 'A1' });
  const absent = patchWorkbook(array, { shifts: [{ ...shift, sheet: 'x' }], cells: [] });
  expect(absent).toEqual({ status: 'noSheet', cell: 'x' });
});

const isInstalled = await hasLibreOffice();

test.runIf(isInstalled)(
  'LibreOffice computes the same sums from the moved cells',
  async () => {
    const { content } = shifted(
      { axis: 'row', kind: 'insert', at: 3, count: 3 },
      { axis: 'column', kind: 'insert', at: 1, count: 1 },
      { axis: 'row', kind: 'delete', at: 7, count: 1 },
    );
    const csv = await convertDocument(content, { from: 'xlsx', to: 'csv' });
    const text = csv.outcome === 'done' ? new TextDecoder().decode(csv.content) : csv.outcome;
    expect(text.split('\n').filter(Boolean).at(-1)).toMatch(/^Total,,30,200\.50?(?: kg)?,6\.68/);
  },
  60_000,
);

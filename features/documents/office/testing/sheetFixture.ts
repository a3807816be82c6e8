import { readXlsx } from 'hucre/xlsx';
import PizZip from 'pizzip';
import { columnName } from '../../../../libs/officeFile/columnName.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATION}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATION}"><sheets><sheet name="装箱单" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATION}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATION}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="3" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>品名</t></is></c><c r="B1" t="inlineStr"><is><t>件数</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>轴承</t></is></c><c r="B2" s="1"><v>12</v></c></row><row r="3"><c r="A3" t="inlineStr"><is><t>螺栓</t></is></c><c r="B3" s="1"><v>7</v></c></row><row r="4"><c r="B4" s="1"><f>SUM(B2:B3)</f><v>19</v></c></row></sheetData><dataValidations count="1"><dataValidation type="whole" sqref="B2:B3"><formula1>1</formula1><formula2>99</formula2></dataValidation></dataValidations></worksheet>`,
};

/** A packing list with a formula, a number format and a validation. */
export function buildXlsx(): Uint8Array<ArrayBuffer> {
  const zip = new PizZip();
  for (const [path, xml] of Object.entries(PARTS))
    zip.file(path, `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${xml}`);
  return new Uint8Array(zip.generate({ type: 'uint8array', compression: 'DEFLATE' }));
}

/** Values of the first sheet by cell. */
export async function cellsOf(xlsx: Uint8Array): Promise<Record<string, unknown>> {
  const { sheets } = await readXlsx(xlsx);
  const rows = sheets[0]?.rows ?? [];
  return Object.fromEntries(
    rows.flatMap((cells, row) =>
      cells.map((value, column): [string, unknown] => [`${columnName(column)}${row + 1}`, value]),
    ),
  );
}

import PizZip from 'pizzip';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument';

/** Styles by their place: plain, bold heading, 1,234.50, a day, per cent, wrapped in a frame, red on yellow. */
const STYLES = `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="#,##0.00\\ &quot;kg&quot;"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="3"><font><sz val="11"/><name val="Noto Sans"/></font><font><b/><sz val="12"/><name val="Noto Sans"/></font><font><sz val="11"/><color rgb="FFC00000"/><name val="Noto Sans"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFFF2CC"/></patternFill></fill></fills><borders count="2"><border/><border><left style="thin"/><right style="thin"/><top style="thin"/><bottom style="thin"/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="7"><xf/><xf fontId="1" borderId="1" applyFont="1" applyBorder="1"/><xf numFmtId="164" borderId="1" applyNumberFormat="1" applyBorder="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="10" applyNumberFormat="1"/><xf borderId="1" applyBorder="1" applyAlignment="1"><alignment wrapText="1" vertical="top"/></xf><xf fontId="2" fillId="2" applyFont="1" applyFill="1"/></cellXfs><dxfs count="1"><dxf><font><color rgb="FF9C0006"/></font></dxf></dxfs></styleSheet>`;

/** A cell as text, a number, or a formula (with `=`); `s` names a style of the list. */
export type Cell = string | number | null | { v: string | number; s: number };

export interface MadeSheet {
  name: string;
  rows: readonly (readonly Cell[])[];
  /** XML between the head of the sheet and its data: views, widths */
  before?: string;
  /** XML behind the data, in the order of the standard: merged cells, rules, links */
  after?: string;
  /** relation id to type and target, such as `['drawing', '../drawings/drawing1.xml']` */
  relations?: Readonly<Record<string, readonly [string, string]>>;
}

interface MadeBook {
  sheets: readonly MadeSheet[];
  names?: string;
  /** more parts, with the content type of those that need one */
  parts?: Readonly<Record<string, { type?: string; body: string | Uint8Array }>>;
}

const escapedText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const letter = (column: number) => String.fromCharCode(65 + column);

function cellXml(cell: Cell, ref: string): string {
  if (cell === null) return '';
  const { v, s } = typeof cell === 'object' ? cell : { v: cell, s: 0 };
  const start = `<c r="${ref}"${s === 0 ? '' : ` s="${s}"`}`;
  if (v === '') return `${start}/>`;
  if (typeof v === 'number') return `${start}><v>${v}</v></c>`;
  if (v.startsWith('=')) return `${start}><f>${escapedText(v.slice(1))}</f></c>`;
  return `${start} t="inlineStr"><is><t xml:space="preserve">${escapedText(v)}</t></is></c>`;
}

function sheetXml({ rows, before = '', after = '' }: MadeSheet): string {
  const data = rows
    .map((cells, row) => {
      const inner = cells.map((cell, column) => cellXml(cell, `${letter(column)}${row + 1}`)).join('');
      return `<row r="${row + 1}">${inner}</row>`;
    })
    .join('');
  return `<worksheet xmlns="${MAIN}" xmlns:r="${RELATION}">${before}<sheetData>${data}</sheetData>${after}</worksheet>`;
}

const relationsXml = (relations: readonly (readonly [string, string, string])[]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${relations
    .map(([id, type, target]) => {
      const mode = target.includes('://') ? ' TargetMode="External"' : '';
      return `<Relationship Id="${id}" Type="${RELATION}/${type}" Target="${target}"${mode}/>`;
    })
    .join('')}</Relationships>`;

/** A workbook of these sheets, as small as the standard allows. */
export function xlsxOf({ sheets, names = '', parts = {} }: MadeBook): Uint8Array {
  const zip = new PizZip();
  const put = (path: string, xml: string) =>
    zip.file(path, `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${xml}`);
  const override = (path: string, type: string) => `<Override PartName="/${path}" ContentType="${type}"/>`;
  const types = [
    override('xl/workbook.xml', `${TYPE}.spreadsheetml.sheet.main+xml`),
    override('xl/styles.xml', `${TYPE}.spreadsheetml.styles+xml`),
    ...sheets.map((_one, at) => override(`xl/worksheets/sheet${at + 1}.xml`, `${TYPE}.spreadsheetml.worksheet+xml`)),
    ...Object.entries(parts).flatMap(([path, { type }]) =>
      type === undefined ? [] : override(path, `${TYPE}.${type}+xml`),
    ),
  ];
  put(
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="vml" ContentType="${TYPE}.vmlDrawing"/>${types.join('')}</Types>`,
  );
  put('_rels/.rels', relationsXml([['rId1', 'officeDocument', 'xl/workbook.xml']]));
  const listed = sheets.map(({ name }, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  put(
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${RELATION}"><sheets>${listed.join('')}</sheets>${names && `<definedNames>${names}</definedNames>`}</workbook>`,
  );
  put(
    'xl/_rels/workbook.xml.rels',
    relationsXml([
      ...sheets.map((_one, at) => [`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`] as const),
      ['rId99', 'styles', 'styles.xml'],
    ]),
  );
  put('xl/styles.xml', STYLES);
  for (const [at, sheet] of sheets.entries()) {
    put(`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet));
    const relations = Object.entries(sheet.relations ?? {}).map(([id, one]) => [id, ...one] as const);
    if (relations.length > 0) put(`xl/worksheets/_rels/sheet${at + 1}.xml.rels`, relationsXml(relations));
  }
  for (const [path, { body }] of Object.entries(parts))
    if (typeof body === 'string') put(path, body);
    else zip.file(path, body);
  return zip.generate({ type: 'uint8array', compression: 'DEFLATE' });
}

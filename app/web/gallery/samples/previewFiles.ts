import { zipArchive } from './zipArchive.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MARKUP = 'application/vnd.openxmlformats-officedocument';

const relation = (id: string, kind: string, target: string, mode = '') =>
  `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"${mode && ` TargetMode="${mode}"`}/>`;
const relations = (...all: string[]) => `${XML}<Relationships xmlns="${RELATIONS}">${all.join('')}</Relationships>`;
const types = (...parts: [path: string, type: string][]) => {
  const overrides = parts.map(([path, type]) => `<Override PartName="${path}" ContentType="${MARKUP}.${type}+xml"/>`);
  return `${XML}<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`;
};

const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** A4 with margins of an inch. */
const PAGE =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/></w:sectPr>';

function wordFile(): File {
  const link = `<w:p><w:hyperlink r:id="rId9"><w:r><w:t>cit-rail.org</w:t></w:r></w:hyperlink></w:p>`;
  const lines = ['中欧班列运单', 'Накладная ЦИМ/СМГС', 'CIM/SMGS consignment note', 'CSQU3054383 · 24 600 kg'];
  const body = `<w:body>${lines.map(paragraph).join('')}${link}${PAGE}</w:body>`;
  const parts = {
    '[Content_Types].xml': types(['/word/document.xml', 'wordprocessingml.document.main']),
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'word/document.xml')),
    'word/document.xml': `${XML}<w:document xmlns:w="${WORD}" xmlns:r="${OFFICE}">${body}</w:document>`,
    'word/_rels/document.xml.rels': relations(relation('rId9', 'hyperlink', 'https://www.cit-rail.org/', 'External')),
  };
  return new File([zipArchive(parts)], '运单 Накладная.docx');
}

function sheetFile(): File {
  const text = (place: string, words: string) => `<c r="${place}" t="inlineStr"><is><t>${words}</t></is></c>`;
  const cargo = ['钢制配件', 'Комплектующие', 'Auto parts'];
  const row = (number: number) =>
    `<row r="${number}">${text(`A${number}`, cargo[number % 3] ?? '')}<c r="B${number}"><v>${number * 12}</v></c><c r="C${number}"><v>${number * 1310.5}</v></c></row>`;
  const head = `<row r="1">${text('A1', '装箱单 Packing list')}</row><row r="2">${text('A2', '货名 Cargo')}${text('B2', '件数 Pcs')}${text('C2', '毛重 kg')}</row>`;
  const rows = Array.from({ length: 600 }, (_none, index) => row(index + 3)).join('');
  const parts = {
    '[Content_Types].xml': types(
      ['/xl/workbook.xml', 'spreadsheetml.sheet.main'],
      ['/xl/worksheets/sheet1.xml', 'spreadsheetml.worksheet'],
    ),
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${XML}<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="装箱单" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(relation('rId1', 'worksheet', 'worksheets/sheet1.xml')),
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${SHEET}"><sheetData>${head}${rows}</sheetData><mergeCells count="1"><mergeCell ref="A1:C1"/></mergeCells></worksheet>`,
  };
  return new File([zipArchive(parts)], '装箱单.xlsx');
}

function pdfFile(pages: number): File {
  const font = 3;
  const idOf = (page: number) => font + 1 + page * 2;
  const kids = Array.from({ length: pages }, (_none, page) => `${idOf(page)} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  for (let page = 0; page < pages; page += 1) {
    const drawing = `BT /F1 40 Tf 72 740 Td (CIM/SMGS ${page + 1}) Tj ET`;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${idOf(page) + 1} 0 R /Resources << /Font << /F1 ${font} 0 R >> >> >>`,
      `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    );
  }
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = String(body.length).padStart(10, '0');
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${place} 00000 n \n`;
  });
  const table = `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${places.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return new File([body + table + end], `CIM-SMGS ${pages} pages.pdf`, { type: 'application/pdf' });
}

async function pictureFile(name: string, hue: number): Promise<File> {
  const canvas = new OffscreenCanvas(1200, 700);
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = `hsl(${hue} 45% 42%)`;
    pen.fillRect(0, 0, 1200, 700);
    pen.fillStyle = `hsl(${hue} 45% 34%)`;
    for (let x = 40; x < 1200; x += 60) pen.fillRect(x, 60, 28, 580);
    pen.fillStyle = '#fff';
    pen.font = '600 96px system-ui, sans-serif';
    pen.fillText('CSQU 305438 3', 280, 390);
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

/** A file of each previewable kind, unsupported files and broken ones. */
export async function sampleFiles(): Promise<File[]> {
  const lines = Array.from({ length: 60_000 }, (_none, line) => `${line + 1};CSQU3054383;装箱;Погрузка;loaded`);
  return [
    await pictureFile('箱体照片.png', 205),
    pdfFile(500),
    wordFile(),
    sheetFile(),
    new File([lines.join('\n')], '轨迹 events.csv', { type: 'text/csv' }),
    new File([zipArchive({ 'CSQU3054383/铅封.txt': '00123', 'CSQU3054383/фото/1.txt': '1' })], 'CSQU3054383.zip'),
    new File(['Rar!'], '照片.rar'),
    new File(['%!PS'], 'drawing.dwg'),
    new File(['no picture'], 'broken.png', { type: 'image/png' }),
    new File(['%PDF-1.4 no more'], 'broken.pdf'),
    new File(['PK'], 'broken.docx'),
    new File(['old'], 'ledger.xls'),
  ];
}

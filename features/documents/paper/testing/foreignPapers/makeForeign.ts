import { writeXlsx } from 'hucre/xlsx';
import PizZip from 'pizzip';
import sharp, { type Sharp } from 'sharp';
import { convertDocument } from '../../../../../libs/libreOffice/convert.ts';
import { pagePictures } from '../makePaper.ts';
import { photograph } from '../photograph.ts';
import type { Block, Cell, ForeignPaper, Table } from './foreignPaper.ts';

/** A file of a paper; a scan and a photo of several pages are as many. */
interface MadeFile {
  extension: 'docx' | 'xlsx' | 'pdf' | 'jpg';
  bytes: Uint8Array;
}

/** Files of a paper as its house would send it; throws without LibreOffice. */
export async function makeForeign({ form, blocks }: ForeignPaper, seed: number): Promise<MadeFile[]> {
  if (form === 'xlsx') return [{ extension: 'xlsx', bytes: await workbookOf(blocks) }];
  const docx = documentOf(blocks);
  if (form === 'docx') return [{ extension: 'docx', bytes: docx }];
  const converted = await convertDocument(docx, { from: 'docx', to: 'pdf' });
  if (converted.outcome !== 'done') throw new Error(`LibreOffice: ${converted.outcome}`);
  if (form === 'pdf') return [{ extension: 'pdf', bytes: converted.content }];
  const pages = await pagePictures(converted.content);
  const see = form === 'scan' ? scanned : photographed;
  return Promise.all(pages.map(async (page) => ({ extension: 'jpg' as const, bytes: await see(page, seed) })));
}

const PAPER = { background: '#fdfcf8' };
/** Degrees that a sheet lies askew on the glass. */
const ASKEW = [-1.9, 0.8, -0.6, 1.4, 2.2];

async function scanned(page: Buffer, seed: number): Promise<Uint8Array> {
  const turned = await sharp(page)
    .flatten(PAPER)
    .rotate(ASKEW[seed % ASKEW.length], PAPER)
    .greyscale()
    .toBuffer();
  return withGrain(sharp(turned).blur(0.7), 9);
}

const photographed = async (page: Buffer, seed: number) =>
  withGrain(sharp(await (await photograph(page, seed)).png().toBuffer()).blur(0.6), 7);

async function withGrain(picture: Sharp, sigma: number): Promise<Uint8Array> {
  const { data, info } = await picture.png().toBuffer({ resolveWithObject: true });
  const size = { width: info.width, height: info.height };
  const noise = { type: 'gaussian', mean: 128, sigma } as const;
  const grain = await sharp({ create: { ...size, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer();
  const grained = sharp(data).composite([{ input: grain, blend: 'soft-light' }]);
  return new Uint8Array(await grained.jpeg({ quality: 55 }).toBuffer());
}

function workbookOf(blocks: readonly Block[]): Promise<Uint8Array> {
  const rows = blocks.flatMap((block) => (block.kind === 'sheet' ? block.rows : []));
  const asTyped = ({ text, span }: Cell) => [
    /^\d+(\.\d+)?$/.test(text) && !/^0\d/.test(text) && text.length < 10 ? Number(text) : text,
    ...Array.from({ length: span - 1 }, () => null),
  ];
  return writeXlsx({ sheets: [{ name: 'Sheet1', rows: rows.map((row) => row.flatMap(asTyped)) }] });
}

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const PARTS = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
/** Twentieths of a point: the text of an A4 page between margins of 15 mm. */
const TEXT_WIDTH = 10_200;

function documentOf(blocks: readonly Block[]): Uint8Array {
  const zip = new PizZip();
  const type = 'application/vnd.openxmlformats';
  zip.file(
    '[Content_Types].xml',
    `<Types xmlns="${PARTS}/content-types"><Default Extension="rels" ContentType="${type}-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${type}-officedocument.wordprocessingml.document.main+xml"/></Types>`,
  );
  zip.file(
    '_rels/.rels',
    `<Relationships xmlns="${PARTS}/relationships"><Relationship Id="r1" Type="${OFFICE}/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
  );
  const page = `<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="850" w:right="850" w:bottom="850" w:left="850"/></w:sectPr>`;
  zip.file(
    'word/document.xml',
    `<w:document xmlns:w="${WORD}"><w:body>${blocks.map(blockXml).join('')}${page}</w:body></w:document>`,
  );
  return zip.generate({ type: 'uint8array' });
}

function blockXml(block: Block): string {
  switch (block.kind) {
    case 'table':
      return tableXml(block);
    case 'page':
      return '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
    case 'text':
      return paragraph(block.text, {
        points: block.points,
        isBold: block.points > 10,
        place: block.isCentred ? 'center' : 'left',
      });
    default:
      return '';
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function paragraph(
  text: string,
  { points, isBold, place }: { points: number; isBold: boolean; place: string },
): string {
  const font =
    '<w:rFonts w:ascii="DejaVu Sans" w:hAnsi="DejaVu Sans" w:cs="DejaVu Sans" w:eastAsia="Noto Sans CJK SC"/>';
  const look = `<w:rPr>${font}${isBold ? '<w:b/>' : ''}<w:sz w:val="${points * 2}"/></w:rPr>`;
  const runs = text.split('\n').map((line) => `<w:t xml:space="preserve">${escaped(line)}</w:t>`);
  return `<w:p><w:pPr><w:jc w:val="${place}"/></w:pPr><w:r>${look}${runs.join('<w:br/>')}</w:r></w:p>`;
}

function tableXml({ widths, borders, points, isCentred, rows }: Table): string {
  const wide = widths.map((width) => Math.round((width * TEXT_WIDTH) / 100));
  const edge = (name: string) => `<w:${name} w:val="single" w:sz="4"/>`;
  const edges = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(edge).join('');
  const look = borders === 'all' ? `<w:tblBorders>${edges}</w:tblBorders>` : '';
  const grid = wide.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
  const drawn = rows.map((row, at) => {
    const line = borders === 'head' && at === 0 ? `<w:tcBorders>${edge('bottom')}</w:tcBorders>` : '';
    let from = 0;
    const cells = row.map((cell) => {
      const width = wide.slice(from, from + cell.span).reduce((sum, one) => sum + one, 0);
      const isOpened = rows[at + 1]?.[row.indexOf(cell)]?.isBelow === true;
      const joined = cell.isBelow ? '<w:vMerge/>' : isOpened ? '<w:vMerge w:val="restart"/>' : '';
      from += cell.span;
      const box = `<w:tcW w:w="${width}" w:type="dxa"/><w:gridSpan w:val="${cell.span}"/>${joined}${line}<w:vAlign w:val="${isCentred ? 'center' : 'top'}"/>`;
      const inside = paragraph(cell.text, {
        points,
        isBold: cell.isBold,
        place: cell.isRight ? 'right' : 'left',
      });
      return `<w:tc><w:tcPr>${box}</w:tcPr>${inside}</w:tc>`;
    });
    return `<w:tr>${cells.join('')}</w:tr>`;
  });
  const layout = `<w:tblW w:w="${TEXT_WIDTH}" w:type="dxa"/>${look}<w:tblLayout w:type="fixed"/>`;
  return `<w:tbl><w:tblPr>${layout}</w:tblPr><w:tblGrid>${grid}</w:tblGrid>${drawn.join('')}</w:tbl>`;
}

import PizZip from 'pizzip';

const TYPES = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const RELATIONS = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;
const FONTS =
  '<w:rFonts w:ascii="Noto Sans CJK SC" w:hAnsi="Noto Sans CJK SC" w:cs="Noto Sans CJK SC" w:eastAsia="Noto Sans CJK SC"/>';
/** `size` in half points, `after` in twentieths of a point */
const STYLES = {
  title: {
    size: 32,
    after: 160,
    isBold: true,
    before: '',
    align: '<w:jc w:val="center"/><w:outlineLvl w:val="0"/>',
  },
  heading: { size: 21, after: 40, isBold: true, before: '<w:keepNext/>', align: '<w:outlineLvl w:val="1"/>' },
  text: { size: 21, after: 120, isBold: false, before: '', align: '' },
} as const;

export interface Paragraph {
  text: string;
  style: keyof typeof STYLES;
  isOnNewPage?: boolean;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function paragraphXml({ text, style, isOnNewPage = false }: Paragraph): string {
  const { size, after, isBold, before, align } = STYLES[style];
  const page = isOnNewPage ? '<w:pageBreakBefore/>' : '';
  const weight = isBold ? '<w:b/>' : '';
  return `<w:p><w:pPr>${before}${page}<w:spacing w:after="${after}" w:line="300" w:lineRule="auto"/>${align}</w:pPr><w:r><w:rPr>${FONTS}${weight}<w:sz w:val="${size}"/></w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
}

/** A plain A4 .docx. */
export function buildDocx(paragraphs: readonly Paragraph[]): Uint8Array {
  const body = paragraphs.map(paragraphXml).join('');
  const section =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1200" w:right="1200" w:bottom="1200" w:left="1200" w:header="600" w:footer="600" w:gutter="0"/></w:sectPr>';
  const zip = new PizZip();
  zip.file('[Content_Types].xml', TYPES);
  zip.file('_rels/.rels', RELATIONS);
  zip.file(
    'word/document.xml',
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}${section}</w:body></w:document>`,
  );
  return zip.generate({ type: 'uint8array', compression: 'DEFLATE' });
}

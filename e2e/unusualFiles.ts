import { zipBytes } from '../libs/fileInspection/testing/zipBytes.ts';
import type { TestFile } from '../platform/testing/actor.ts';

/** A PDF without embedded Chinese glyphs: the viewer needs its own character maps. */
export function pageWithoutFonts(name: string, words: string): TestFile {
  const codes = [...words].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('');
  const drawing = `BT /F1 36 Tf 72 700 Td <${codes}> Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor 7 0 R /DW 1000 >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = String(body.length).padStart(10, '0');
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${place} 00000 n \n`;
  });
  const count = objects.length + 1;
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return { name, content: new TextEncoder().encode(body + end) };
}

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A Word document with scripts, external requests and page-covering styles. */
export function hostileDocument(name: string): TestFile {
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}" TargetMode="External"/>`;
  const link = (id: string, words: string) =>
    `<w:p><w:hyperlink r:id="${id}"><w:r><w:t>${words}</w:t></w:r></w:hyperlink></w:p>`;
  const style = 'red; position: fixed; inset: 0; background: url(https://evil.example/pixel.png)';
  const body = `<w:body><w:p><w:r><w:rPr><w:color w:val="${style}"/><w:sz w:val="99999"/></w:rPr><w:t>&lt;script&gt;window.top.hacked = 1&lt;/script&gt;</w:t></w:r></w:p>${link('rId1', '点我')}${link('rId2', '铁路')}<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" style="width:10pt;height:10pt"><v:imagedata r:id="rId3"/></v:shape></w:pict></w:r></w:p></w:body>`;
  const parts = {
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="${WORD}" xmlns:r="${RELATIONS}">${body}</w:document>`,
    'word/_rels/document.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation('rId1', 'hyperlink', 'javascript:window.top.hacked=2')}${relation('rId2', 'hyperlink', 'https://www.cit-rail.org/')}${relation('rId3', 'image', 'https://evil.example/x.png')}</Relationships>`,
  };
  const bytes = zipBytes(Object.entries(parts).map(([path, content]) => ({ name: path, content })));
  return { name, content: new Uint8Array(bytes) };
}

import PizZip from 'pizzip';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';
const WORD = 'http://schemas.microsoft.com/office/word/2010';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const NAMESPACES = `xmlns:w="${MAIN}" xmlns:r="${OFFICE}/relationships" xmlns:m="${OFFICE}/math" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:wp="${DRAWING}/wordprocessingDrawing" xmlns:a="${DRAWING}/main" xmlns:pic="${DRAWING}/picture" xmlns:wps="${WORD}/wordprocessingShape" xmlns:wpg="${WORD}/wordprocessingGroup" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:c="${DRAWING}/chart" xmlns:dgm="${DRAWING}/diagram"`;

export const run = (inner: string) => `<w:r>${inner}</w:r>`;
export const text = (words: string) => run(`<w:t xml:space="preserve">${words}</w:t>`);
export const paragraph = (inner: string) => `<w:p>${inner}</w:p>`;
const inline = (graphic: string) =>
  run(
    `<w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="1000000" cy="800000"/><wp:docPr id="1" name="x"/><a:graphic>${graphic}</a:graphic></wp:inline></w:drawing>`,
  );
const field = (instruction: string, shown: string, begin = '<w:fldChar w:fldCharType="begin"/>') =>
  [
    run(begin),
    run(`<w:instrText xml:space="preserve"> ${instruction} </w:instrText>`),
    run('<w:fldChar w:fldCharType="separate"/>'),
    text(shown),
    run('<w:fldChar w:fldCharType="end"/>'),
  ].join('');
const shape = (inner: string) =>
  paragraph(
    run(
      `<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline><wp:extent cx="1000000" cy="500000"/><wp:docPr id="3" name="s"/><a:graphic><a:graphicData uri="${WORD}/wordprocessingShape"><wps:wsp><wps:cNvSpPr/><wps:spPr><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr>${inner}<wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice></mc:AlternateContent>`,
    ),
  );

/** Bodies that the editor writes without the part that the mark names. */
export const LOST: Readonly<Record<string, { body: string; mark: RegExp }>> = {
  chart: {
    body: paragraph(inline(`<a:graphicData uri="${DRAWING}/chart"><c:chart r:id="rId7"/></a:graphicData>`)),
    mark: /<c:chart /,
  },
  smartArt: {
    body: paragraph(
      inline(
        `<a:graphicData uri="${DRAWING}/diagram"><dgm:relIds r:dm="rId8" r:lo="rId8" r:qs="rId8" r:cs="rId8"/></a:graphicData>`,
      ),
    ),
    mark: /dgm:relIds/,
  },
  embedded: {
    body: paragraph(
      run(
        '<w:object><v:shape id="s1" style="width:50pt;height:50pt"/><o:OLEObject Type="Embed" ProgID="Excel.Sheet.12" ShapeID="s1" DrawAspect="Content" ObjectID="_1" r:id="rId10"/></w:object>',
      ),
    ),
    mark: /o:OLEObject/,
  },
  textBox: {
    body: paragraph(
      run(
        `<w:pict><v:shape style="width:90pt;height:30pt"><v:textbox><w:txbxContent>${paragraph(text('BOXED'))}</w:txbxContent></v:textbox></v:shape></w:pict>`,
      ),
    ),
    mark: /BOXED/,
  },
  shape: { body: shape(''), mark: /prst="rect"/ },
  formField: {
    body: paragraph(
      field(
        'FORMTEXT',
        'typed',
        '<w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="FORMED"/><w:enabled/><w:textInput/></w:ffData></w:fldChar>',
      ),
    ),
    mark: /FORMED/,
  },
  contents: {
    body: `${paragraph(
      [
        run('<w:fldChar w:fldCharType="begin"/>'),
        run('<w:instrText> TOC \\o "1-3" </w:instrText>'),
        run('<w:fldChar w:fldCharType="separate"/>'),
        text('One 1'),
      ].join(''),
    )}${paragraph(text('Two 2') + run('<w:fldChar w:fldCharType="end"/>'))}`,
    mark: /TOC /,
  },
  phonetic: {
    body: paragraph(
      run(
        `<w:ruby><w:rubyPr><w:rubyAlign w:val="center"/></w:rubyPr><w:rt>${text('pin')}</w:rt><w:rubyBase>${text('拼')}</w:rubyBase></w:ruby>`,
      ),
    ),
    mark: /<w:ruby>/,
  },
  symbol: { body: paragraph(run('<w:sym w:font="Wingdings" w:char="F0FE"/>')), mark: /<w:sym / },
  includedFile: { body: '<w:altChunk r:id="rId20"/>', mark: /altChunk/ },
  customMarkup: {
    body: paragraph(`<w:smartTag w:element="y">${text('TAGGED')}</w:smartTag>`),
    mark: /TAGGED/,
  },
  dropCap: {
    body: `<w:p><w:pPr><w:framePr w:dropCap="drop" w:lines="3"/></w:pPr>${text('D')}</w:p>`,
    mark: /dropCap/,
  },
  protectedRange: {
    body: paragraph(`<w:permStart w:id="9" w:edGrp="everyone"/>${text('p')}<w:permEnd w:id="9"/>`),
    mark: /permStart/,
  },
  effects: {
    body: paragraph(run('<w:rPr><w:bdr w:val="single" w:sz="4"/><w:fitText w:val="500"/></w:rPr><w:t>fx</w:t>')),
    mark: /<w:bdr [\s\S]*fitText|fitText[\s\S]*<w:bdr /,
  },
};

const change = 'w:author="A" w:date="2026-01-01T00:00:00Z"';
const table = (rows: string) =>
  `<w:tbl><w:tblPr><w:tblStyle w:val="TS"/></w:tblPr><w:tblGrid><w:gridCol w:w="2000"/><w:gridCol w:w="2000"/></w:tblGrid>${rows}</w:tbl>`;

/** Bodies of which the editor keeps the marks. */
export const KEPT: Readonly<Record<string, { body: string; marks: readonly RegExp[] }>> = {
  'tracked changes': {
    body: paragraph(
      `<w:ins w:id="11" ${change}>${text('INSERTED')}</w:ins><w:del w:id="12" ${change}><w:r><w:delText>DELETED</w:delText></w:r></w:del>`,
    ),
    marks: [/<w:ins /, /<w:del /, /INSERTED/, /DELETED/],
  },
  'changed formats': {
    body: paragraph(
      `<w:r><w:rPr><w:b/><w:rPrChange w:id="13" ${change}><w:rPr/></w:rPrChange></w:rPr><w:t>f</w:t></w:r>`,
    ),
    marks: [/rPrChange /],
  },
  comments: {
    body: paragraph(
      `<w:commentRangeStart w:id="0"/>${text('c')}<w:commentRangeEnd w:id="0"/>${run('<w:commentReference w:id="0"/>')}`,
    ),
    marks: [/commentReference /],
  },
  'merged cells': {
    body: table(
      `<w:tr><w:trPr><w:tblHeader/></w:trPr><w:tc><w:tcPr><w:gridSpan w:val="2"/><w:vMerge w:val="restart"/></w:tcPr>${paragraph(text('箱号 № контейнера'))}</w:tc></w:tr><w:tr><w:tc><w:tcPr><w:gridSpan w:val="2"/><w:vMerge/></w:tcPr>${paragraph('')}</w:tc></w:tr>`,
    ),
    marks: [/gridSpan/, /vMerge w:val="restart"/, /tblHeader/, /箱号 № контейнера/],
  },
  'nested tables': {
    body: table(
      `<w:tr><w:tc><w:tcPr/>${table(`<w:tr><w:tc><w:tcPr/>${paragraph(text('NESTED'))}</w:tc></w:tr>`)}${paragraph('')}</w:tc></w:tr>`,
    ),
    marks: [/NESTED/],
  },
  'page numbers': {
    body: paragraph('<w:fldSimple w:instr=" PAGE "><w:r><w:t>1</w:t></w:r></w:fldSimple>'),
    marks: [/PAGE/],
  },
  references: { body: paragraph(field('REF bm', 'see')), marks: [/REF bm/] },
  footnotes: {
    body: paragraph(text('f') + run('<w:footnoteReference w:id="2"/>')),
    marks: [/footnoteReference /],
  },
  'landscape sections in columns': {
    body: '<w:p><w:pPr><w:sectPr><w:type w:val="continuous"/><w:pgSz w:w="16838" w:h="11906" w:orient="landscape"/><w:cols w:num="2"/></w:sectPr></w:pPr></w:p>',
    marks: [/landscape/, /w:num="2"/],
  },
  'content controls': {
    body: `<w:sdt><w:sdtPr><w:alias w:val="CONTROL"/><w:tag w:val="t"/></w:sdtPr><w:sdtContent>${paragraph(text('in it'))}</w:sdtContent></w:sdt>`,
    marks: [/CONTROL/, /in it/],
  },
  equations: {
    body: paragraph('<m:oMathPara><m:oMath><m:r><m:t>MATH</m:t></m:r></m:oMath></m:oMathPara>'),
    marks: [/MATH/],
  },
  bookmarks: {
    body: paragraph(`<w:bookmarkStart w:id="1" w:name="MARKED"/>${text('b')}<w:bookmarkEnd w:id="1"/>`),
    marks: [/MARKED/],
  },
};

const RELATIONS = [
  { id: 'rId7', type: 'chart', part: 'charts/chart1' },
  { id: 'rId8', type: 'diagramData', part: 'diagrams/data1' },
  { id: 'rId10', type: 'oleObject', part: 'embeddings/object1' },
  { id: 'rId20', type: 'aFChunk', part: 'included' },
] as const;
/** Of footnotes and comments, which no body names. */
const KNOWN_PARTS = [
  { id: 'rId21', type: 'footnotes', part: 'footnotes' },
  { id: 'rId22', type: 'comments', part: 'comments' },
] as const;

const relationsOf = (body: string) =>
  [...RELATIONS.filter(({ id }) => body.includes(`"${id}"`)), ...KNOWN_PARTS]
    .map(
      ({ id, type, part }) => `<Relationship Id="${id}" Type="${OFFICE}/relationships/${type}" Target="${part}.xml"/>`,
    )
    .join('');

/** A .docx with a body between two paragraphs, and the parts that it refers to. */
export function docxOf(body: string): Uint8Array {
  const zip = new PizZip();
  const part = (path: string, xml: string) =>
    zip.file(path, `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${xml}`);
  part(
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
  );
  part(
    '_rels/.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
  );
  part(
    'word/_rels/document.xml.rels',
    `<Relationships xmlns="${PACKAGE}/relationships">${relationsOf(body)}</Relationships>`,
  );
  for (const { part: name } of RELATIONS) part(`word/${name}.xml`, '<x/>');
  part(
    'word/footnotes.xml',
    `<w:footnotes ${NAMESPACES}><w:footnote w:id="2">${paragraph(text('note'))}</w:footnote></w:footnotes>`,
  );
  part(
    'word/comments.xml',
    `<w:comments ${NAMESPACES}><w:comment w:id="0" ${change} w:initials="A">${paragraph(text('comment'))}</w:comment></w:comments>`,
  );
  part(
    'word/document.xml',
    `<w:document ${NAMESPACES}><w:body>${paragraph(text('before'))}${body}${paragraph(text('after'))}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>`,
  );
  return zip.generate({ type: 'uint8array' });
}

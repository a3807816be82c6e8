import PizZip from 'pizzip';
import { paragraph, run, text } from './docxParts.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const NAMESPACES = `xmlns:w="${MAIN}" xmlns:r="${OFFICE}/relationships" xmlns:m="${OFFICE}/math" xmlns:wp="${DRAWING}/wordprocessingDrawing" xmlns:a="${DRAWING}/main" xmlns:pic="${DRAWING}/picture"`;

/** 2 × 2 pixels, red and blue. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR4nGP4z8AARAwQEkQDAB3rA/0cjwQ7AAAAAElFTkSuQmCC',
  'base64',
);

const STYLES = `<w:styles ${NAMESPACES}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Liberation Sans" w:hAnsi="Liberation Sans" w:eastAsia="Noto Sans CJK SC" w:cs="Liberation Sans"/><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:pPr><w:spacing w:before="240" w:after="120"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style></w:styles>`;
const level = (at: number, format: string, shown: string) =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${shown}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${720 * (at + 1)}" w:hanging="540"/></w:pPr></w:lvl>`;
const NUMBERING = `<w:numbering ${NAMESPACES}><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="multilevel"/>${level(0, 'decimal', '%1.')}${level(1, 'decimal', '%1.%2')}</w:abstractNum><w:abstractNum w:abstractNumId="1"><w:multiLevelType w:val="hybridMultilevel"/>${level(0, 'bullet', '•')}</w:abstractNum><w:abstractNum w:abstractNumId="2"><w:multiLevelType w:val="hybridMultilevel"/>${level(0, 'chineseCountingThousand', '第%1条')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="3"><w:abstractNumId w:val="2"/></w:num></w:numbering>`;

const styled = (properties: string, inner: string) => `<w:p><w:pPr>${properties}</w:pPr>${inner}</w:p>`;
const heading = (words: string) => styled('<w:pStyle w:val="Heading1"/>', text(words));
const centred = (words: string) => styled('<w:jc w:val="center"/>', text(words));
const numbered = (list: number, depth: number, words: string) =>
  styled(`<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${list}"/></w:numPr>`, text(words));
const formatted = (properties: string, words: string) =>
  run(`<w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${words}</w:t>`);
const EDGES = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  .map((edge) => `<w:${edge} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`)
  .join('');

interface TableCell {
  words: string;
  properties?: string;
  inner?: string;
}
const cell = ({ words, properties = '', inner = '' }: TableCell) =>
  `<w:tc><w:tcPr><w:tcW w:w="2400" w:type="dxa"/>${properties}</w:tcPr>${inner}${paragraph(words === '' ? '' : text(words))}</w:tc>`;
const tableOf = (rows: readonly (readonly (string | TableCell)[])[]) => {
  const columns = Math.max(...rows.map((row) => row.length));
  const lines = rows.map(
    (row) => `<w:tr>${row.map((one) => cell(typeof one === 'string' ? { words: one } : one)).join('')}</w:tr>`,
  );
  return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblBorders>${EDGES}</w:tblBorders></w:tblPr><w:tblGrid>${'<w:gridCol w:w="2400"/>'.repeat(columns)}</w:tblGrid>${lines.join('')}</w:tbl>`;
};
const blip = `<a:graphic><a:graphicData uri="${DRAWING}/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="7" name="seal.png"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rIdPicture"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="600000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic>`;
const picture = paragraph(
  run(
    `<w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="900000" cy="600000"/><wp:docPr id="7" name="seal"/>${blip}</wp:inline></w:drawing>`,
  ),
);
const floating = paragraph(
  run(
    `<w:drawing><wp:anchor distT="0" distB="0" distL="114300" distR="114300" simplePos="0" relativeHeight="1" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="column"><wp:posOffset>3000000</wp:posOffset></wp:positionH><wp:positionV relativeFrom="paragraph"><wp:posOffset>100000</wp:posOffset></wp:positionV><wp:extent cx="900000" cy="600000"/><wp:wrapSquare wrapText="bothSides"/><wp:docPr id="8" name="stamp"/>${blip}</wp:anchor></w:drawing>`,
  ) + text('盖章处 Место печати'),
);
const change = 'w:author="李思远" w:date="2026-11-01T00:00:00Z"';
const pageNumber = '<w:fldSimple w:instr=" PAGE "><w:r><w:t>1</w:t></w:r></w:fldSimple>';
const long = (words: string, times: number) => Array.from({ length: times }, () => words).join(' ');

interface Made {
  body: string;
  header?: string;
  footer?: string;
  page?: string;
}

function docx({ body, header, footer, page = '<w:pgSz w:w="11906" w:h="16838"/>' }: Made): Uint8Array {
  const zip = new PizZip();
  const put = (path: string, xml: string) =>
    zip.file(path, `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${xml}`);
  const parts = ['styles', 'numbering', 'footnotes', 'comments', header && 'header', footer && 'footer'].filter(
    (one): one is string => Boolean(one),
  );
  const override = (name: string) =>
    `<Override PartName="/word/${name === 'header' || name === 'footer' ? `${name}1` : name}.xml" ContentType="${TYPE}.${name}+xml"/>`;
  put(
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="${TYPE}.document.main+xml"/>${parts.map(override).join('')}</Types>`,
  );
  put(
    '_rels/.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
  );
  const relations = parts.map(
    (name) =>
      `<Relationship Id="rId_${name}" Type="${OFFICE}/relationships/${name}" Target="${name === 'header' || name === 'footer' ? `${name}1` : name}.xml"/>`,
  );
  put(
    'word/_rels/document.xml.rels',
    `<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}<Relationship Id="rIdPicture" Type="${OFFICE}/relationships/image" Target="media/image1.png"/><Relationship Id="rIdLink" Type="${OFFICE}/relationships/hyperlink" Target="https://www.cit-rail.org/" TargetMode="External"/></Relationships>`,
  );
  put('word/styles.xml', STYLES);
  put('word/numbering.xml', NUMBERING);
  put(
    'word/footnotes.xml',
    `<w:footnotes ${NAMESPACES}><w:footnote w:id="2">${paragraph(text('СМГС, приложение 6'))}</w:footnote></w:footnotes>`,
  );
  put(
    'word/comments.xml',
    `<w:comments ${NAMESPACES}><w:comment w:id="0" ${change} w:initials="L">${paragraph(text('请核对'))}</w:comment></w:comments>`,
  );
  zip.file('word/media/image1.png', PICTURE);
  if (header) put('word/header1.xml', `<w:hdr ${NAMESPACES}>${header}</w:hdr>`);
  if (footer) put('word/footer1.xml', `<w:ftr ${NAMESPACES}>${footer}</w:ftr>`);
  const references = `${header ? '<w:headerReference w:type="default" r:id="rId_header"/>' : ''}${footer ? '<w:footerReference w:type="default" r:id="rId_footer"/>' : ''}`;
  const margins =
    '<w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/>';
  put(
    'word/document.xml',
    `<w:document ${NAMESPACES}><w:body>${body}<w:sectPr>${references}${page}${margins}</w:sectPr></w:body></w:document>`,
  );
  return zip.generate({ type: 'uint8array' });
}

const LANDSCAPE = '<w:pgSz w:w="16838" w:h="11906" w:orient="landscape"/>';
const merged = (words: string, properties: string) => ({ words, properties });

/** Documents as freight people write them, in three scripts. */
export const REAL_DOCX: Readonly<Record<string, () => Uint8Array>> = {
  'contract with clauses, a header and page numbers': () =>
    docx({
      header: centred('国际铁路货物运输代理合同'),
      footer: styled('<w:jc w:val="right"/>', text('第 ') + pageNumber + text(' 页')),
      body: [
        heading('国际铁路货物运输代理合同'),
        ...['委托事项', '运费结算', '违约责任'].map((words) => numbered(3, 0, words)),
        ...Array.from({ length: 8 }, () => paragraph(text(long('托运人应按时提交真实、完整的单证。', 12)))),
      ].join(''),
    }),
  'packing list with merged cells': () =>
    docx({
      body:
        centred('УПАКОВОЧНЫЙ ЛИСТ № 17') +
        tableOf([
          [merged('Контейнер TGHU1234565', '<w:gridSpan w:val="3"/>')],
          [merged('Подшипники', '<w:vMerge w:val="restart"/>'), '120 кор.', '2 400,50 кг'],
          [merged('', '<w:vMerge/>'), '80 кор.', '1 600,00 кг'],
          ['Итого', '200 кор.', '4 000,50 кг'],
        ]),
    }),
  'invoice with a logo and aligned amounts': () =>
    docx({
      body: [
        picture,
        heading('Commercial invoice IN-2026/118'),
        tableOf([
          ['Description', 'Qty', 'Amount, USD'],
          ['Steel bolts M8', '10 000', '4,250.00'],
        ]),
        styled('<w:jc w:val="right"/>', formatted('<w:b/>', 'Total USD 4,250.00')),
      ].join(''),
    }),
  'waybill in two languages on a wide page': () =>
    docx({
      page: LANDSCAPE,
      body: tableOf([
        [
          { words: '', inner: tableOf([['1 发货人 Отправитель', '西安丝路货运有限公司']]) },
          { words: '', inner: tableOf([['4 收货人 Получатель', 'ООО «Транзит»']]) },
        ],
        ['Станция отправления 西安国际港', 'Станция назначения Ворсино'],
      ]),
    }),
  'contract with tracked changes and comments': () =>
    docx({
      body: [
        paragraph(
          `${text('Payment within ')}<w:del w:id="11" ${change}><w:r><w:delText>30</w:delText></w:r></w:del><w:ins w:id="12" ${change}>${text('15')}</w:ins>${text(' days.')}`,
        ),
        paragraph(
          `<w:commentRangeStart w:id="0"/>${text('Demurrage 45 USD a day')}<w:commentRangeEnd w:id="0"/>${run('<w:commentReference w:id="0"/>')}`,
        ),
      ].join(''),
    }),
  'power of attorney with blanks and a footnote': () =>
    docx({
      body: [
        centred('ДОВЕРЕННОСТЬ'),
        styled(
          '<w:tabs><w:tab w:val="left" w:leader="underscore" w:pos="6000"/></w:tabs>',
          text('Настоящая выдана ') + run('<w:tab/>') + text(' на оформление'),
        ),
        paragraph(text('по накладной СМГС') + run('<w:footnoteReference w:id="2"/>')),
      ].join(''),
    }),
  'loading rules with bullets, a link and two columns': () =>
    docx({
      body: [
        heading('Loading and securing'),
        ...['Check the floor', 'Spread the load', 'Photograph the doors'].map((one) => numbered(2, 0, one)),
        paragraph(`<w:hyperlink r:id="rIdLink">${text('CIT handbook')}</w:hyperlink>`),
        '<w:p><w:pPr><w:sectPr><w:type w:val="continuous"/><w:pgSz w:w="11906" w:h="16838"/><w:cols w:num="2"/></w:sectPr></w:pPr></w:p>',
        numbered(1, 0, 'Scope'),
        numbered(1, 1, 'Containers of 20 and 40 feet'),
      ].join(''),
    }),
  'certificate with a stamp beside the text': () =>
    docx({
      body: centred('原产地证明书 СЕРТИФИКАТ') + floating + paragraph(text(long('兹证明下列货物原产于中国。', 6))),
    }),
  'letter with formats of letters': () =>
    docx({
      body: paragraph(
        [
          formatted('<w:b/><w:color w:val="C00000"/>', '紧急 Срочно Urgent'),
          formatted('<w:i/><w:u w:val="single"/>', ' до 25.11.2026 '),
          formatted('<w:highlight w:val="yellow"/>', 'cut-off 18:00'),
          formatted('<w:strike/>', ' 16:00'),
          formatted('<w:vertAlign w:val="superscript"/>', '2'),
          formatted('<w:smallCaps/><w:sz w:val="28"/>', ' Ironsilk'),
        ].join(''),
      ),
    }),
  'form with controls, an equation and a page break': () =>
    docx({
      body: [
        `<w:sdt><w:sdtPr><w:alias w:val="客户名称"/><w:tag w:val="name"/></w:sdtPr><w:sdtContent>${paragraph(text('西安丝路货运有限公司'))}</w:sdtContent></w:sdt>`,
        paragraph('<m:oMathPara><m:oMath><m:r><m:t>V=l·b·h</m:t></m:r></m:oMath></m:oMathPara>'),
        paragraph(run('<w:br w:type="page"/>')),
        paragraph(`<w:bookmarkStart w:id="1" w:name="annex"/>${text('Приложение 1')}<w:bookmarkEnd w:id="1"/>`),
      ].join(''),
    }),
};

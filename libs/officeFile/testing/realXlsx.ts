import { type Cell, xlsxOf } from './xlsxParts.ts';

const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const head = (...words: string[]): Cell[] => words.map((v) => ({ v, s: 1 }));
const kg = (v: number | string): Cell => ({ v, s: 2 });
const day = (v: number): Cell => ({ v, s: 3 });

const anchored = (inner: string) =>
  `<xdr:wsDr xmlns:xdr="${DRAWING}/spreadsheetDrawing" xmlns:a="${DRAWING}/main" xmlns:r="${RELATION}"><xdr:twoCellAnchor><xdr:from><xdr:col>3</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>1</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:to><xdr:col>5</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>8</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:to>${inner}<xdr:clientData/></xdr:twoCellAnchor></xdr:wsDr>`;
const relations = (id: string, type: string, target: string) => ({
  body: `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="${id}" Type="${RELATION}/${type}" Target="${target}"/></Relationships>`,
});
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR4nGP4z8AARAwQEkQDAB3rA/0cjwQ7AAAAAElFTkSuQmCC',
  'base64',
);

const GOODS: readonly (readonly Cell[])[] = [
  head('品名', '件数', 'Вес'),
  ['轴承 Подшипник', 120, kg(2400.5)],
  ['螺栓 Bolt', 80, kg(1600)],
  ['垫圈 Шайба', 40, kg(12.25)],
  [...head('Итого 合计'), '=SUM(B2:B4)', kg('=SUM(C2:C4)')],
];

/** Workbooks as freight people send them, in three scripts. */
export const REAL_XLSX: Readonly<Record<string, () => Uint8Array>> = {
  'packing list with a merged heading and sums': () =>
    xlsxOf({
      sheets: [
        {
          name: '装箱单',
          before: '<cols><col min="1" max="1" width="28" customWidth="1"/></cols>',
          rows: [head('装箱单 Упаковочный лист'), ...GOODS.map((row) => row.map(lower))],
          after: '<mergeCells count="1"><mergeCell ref="A1:C1"/></mergeCells>',
        },
      ],
    }),
  'invoice that counts prices on another sheet': () =>
    xlsxOf({
      sheets: [
        { name: 'Счёт', rows: [...GOODS, ['USD', '=B5*Цены!B1', '=ROUND(C5*Цены!B2,2)']] },
        {
          name: 'Цены',
          rows: [
            ['за шт.', 1.25],
            ['за кг', 0.4],
          ],
        },
      ],
      names: '<definedName name="_xlnm.Print_Area" localSheetId="0">\'Счёт\'!$A$1:$C$6</definedName>',
    }),
  'container list with a filter and frozen headings': () =>
    xlsxOf({
      sheets: [
        {
          name: 'Containers',
          before:
            '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
          rows: [
            head('Container', 'Type', 'Seal'),
            ['TGHU1234565', '45G1', '0012345'],
            ['MSCU6639870', '22G1', '0012346'],
          ],
          after: '<autoFilter ref="A1:C3"/>',
        },
      ],
    }),
  'timetable with days and shares': () =>
    xlsxOf({
      sheets: [
        {
          name: 'Расписание',
          rows: [
            head('车次', 'Отправление', 'Загрузка'),
            ['X8001', day(46_350), { v: 0.92, s: 4 }],
            ['X8003', day(46_357), { v: 0.4, s: 4 }],
          ],
        },
      ],
    }),
  'weights with rules that colour them': () =>
    xlsxOf({
      sheets: [
        {
          name: 'Weights',
          rows: GOODS,
          after:
            '<conditionalFormatting sqref="C2:C4"><cfRule type="cellIs" dxfId="0" priority="1" operator="greaterThan"><formula>$C$5/2</formula></cfRule></conditionalFormatting>',
        },
      ],
    }),
  'booking form with lists to choose from and comments': () =>
    xlsxOf({
      sheets: [
        {
          name: '订舱',
          rows: [head('箱型', '数量'), ['45G1', 2], ['22G1', 1]],
          after:
            '<dataValidations count="1"><dataValidation type="list" sqref="A2:A9"><formula1>Типы!$A$1:$A$2</formula1></dataValidation></dataValidations>',
        },
        { name: 'Типы', rows: [['22G1'], ['45G1']] },
      ],
    }),
  'certificate with a stamp': () =>
    xlsxOf({
      sheets: [
        {
          name: '证书',
          rows: GOODS,
          after: '<drawing r:id="rId1"/>',
          relations: { rId1: ['drawing', '../drawings/drawing1.xml'] },
        },
      ],
      parts: {
        'xl/drawings/drawing1.xml': {
          type: 'drawing',
          body: anchored(
            '<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="stamp"/><xdr:cNvPicPr/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="rId1"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill><xdr:spPr><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic>',
          ),
        },
        'xl/drawings/_rels/drawing1.xml.rels': relations('rId1', 'image', '../media/image1.png'),
        'xl/media/image1.png': { body: PNG },
      },
    }),
  'tonnage with a chart': () =>
    xlsxOf({
      sheets: [
        {
          name: 'Tonnage',
          rows: GOODS,
          after: '<drawing r:id="rId1"/>',
          relations: { rId1: ['drawing', '../drawings/drawing1.xml'] },
        },
      ],
      parts: {
        'xl/drawings/drawing1.xml': {
          type: 'drawing',
          body: anchored(
            `<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="2" name="chart"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr><xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm><a:graphic><a:graphicData uri="${DRAWING}/chart"><c:chart xmlns:c="${DRAWING}/chart" r:id="rId1"/></a:graphicData></a:graphic></xdr:graphicFrame>`,
          ),
        },
        'xl/drawings/_rels/drawing1.xml.rels': relations('rId1', 'chart', '../charts/chart1.xml'),
        'xl/charts/chart1.xml': {
          type: 'drawingml.chart',
          body: `<c:chartSpace xmlns:c="${DRAWING}/chart"><c:chart><c:plotArea><c:barChart><c:barDir val="col"/><c:ser><c:idx val="0"/><c:order val="0"/><c:cat><c:strRef><c:f>Tonnage!$A$2:$A$4</c:f></c:strRef></c:cat><c:val><c:numRef><c:f>Tonnage!$C$2:$C$4</c:f></c:numRef></c:val></c:ser><c:axId val="1"/><c:axId val="2"/></c:barChart><c:catAx><c:axId val="1"/><c:scaling/><c:axPos val="b"/><c:crossAx val="2"/></c:catAx><c:valAx><c:axId val="2"/><c:scaling/><c:axPos val="l"/><c:crossAx val="1"/></c:valAx></c:plotArea></c:chart></c:chartSpace>`,
        },
      },
    }),
  'manifest over three sheets': () =>
    xlsxOf({
      sheets: [
        { name: 'Все', rows: [head('Итого', ''), ["='Вагон 1'!B5+'Вагон 2'!B5", "=SUM('Вагон 1'!C2:C4)"]] },
        { name: 'Вагон 1', rows: GOODS },
        { name: 'Вагон 2', rows: GOODS },
      ],
    }),
  'terms in wrapped cells, coloured': () =>
    xlsxOf({
      sheets: [
        {
          name: 'Terms',
          before:
            '<cols><col min="1" max="1" width="18" customWidth="1"/><col min="2" max="2" width="46" customWidth="1"/></cols>',
          rows: [
            head('条款', 'Условия Terms'),
            [
              { v: '付款 Оплата', s: 6 },
              { v: 'Payment within 15 days after the bill. Оплата в течение 15 дней со дня счёта.', s: 5 },
            ],
            [
              { v: '滞箱 Demurrage', s: 6 },
              { v: '免费堆存 7 天，其后每天 45 美元。', s: 5 },
            ],
          ],
        },
      ],
    }),
};

/** A row lower. */
function lower(one: Cell): Cell {
  const down = (v: string) => (v.startsWith('=') ? v.replace(/\d+/g, (digits) => String(Number(digits) + 1)) : v);
  if (typeof one === 'string') return down(one);
  if (one === null || typeof one === 'number' || typeof one.v === 'number') return one;
  return { ...one, v: down(one.v) };
}

import { labelled, may, type Paper, word } from '../machine/paper.ts';
import { containerFact, goodsFact, numberFact, orderFact, packagesFact, stationFact, sumFact } from './facts.ts';
import { goodsObstacles, unconfirmed } from './obstacles.ts';
import { containerOf, partyBox, plainBox } from './parts.ts';
import { leavesChina } from './routes.ts';

/** Draft of the pre-declaration 预录入关单: what the customs desk enters of a train's manifest, Chinese. */
export const preDeclaration: Paper = {
  code: 'preDeclaration',
  heading: '出口货物预录入关单（草单）',
  subheading: '舱单数据核对用，不作申报凭证',
  more: '续下页',
  moreHeading: '出口货物预录入关单（草单）— 续页',
  isNumbered: false,
  isFor: leavesChina,
  boxes: [
    partyBox('发货人', [10, 20, 95, 28], 'sendCc', ['zh', 'en'], ['zh']),
    partyBox('收货人', [105, 20, 95, 28], 'receiveCc', ['en', 'zh'], ['en']),
    plainBox('运输方式', [10, 48, 38, 12], 20, () => [[word('铁路运输')]]),
    plainBox('车次，发车日期', [48, 48, 57, 12], 40, ({ dossier: { train } }) => [
      [may(null, train.trainNo), may(null, train.departDate)],
    ]),
    plainBox('申报地海关', [105, 48, 47.5, 12], 40, (of) => [[orderFact(of, 'declarationCustoms', 'need')]]),
    plainBox('出境关别', [152.5, 48, 47.5, 12], 40, (of) => [[orderFact(of, 'exitCustoms', 'need')]]),
    plainBox('发站', [10, 60, 63, 12], 90, ({ dossier: { stops } }) => [[stationFact(stops[0], ['zh'])]]),
    plainBox('离境口岸', [73, 60, 64, 12], 90, ({ dossier: { stops } }) => [
      [
        stationFact(
          stops.findLast(({ countryCode, isBorder }) => isBorder && countryCode === 'CN'),
          ['zh'],
        ),
      ],
    ]),
    plainBox('到站', [137, 60, 63, 12], 90, ({ dossier: { stops } }) => [[stationFact(stops.at(-1), ['zh'])]]),
    plainBox('订单号', [10, 72, 63, 12], 60, ({ dossier }) => [
      [may(null, dossier.orderBigNo), may(null, dossier.customerRef)],
    ]),
    plainBox('监管方式', [73, 72, 64, 12], 12, (of) => [[orderFact(of, 'tradeMode', 'need')]]),
    plainBox('发货人海关编码', [137, 72, 63, 12], 24, (of) => [[orderFact(of, 'consignorCustomsCode')]]),
    plainBox('复核（签字，日期）', [10, 266, 190, 16], 20, ({ issuedOn }) => [[may(null, issuedOn)]]),
  ],
  table: {
    at: { x: 10, y: 84, width: 190, height: 182 },
    columns: [
      { no: '', title: '序号', share: 8, maxLength: 4 },
      { no: '', title: '集装箱号，铅封号', share: 38, maxLength: 60 },
      { no: '', title: '箱型', share: 14, maxLength: 6 },
      { no: '', title: '商品编号', share: 24, maxLength: 12 },
      { no: '', title: '货物名称', share: 60, maxLength: 420 },
      { no: '', title: '件数及包装', share: 28, align: 'right', maxLength: 50 },
      { no: '', title: '毛重（千克）', share: 24, align: 'right', maxLength: 16 },
    ],
    rows: (of) =>
      of.lines.map((line, index) => {
        const container = containerOf(of, line);
        return [
          [[word(String(index + 1))]],
          container === undefined
            ? []
            : [[numberFact(container)], [labelled('封', containerFact(of, container, 'sealNo', 'need'))]],
          [[may(null, container?.sizeType ?? '')]],
          [[goodsFact(line, 'hscode', 'need')]],
          [[goodsFact(line, 'goodsNameCn', 'need')]],
          [[goodsFact(line, 'packNum', 'need'), packagesFact(line, ['zh'], 'need')]],
          [[goodsFact(line, 'goodsGrossWeightKg', 'need')]],
        ];
      }),
    totals: ({ lines }) => [
      [],
      [word('合计')],
      [],
      [],
      [],
      [sumFact(lines, 'packNum')],
      [sumFact(lines, 'goodsGrossWeightKg')],
    ],
  },
  obstacles: (of) => [...unconfirmed(of), ...goodsObstacles(of)],
};

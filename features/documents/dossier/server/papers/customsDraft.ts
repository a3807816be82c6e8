import { may, type Paper, word } from '../machine/paper.ts';
import {
  containerFact,
  extraFact,
  goodsFact,
  inWords,
  numberFact,
  orderFact,
  packagesFact,
  stationFact,
  sumFact,
} from './facts.ts';
import { currencyObstacles, goodsObstacles, unconfirmed } from './obstacles.ts';
import { partyBox, plainBox, signatureBox } from './parts.ts';
import { leavesChina } from './routes.ts';

/** 成交方式 of the declaration by delivery term. */
const TRADE_TERMS = {
  EXW: 'EXW',
  FCA: 'FOB (FCA)',
  FAS: 'FOB (FAS)',
  FOB: 'FOB',
  CFR: 'C&F',
  CPT: 'C&F (CPT)',
  CIF: 'CIF',
  CIP: 'CIF (CIP)',
  DAP: 'CIF (DAP)',
  DPU: 'CIF (DPU)',
  DDP: 'CIF (DDP)',
};

const UNITS = { kg: '千克', pcs: '个', set: '套', m: '米', m2: '平方米', m3: '立方米', l: '升', pair: '双' };

/** Draft of the export declaration 出口货物报关单 with declaration elements, Chinese; confirmed by the shipper. */
export const customsDraft: Paper = {
  code: 'customsDraft',
  heading: '出口货物报关单（草单）',
  subheading: '供委托方确认，不作申报凭证',
  more: '续下页',
  moreHeading: '出口货物报关单（草单）— 续页',
  isNumbered: false,
  isFor: leavesChina,
  boxes: [
    partyBox('境内发货人', [10, 20, 95, 26], 'sendCc', ['zh'], ['zh']),
    partyBox('境外收货人', [105, 20, 95, 26], 'receiveCc', ['en', 'zh'], ['en']),
    plainBox('运输方式', [10, 46, 38, 11], 20, () => [[word('铁路运输')]]),
    plainBox('运输工具名称及航次号', [48, 46, 57, 11], 40, ({ dossier: { train } }) => [
      [may(null, train.trainNo), may(null, train.departDate)],
    ]),
    plainBox('监管方式', [105, 46, 38, 11], 12, (of) => [[orderFact(of, 'tradeMode', 'need')]]),
    plainBox('合同协议号', [143, 46, 57, 11], 44, (of) => [[orderFact(of, 'contractNo', 'need')]]),
    plainBox('发站 / 离境口岸', [10, 57, 95, 11], 120, ({ dossier: { stops } }) => [
      [
        stationFact(stops[0], ['zh']),
        word('→'),
        stationFact(
          stops.findLast(({ countryCode, isBorder }) => isBorder && countryCode === 'CN'),
          ['zh'],
        ),
      ],
    ]),
    plainBox('指运站', [105, 57, 57, 11], 80, ({ dossier: { stops } }) => [[stationFact(stops.at(-1), ['zh'])]]),
    plainBox('运抵国', [162, 57, 38, 11], 4, ({ dossier: { stops } }) => [
      [may(null, stops.at(-1)?.countryCode ?? '')],
    ]),
    plainBox('件数', [10, 68, 38, 11], 14, ({ lines }) => [[sumFact(lines, 'packNum')]]),
    plainBox('毛重（千克）', [48, 68, 38, 11], 18, ({ lines }) => [[sumFact(lines, 'goodsGrossWeightKg')]]),
    plainBox('净重（千克）', [86, 68, 38, 11], 18, ({ lines }) => [[sumFact(lines, 'goodsWeightKg')]]),
    plainBox('成交方式', [124, 68, 38, 11], 20, (of) => [[inWords(orderFact(of, 'incoterm', 'need'), TRADE_TERMS)]]),
    plainBox('发票号', [162, 68, 38, 11], 44, (of) => [[orderFact(of, 'invoiceNo', 'need')]]),
    plainBox('集装箱号，铅封号', [10, 79, 190, 16], 900, (of) => [
      of.dossier.containers.flatMap((container) => [numberFact(container), containerFact(of, container, 'sealNo')]),
    ]),
    signatureBox('委托方确认（签章，日期）'),
  ],
  table: {
    at: { x: 10, y: 95, width: 190, height: 167 },
    columns: [
      { no: '', title: '项号', share: 8, maxLength: 4 },
      { no: '', title: '商品编号', share: 22, maxLength: 12 },
      { no: '', title: '商品名称，申报要素', share: 70, maxLength: 900 },
      { no: '', title: '法定数量及单位', share: 24, align: 'right', maxLength: 26 },
      { no: '', title: '净重（千克）', share: 20, align: 'right', maxLength: 16 },
      { no: '', title: '单价', share: 18, align: 'right', maxLength: 20 },
      { no: '', title: '总价，币制', share: 28, align: 'right', maxLength: 24 },
      { no: '', title: '原产国', share: 12, maxLength: 4 },
      { no: '', title: '包装', share: 16, maxLength: 30 },
    ],
    rows: (of) =>
      of.lines.map((line, index) => [
        [[word(String(index + 1))]],
        [[goodsFact(line, 'hscodeBg', 'need')]],
        [[goodsFact(line, 'goodsNameCn', 'need')], [extraFact(of, line, 'declarationElements', 'need')]],
        [[extraFact(of, line, 'legalQuantity', 'need'), inWords(extraFact(of, line, 'legalUnit', 'need'), UNITS)]],
        [[goodsFact(line, 'goodsWeightKg', 'need')]],
        [[goodsFact(line, 'goodsPrice')]],
        [[goodsFact(line, 'goodsValue', 'need'), goodsFact(line, 'goodsValueCurrency', 'need')]],
        [[goodsFact(line, 'goodsCountry', 'need')]],
        [[packagesFact(line, ['zh'])]],
      ]),
    totals: ({ lines }) => [
      [],
      [word('合计')],
      [],
      [],
      [sumFact(lines, 'goodsWeightKg')],
      [],
      [sumFact(lines, 'goodsValue'), may(null, lines[0]?.values.goodsValueCurrency ?? '')],
      [],
      [],
    ],
  },
  obstacles: (of) => [...unconfirmed(of), ...goodsObstacles(of), ...currencyObstacles(of)],
};

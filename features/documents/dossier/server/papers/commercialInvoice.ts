import { labelled, may, type Paper, word } from '../machine/paper.ts';
import { goodsFact, sumFact } from './facts.ts';
import { currencyObstacles, goodsObstacles, unconfirmed } from './obstacles.ts';
import { journeyBoxes, partyBox, signatureBox, tradeBoxes } from './parts.ts';

/** Commercial invoice 商业发票, English and Chinese. */
export const commercialInvoice: Paper = {
  code: 'commercialInvoice',
  heading: 'COMMERCIAL INVOICE / 商业发票',
  subheading: 'for goods carried by rail · 铁路运输货物',
  more: 'continued overleaf / 续下页',
  moreHeading: 'COMMERCIAL INVOICE / 商业发票 — continuation / 续页',
  isNumbered: false,
  boxes: [
    partyBox('Seller / 卖方', [10, 20, 95, 32], 'sendCc', ['en', 'zh'], ['en']),
    partyBox('Buyer / 买方', [105, 20, 95, 32], 'buyerCc', ['en', 'zh'], ['en']),
    partyBox('Consignee / 收货人', [10, 52, 190, 26], 'receiveCc', ['en', 'zh'], ['en']),
    ...tradeBoxes(78, ['Invoice no., date / 发票号，日期', 'Contract / 合同', 'Terms of delivery / 贸易术语'], 'need'),
    ...journeyBoxes(89, ['Order / 订单号', 'Train, departure / 班列，发车', 'From / 发站', 'To / 到站'], ['en', 'zh']),
    signatureBox('Signature of the seller / 卖方签字'),
  ],
  table: {
    at: { x: 10, y: 101, width: 190, height: 161 },
    columns: [
      { no: '', title: '№', share: 6, maxLength: 4 },
      { no: '', title: 'Description of goods / 品名', share: 72, maxLength: 900 },
      { no: '', title: 'HS code / HS 编码', share: 20, maxLength: 12 },
      { no: '', title: 'Origin / 原产国', share: 14, maxLength: 4 },
      { no: '', title: 'Packages / 件数', share: 17, align: 'right', maxLength: 12 },
      { no: '', title: 'Net kg / 净重', share: 19, align: 'right', maxLength: 16 },
      { no: '', title: 'Unit price / 单价', share: 20, align: 'right', maxLength: 20 },
      { no: '', title: 'Amount / 金额', share: 28, align: 'right', maxLength: 24 },
    ],
    rows: ({ lines }) =>
      lines.map((line, index) => [
        [[word(String(index + 1))]],
        [[goodsFact(line, 'goodsNameEn', 'need')], [goodsFact(line, 'goodsNameCn')]],
        [[goodsFact(line, 'hscode', 'need')]],
        [[goodsFact(line, 'goodsCountry', 'need')]],
        [[goodsFact(line, 'packNum', 'need')]],
        [[goodsFact(line, 'goodsWeightKg', 'need')]],
        [[goodsFact(line, 'goodsPrice')]],
        [[goodsFact(line, 'goodsValue', 'need'), goodsFact(line, 'goodsValueCurrency', 'need')]],
      ]),
    totals: ({ lines }) => [
      [],
      [word('Total / 合计')],
      [],
      [],
      [sumFact(lines, 'packNum')],
      [sumFact(lines, 'goodsWeightKg')],
      [],
      [labelled('', sumFact(lines, 'goodsValue')), may(null, lines[0]?.values.goodsValueCurrency ?? '')],
    ],
  },
  obstacles: (of) => [...unconfirmed(of), ...goodsObstacles(of), ...currencyObstacles(of)],
};

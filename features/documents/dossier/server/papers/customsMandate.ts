import { may, type Paper, word } from '../machine/paper.ts';
import { goodsFact, orderFact, packagesFact, sumFact } from './facts.ts';
import { currencyObstacles, goodsObstacles, unconfirmed } from './obstacles.ts';
import { partyBox, plainBox } from './parts.ts';
import { leavesChina } from './routes.ts';

/** Power of attorney for the declaration to the Chinese customs 代理报关委托书, Chinese; signed by both sides. */
export const customsMandate: Paper = {
  code: 'customsMandate',
  heading: '代理报关委托书',
  subheading: '委托方与被委托方签章后生效',
  more: '续下页',
  moreHeading: '代理报关委托书 — 续页',
  isNumbered: false,
  isFor: leavesChina,
  boxes: [
    partyBox('委托方', [10, 20, 130, 30], 'sendCc', ['zh'], ['zh']),
    plainBox('委托方海关编码', [140, 20, 60, 30], 24, (of) => [[orderFact(of, 'consignorCustomsCode', 'need')]]),
    plainBox('被委托方（报关企业）', [10, 50, 130, 16], 170, (of) => [[orderFact(of, 'brokerName', 'need')]]),
    plainBox('被委托方海关编码', [140, 50, 60, 16], 24, (of) => [[orderFact(of, 'brokerCustomsCode', 'need')]]),
    plainBox('委托事项', [10, 66, 130, 22], 200, () => [
      [word('委托方委托被委托方办理下列出口货物的申报、查验、放行及其他海关手续，')],
      [word('并保证所提供的情况真实、单证齐全有效。')],
    ]),
    plainBox('委托有效期至', [140, 66, 60, 22], 12, (of) => [[orderFact(of, 'mandateUntil', 'need')]]),
    plainBox('订单号', [10, 88, 47.5, 12], 40, ({ dossier }) => [[may(null, dossier.orderBigNo)]]),
    plainBox('车次，发车日期', [57.5, 88, 47.5, 12], 40, ({ dossier: { train } }) => [
      [may(null, train.trainNo), may(null, train.departDate)],
    ]),
    plainBox('合同协议号', [105, 88, 47.5, 12], 44, (of) => [[orderFact(of, 'contractNo', 'need')]]),
    plainBox('发票号', [152.5, 88, 47.5, 12], 44, (of) => [[orderFact(of, 'invoiceNo', 'need')]]),
    plainBox('贸易方式（监管方式）', [10, 100, 47.5, 12], 12, (of) => [[orderFact(of, 'tradeMode', 'need')]]),
    plainBox('申报地海关', [57.5, 100, 47.5, 12], 40, (of) => [[orderFact(of, 'declarationCustoms', 'need')]]),
    plainBox('随附单证', [105, 100, 95, 12], 260, (of) => [[orderFact(of, 'attachedDocuments')]]),
    plainBox('委托方签章，日期', [10, 244, 95, 38], 20, ({ issuedOn }) => [[may(null, issuedOn)]]),
    plainBox('被委托方签章，日期', [105, 244, 95, 38], 20, () => []),
  ],
  table: {
    at: { x: 10, y: 112, width: 190, height: 132 },
    columns: [
      { no: '', title: '项号', share: 8, maxLength: 4 },
      { no: '', title: '主要货物名称', share: 76, maxLength: 420 },
      { no: '', title: 'HS 编码', share: 26, maxLength: 12 },
      { no: '', title: '件数及包装', share: 34, align: 'right', maxLength: 50 },
      { no: '', title: '毛重（千克）', share: 24, align: 'right', maxLength: 16 },
      { no: '', title: '货物总价', share: 32, align: 'right', maxLength: 26 },
    ],
    rows: ({ lines }) =>
      lines.map((line, index) => [
        [[word(String(index + 1))]],
        [[goodsFact(line, 'goodsNameCn', 'need')]],
        [[goodsFact(line, 'hscodeBg', 'need')]],
        [[goodsFact(line, 'packNum', 'need'), packagesFact(line, ['zh'])]],
        [[goodsFact(line, 'goodsGrossWeightKg', 'need')]],
        [[goodsFact(line, 'goodsValue', 'need'), goodsFact(line, 'goodsValueCurrency', 'need')]],
      ]),
    totals: ({ lines }) => [
      [],
      [word('合计')],
      [],
      [sumFact(lines, 'packNum')],
      [sumFact(lines, 'goodsGrossWeightKg')],
      [sumFact(lines, 'goodsValue'), may(null, lines[0]?.values.goodsValueCurrency ?? '')],
    ],
  },
  obstacles: (of) => [...unconfirmed(of), ...goodsObstacles(of), ...currencyObstacles(of)],
};

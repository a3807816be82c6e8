import { labelled, may, type Paper, word } from '../machine/paper.ts';
import {
  containerFact,
  goodsFact,
  numberFact,
  orderFact,
  packagesFact,
  partyLines,
  stationFact,
  sumFact,
} from './facts.ts';
import { goodsObstacles, unconfirmed } from './obstacles.ts';
import { containerOf } from './parts.ts';

/** Packing list 装箱单, English and Chinese. */
export const packingList: Paper = {
  code: 'packingList',
  heading: 'PACKING LIST / 装箱单',
  subheading: 'of a container transport by rail · 铁路集装箱运输',
  more: 'continued overleaf / 续下页',
  moreHeading: 'PACKING LIST / 装箱单 — continuation / 续页',
  isNumbered: false,
  boxes: [
    {
      no: '',
      title: 'Shipper / 发货人',
      at: { x: 10, y: 20, width: 95, height: 30 },
      maxLength: 420,
      lines: (of) => partyLines(of, 'sendCc', { languages: ['en', 'zh'], needed: ['en'] }),
    },
    {
      no: '',
      title: 'Consignee / 收货人',
      at: { x: 105, y: 20, width: 95, height: 30 },
      maxLength: 420,
      lines: (of) => partyLines(of, 'receiveCc', { languages: ['en', 'zh'], needed: ['en'] }),
    },
    {
      no: '',
      title: 'Order / 订单号',
      at: { x: 10, y: 50, width: 47.5, height: 12 },
      maxLength: 60,
      lines: ({ dossier }) => [[may(null, dossier.orderBigNo), may(null, dossier.customerRef)]],
    },
    {
      no: '',
      title: 'Train, departure / 班列，发车日期',
      at: { x: 57.5, y: 50, width: 47.5, height: 12 },
      maxLength: 60,
      lines: ({ dossier: { train } }) => [[may(null, train.trainNo), may(null, train.departDate)]],
    },
    {
      no: '',
      title: 'From / 发站',
      at: { x: 105, y: 50, width: 47.5, height: 12 },
      maxLength: 80,
      lines: ({ dossier: { stops } }) => [[stationFact(stops[0], ['en', 'zh'])]],
    },
    {
      no: '',
      title: 'To / 到站',
      at: { x: 152.5, y: 50, width: 47.5, height: 12 },
      maxLength: 80,
      lines: ({ dossier: { stops } }) => [[stationFact(stops.at(-1), ['en', 'zh'])]],
    },
    {
      no: '',
      title: 'Invoice / 发票',
      at: { x: 10, y: 62, width: 95, height: 10 },
      maxLength: 80,
      lines: (of) => [[orderFact(of, 'invoiceNo'), orderFact(of, 'invoiceDate')]],
    },
    {
      no: '',
      title: 'Contract / 合同',
      at: { x: 105, y: 62, width: 95, height: 10 },
      maxLength: 80,
      lines: (of) => [[orderFact(of, 'contractNo'), orderFact(of, 'contractDate')]],
    },
    {
      no: '',
      title: 'Containers and seals / 集装箱与铅封',
      at: { x: 10, y: 72, width: 190, height: 20 },
      maxLength: 1_100,
      lines: (of) => [
        of.dossier.containers.flatMap((container, index) => [
          numberFact(container),
          may(null, container.sizeType),
          containerFact(of, container, 'sealNo'),
          ...(index < of.dossier.containers.length - 1 ? [word('·')] : []),
        ]),
      ],
    },
    {
      no: '',
      title: 'Signature / 签字',
      at: { x: 10, y: 262, width: 190, height: 20 },
      maxLength: 60,
      lines: ({ issuedOn }) => [[may(null, issuedOn)]],
    },
  ],
  table: {
    at: { x: 10, y: 92, width: 190, height: 170 },
    columns: [
      { no: '', title: '№', share: 6, maxLength: 4 },
      { no: '', title: 'Marks / 唛头', share: 22, maxLength: 220 },
      { no: '', title: 'Description of goods / 品名', share: 62, maxLength: 900 },
      { no: '', title: 'Container / 集装箱', share: 25, maxLength: 20 },
      { no: '', title: 'Packages / 件数', share: 16, align: 'right', maxLength: 12 },
      { no: '', title: 'Kind / 包装', share: 18, maxLength: 40 },
      { no: '', title: 'Net kg / 净重', share: 19, align: 'right', maxLength: 16 },
      { no: '', title: 'Gross kg / 毛重', share: 19, align: 'right', maxLength: 16 },
      { no: '', title: 'm³ / 体积', share: 15, align: 'right', maxLength: 16 },
    ],
    rows: (of) =>
      of.lines.map((line, index) => {
        const container = containerOf(of, line);
        return [
          [[word(String(index + 1))]],
          [[goodsFact(line, 'goodsSign')]],
          [
            [goodsFact(line, 'goodsNameEn', 'need')],
            [goodsFact(line, 'goodsNameCn')],
            [labelled('HS', goodsFact(line, 'hscode'))],
          ],
          [container === undefined ? [] : [numberFact(container, 'may')]],
          [[goodsFact(line, 'packNum', 'need')]],
          [[packagesFact(line, ['en', 'zh'], 'need')]],
          [[goodsFact(line, 'goodsWeightKg', 'need')]],
          [[goodsFact(line, 'goodsGrossWeightKg', 'need')]],
          [[goodsFact(line, 'goodsVolumeM3')]],
        ];
      }),
    totals: ({ lines }) => [
      [],
      [],
      [word('Total / 合计')],
      [],
      [sumFact(lines, 'packNum')],
      [],
      [sumFact(lines, 'goodsWeightKg')],
      [sumFact(lines, 'goodsGrossWeightKg')],
      [sumFact(lines, 'goodsVolumeM3')],
    ],
  },
  obstacles: (of) => [...unconfirmed(of), ...goodsObstacles(of)],
};

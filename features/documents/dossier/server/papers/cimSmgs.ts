import type { Language } from '../../../../../platform/wire/language.ts';
import { railwayName, railwayOf, railwaysAlong } from '../../railways.ts';
import { type Fact, type Line, labelled, may, type Paper, type Subject, word } from '../machine/paper.ts';
import {
  containerFact,
  goodsFact,
  numberFact,
  orderFact,
  packagesFact,
  partyLines,
  railwayFact,
  stationFact,
  sumFact,
} from './facts.ts';
import { goodsObstacles, massObstacles, oneNote, unconfirmed } from './obstacles.ts';
import { plainBox } from './parts.ts';
import { cimStopsOf, joinsCimAndSmgs } from './routes.ts';

/** The manual asks for Russian and one of German, English or French; Chinese is added for traffic with China. */
const LANGUAGES: readonly Language[] = ['ru', 'en', 'zh'];

const smgsStops = ({ dossier: { stops } }: Subject) =>
  stops.filter(({ countryCode }) => railwayOf(countryCode) !== undefined);

/** Where the law changes: the last station under the SMGS and the first under the CIM, or the other way. */
function changeOfLaw(of: Subject): Line[] {
  const cim = cimStopsOf(of.dossier.stops);
  const isOutbound = cim.at(-1) === of.dossier.stops.at(-1);
  return [[stationFact(isOutbound ? cim[0] : cim.at(-1), ['ru', 'en'])]];
}

/** Who pays each railway under the SMGS; declaration 22 of box 7 on the notes that are in use. */
const payerLines = (of: Subject): Line[] => [
  ...railwaysAlong(smgsStops(of)).map((railway) => [
    word(`22. Оплата по ${railwayName(railway).ru} через`),
    railwayFact(of, railway, 'payerName', 'need'),
    labelled('код', railwayFact(of, railway, 'payerCode', 'need')),
  ]),
  [labelled('CIM:', orderFact(of, 'cimPayer', 'need'))],
];

const stamped = (): Line[] => [];

/** Container, its seals and weights, above its goods (box 20). */
function containerRow(of: Subject): readonly (readonly Line[])[][] {
  const { container } = of;
  if (container === null) return [];
  const kg = (label: string, fact: Fact) => labelled(label, fact, 'kg');
  return [
    [
      [
        [word('1 Container / Контейнер / 集装箱'), numberFact(container), may(null, container.sizeType)],
        [labelled('Plomben / Пломбы / 封印', containerFact(of, container, 'sealNo', 'need'))],
        [containerFact(of, container, 'otherSeals')],
        [kg('VGM', containerFact(of, container, 'vgmKg'))],
      ],
      [],
      [[kg('Tara / Тара', containerFact(of, container, 'tareKg', 'need'))]],
    ],
  ];
}

/**
 * CIM/SMGS consignment note, German, English, Russian and Chinese. Only numbers of boxes that could be confirmed are printed
 * (README); other boxes stand without one.
 */
export const cimSmgs: Paper = {
  code: 'cimSmgs',
  heading: 'FRACHTBRIEF CIM/SMGS · НАКЛАДНАЯ ЦИМ/СМГС · 国际货约/国际货协运单',
  subheading: 'CIM/SMGS consignment note · 1 Original des Frachtbriefs · Оригинал накладной · 运单正本',
  more: 'siehe Zusatzblatt / см. дополнительный лист / 见补充清单',
  moreHeading: 'CIM/SMGS · Zusatzblatt · Дополнительный лист · 补充清单',
  isNumbered: true,
  isFor: joinsCimAndSmgs,
  boxes: [
    plainBox(
      'Absender / Consignor / Отправитель / 发货人',
      [10, 18, 95, 36],
      620,
      (of) => partyLines(of, 'sendCc', { languages: LANGUAGES, needed: ['ru', 'en'] }),
      '1',
    ),
    plainBox('Sendung Nr. / Consignment no. / Отправка № / 批号', [105, 18, 95, 12], 40, ({ number }) => [
      [may(null, number)],
    ]),
    plainBox(
      'Erklärungen des Absenders / Consignor’s declarations / Заявления отправителя / 发货人的声明',
      [105, 30, 95, 40],
      900,
      (of) => [[orderFact(of, 'consignorStatement')], ...payerLines(of)],
      '7',
    ),
    plainBox(
      'Empfänger / Consignee / Получатель / 收货人',
      [10, 54, 95, 36],
      620,
      (of) => partyLines(of, 'receiveCc', { languages: LANGUAGES, needed: ['ru', 'en'] }),
      '4',
    ),
    plainBox(
      'Vom Absender beigefügte Papiere / Documents attached / Документы, приложенные отправителем / 发货人添附的文件',
      [105, 70, 95, 30],
      440,
      (of) => [
        [labelled('Invoice / Счёт', orderFact(of, 'invoiceNo')), orderFact(of, 'invoiceDate')],
        [orderFact(of, 'attachedDocuments')],
        [labelled('SMGS', may(null, of.otherNote))],
      ],
      '9',
    ),
    plainBox(
      'Ablieferungsort / Place of delivery / Место доставки / 交付地点',
      [10, 90, 95, 16],
      150,
      ({ dossier: { stops } }) => [[stationFact(stops.at(-1), ['ru', 'en', 'zh'])]],
      '10',
    ),
    plainBox(
      'Übernahmeort / Place of acceptance / Место приёма груза / 接收货物地点',
      [105, 100, 95, 16],
      150,
      ({ dossier: { stops } }) => [[stationFact(stops[0], ['ru', 'en', 'zh'])]],
    ),
    plainBox(
      'Kommerzielle Bedingungen / Commercial terms / Коммерческие условия / 商务条件',
      [10, 106, 95, 24],
      360,
      (of) => [
        [orderFact(of, 'commercialTerms')],
        [orderFact(of, 'incoterm'), orderFact(of, 'incotermPlace')],
        [labelled('Contract / Договор', orderFact(of, 'contractNo')), orderFact(of, 'contractDate')],
      ],
      '13',
    ),
    plainBox(
      'CIM – SMGS: Umbehandlungspunkt / Point of change / Место изменения / 转换地点',
      [105, 116, 60, 14],
      90,
      changeOfLaw,
    ),
    plainBox(
      'Wagen Nr. / Wagon no. / Вагон № / 车号',
      [165, 116, 35, 14],
      30,
      (of) => (of.container === null ? [] : [[containerFact(of, of.container, 'wagonNo')]]),
      '19',
    ),
    plainBox(
      'Angaben für den Empfänger / For the consignee / Для получателя / 收货人须知',
      [10, 244, 95, 18],
      200,
      (of) => [[orderFact(of, 'consigneeNote')]],
    ),
    plainBox('Zollvermerke / Customs endorsements / Отметки таможни / 海关记载', [105, 244, 95, 18], 40, stamped, '26'),
    plainBox(
      'Ort, Datum der Ausstellung / Place, date made out / Дата составления / 填制日期',
      [10, 262, 95, 20],
      20,
      ({ issuedOn }) => [[may(null, issuedOn)]],
    ),
    plainBox('Tagesstempel / Date stamp / Календарный штемпель / 日期戳', [105, 262, 95, 20], 20, stamped),
  ],
  table: {
    at: { x: 10, y: 130, width: 190, height: 114 },
    columns: [
      {
        no: '20',
        title: 'Bezeichnung des Gutes / Description of goods / Наименование груза / 货物名称',
        share: 118,
        maxLength: 1_500,
      },
      { no: '23', title: 'NHM, GNG / ГНГ, ЕТСНГ', share: 34, maxLength: 40 },
      { no: '24', title: 'Masse kg / Масса кг / 重量', share: 38, align: 'right', maxLength: 40 },
    ],
    rows: (of) => [
      ...containerRow(of),
      ...of.lines.map((line) => [
        [
          [goodsFact(line, 'goodsNameRu', 'need')],
          [goodsFact(line, 'goodsNameEn', 'need')],
          [goodsFact(line, 'goodsNameCn')],
          [goodsFact(line, 'packNum', 'need'), packagesFact(line, ['ru', 'en'], 'need')],
          [labelled('Zeichen / Знаки / 标记', goodsFact(line, 'goodsSign'))],
        ],
        [[goodsFact(line, 'gng', 'need')], [labelled('ЕТСНГ', goodsFact(line, 'etcode'))]],
        [[goodsFact(line, 'goodsGrossWeightKg', 'need')]],
      ]),
    ],
    totals: ({ lines }) => [
      [word('Gesamt / Total / Итого / 合计'), sumFact(lines, 'packNum')],
      [],
      [sumFact(lines, 'goodsGrossWeightKg')],
    ],
  },
  obstacles: (of) => [
    ...unconfirmed(of),
    ...goodsObstacles(of),
    ...massObstacles(of),
    ...oneNote(of, of.dossier.hasDeparted),
  ],
};

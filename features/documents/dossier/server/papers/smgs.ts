import type { Language } from '../../../../../platform/wire/language.ts';
import { railwayName, railwayOf, railwaysAlong } from '../../railways.ts';
import type { RouteStop } from '../dossier.ts';
import {
  type Fact,
  type Line,
  labelled,
  may,
  type Paper,
  type PaperBox,
  type Subject,
  word,
} from '../machine/paper.ts';
import {
  containerFact,
  goodsFact,
  inWords,
  numberFact,
  orderFact,
  packagesFact,
  partyLines,
  railwayFact,
  stationFact,
  sumFact,
} from './facts.ts';
import { goodsObstacles, massObstacles, oneNote, unconfirmed } from './obstacles.ts';

const BOTH: readonly Language[] = ['ru', 'zh'];

const PROVIDERS = { carrier: 'П / 承运人', consignor: 'О / 发货人', consignee: 'ПЛ / 收货人' };
const LOADERS = { consignor: 'Отправителем / 发货人', carrier: 'Перевозчиком / 承运人' };
const METHODS = {
  scales: 'На весах / 衡器称重',
  stencil: 'По трафарету / 按标记重量',
  standard: 'По стандарту / 按标准重量',
  measuring: 'По обмеру / 量测',
};

/** Stops under the SMGS; the note goes no farther. */
const stopsOf = ({ dossier: { stops } }: Subject): readonly RouteStop[] =>
  stops.filter(({ countryCode }) => railwayOf(countryCode) !== undefined);

const wagon = (field: 'wagonNo' | 'wagonCapacityT' | 'wagonAxles' | 'wagonTareT') => (of: Subject) =>
  of.container === null ? [] : [[containerFact(of, of.container, field)]];

/** Which railway carries from where to where (box 22). */
function carrierLines(of: Subject): Line[] {
  const stops = stopsOf(of);
  return railwaysAlong(stops).map((railway) => {
    const own = stops.filter(({ countryCode }) => railwayOf(countryCode)?.railway === railway);
    const { ru, zh } = railwayName(railway);
    return [word(`${ru} / ${zh}:`), stationFact(own[0], ['ru']), word('–'), stationFact(own.at(-1), ['ru'])];
  });
}

/** Who pays each railway (box 23). */
const payerLines = (of: Subject): Line[] =>
  railwaysAlong(stopsOf(of)).map((railway) => {
    const { ru, zh } = railwayName(railway);
    return [
      word(`${ru} / ${zh}:`),
      railwayFact(of, railway, 'payerName', 'need'),
      labelled('код', railwayFact(of, railway, 'payerCode', 'need')),
    ];
  });

const boxAt = (
  no: string,
  title: string,
  [x, y, width, height]: readonly [number, number, number, number],
  maxLength: number,
  lines: PaperBox['lines'],
): PaperBox => ({ no, title, at: { x, y, width, height }, maxLength, lines });

const stamped = (): Line[] => [];

const boxes: readonly PaperBox[] = [
  boxAt('1', 'Отправитель / 发货人', [10, 18, 95, 34], 460, (of) =>
    partyLines(of, 'sendCc', { languages: BOTH, needed: ['ru', 'zh'] }),
  ),
  boxAt('29', 'Отправка № / 批号', [105, 18, 95, 10], 30, ({ number }) => [[may(null, number)]]),
  boxAt('2', 'Станция отправления / 发站', [105, 28, 95, 11], 110, (of) => [[stationFact(stopsOf(of)[0], BOTH)]]),
  boxAt('3', 'Заявления отправителя / 发货人的声明', [105, 39, 95, 24], 480, (of) => [
    [orderFact(of, 'consignorStatement')],
  ]),
  boxAt('4', 'Получатель / 收货人', [10, 52, 95, 34], 460, (of) =>
    partyLines(of, 'receiveCc', { languages: BOTH, needed: ['ru'] }),
  ),
  boxAt('5', 'Станция назначения / 到站', [105, 63, 95, 11], 110, (of) => [[stationFact(stopsOf(of).at(-1), BOTH)]]),
  boxAt('6', 'Пограничные станции переходов / 国境口岸站', [105, 74, 95, 23], 420, (of) =>
    stopsOf(of)
      .filter(({ isBorder }) => isBorder)
      .map((stop) => [stationFact(stop, BOTH)]),
  ),
  boxAt('7', 'Вагон / 车辆', [10, 86, 24, 11], 12, wagon('wagonNo')),
  boxAt('8', 'Вагон предоставлен / 车辆由…提供', [34, 86, 26, 11], 14, (of) =>
    of.container === null ? [] : [[inWords(containerFact(of, of.container, 'wagonProvider'), PROVIDERS)]],
  ),
  boxAt('9', 'Грузоп. т / 载重', [60, 86, 13, 11], 6, wagon('wagonCapacityT')),
  boxAt('10', 'Оси / 轴数', [73, 86, 10, 11], 3, wagon('wagonAxles')),
  boxAt('11', 'Тара т / 自重', [83, 86, 12, 11], 6, wagon('wagonTareT')),
  boxAt('12', 'Цист. / 罐型', [95, 86, 10, 11], 4, stamped),
  boxAt('13', 'После перегрузки: масса груза / 换装后货物重量', [10, 97, 95, 8], 20, stamped),
  boxAt('14', 'После перегрузки: к-во мест / 换装后件数', [105, 97, 95, 8], 20, stamped),
  boxAt('19', 'Пломбы: к-во, знаки / 封印：个数，记号', [10, 197, 60, 17], 100, (of) =>
    of.container === null
      ? []
      : [[containerFact(of, of.container, 'sealNo', 'need'), containerFact(of, of.container, 'otherSeals')]],
  ),
  boxAt('20', 'Погружено / 装车方', [70, 197, 65, 17], 60, (of) => [
    [inWords(orderFact(of, 'loadedBy', 'need'), LOADERS)],
  ]),
  boxAt('21', 'Способ определения массы / 确定重量的方法', [135, 197, 65, 17], 60, (of) => [
    [inWords(orderFact(of, 'massMethod', 'need'), METHODS)],
  ]),
  boxAt(
    '22',
    'Перевозчики (участки от – до, коды станций) / 承运人（区段自 – 至，车站代码）',
    [10, 214, 95, 30],
    640,
    carrierLines,
  ),
  boxAt('23', 'Уплата провозных платежей / 运送费用的支付', [105, 214, 95, 30], 640, payerLines),
  boxAt('24', 'Документы, приложенные отправителем / 发货人添附的文件', [10, 244, 95, 20], 380, (of) => [
    [labelled('Счёт-фактура / 发票', orderFact(of, 'invoiceNo')), orderFact(of, 'invoiceDate')],
    [orderFact(of, 'attachedDocuments')],
  ]),
  boxAt(
    '25',
    'Информация, не предназначенная для перевозчика, № договора / 与承运人无关的信息，供货合同号码',
    [105, 244, 95, 20],
    300,
    (of) => [
      [labelled('Договор / 合同', orderFact(of, 'contractNo')), orderFact(of, 'contractDate')],
      [orderFact(of, 'consigneeNote')],
    ],
  ),
  boxAt('26', 'Дата заключения договора перевозки / 缔结运输合同的日期', [10, 264, 47.5, 20], 20, stamped),
  boxAt('27', 'Дата прибытия / 到达日期', [57.5, 264, 47.5, 20], 20, stamped),
  boxAt(
    '28',
    'Отметки для выполнения таможенных и других административных формальностей / 办理海关和其他行政手续的记载',
    [105, 264, 95, 20],
    60,
    stamped,
  ),
];

function containerRow(of: Subject): readonly (readonly Line[])[][] {
  const { container } = of;
  if (container === null) return [];
  const kg = (label: string, fact: Fact) => labelled(label, fact, 'кг');
  return [
    [
      [
        [word('Контейнер / 集装箱'), numberFact(container), may(null, container.sizeType), may(null, container.owner)],
        [kg('Тара / 皮重', containerFact(of, container, 'tareKg', 'need'))],
        [kg('Масса брутто контейнера (VGM) / 总重', containerFact(of, container, 'vgmKg'))],
      ],
      [],
      [],
      [[containerFact(of, container, 'tareKg')]],
    ],
  ];
}

/** Consignment note 国际货协运单 of the SMGS, Russian and Chinese, with its continuation sheet. */
export const smgs: Paper = {
  code: 'smgs',
  heading: 'СМГС  НАКЛАДНАЯ / 国际货协运单',
  subheading: 'Лист 1 · Оригинал накладной / 第1联 · 运单正本',
  more: 'см. дополнительный лист / 见补充清单',
  moreHeading: 'СМГС  ДОПОЛНИТЕЛЬНЫЙ ЛИСТ / 国际货协运单补充清单',
  isNumbered: true,
  boxes,
  table: {
    at: { x: 10, y: 105, width: 190, height: 92 },
    columns: [
      { no: '15', title: 'Наименование груза / 货物名称', share: 116, maxLength: 1_200 },
      { no: '16', title: 'Род упаковки / 包装种类', share: 28, maxLength: 60 },
      { no: '17', title: 'К-во мест / 件数', share: 20, align: 'right', maxLength: 12 },
      { no: '18', title: 'Масса (кг) / 重量（公斤）', share: 26, align: 'right', maxLength: 16 },
    ],
    rows: (of) => [
      ...containerRow(of),
      ...of.lines.map((line) => [
        [
          [goodsFact(line, 'goodsNameRu', 'need')],
          [goodsFact(line, 'goodsNameCn', 'need')],
          [
            labelled('ГНГ', goodsFact(line, 'gng', 'need')),
            labelled('ЕТСНГ', goodsFact(line, 'etcode')),
            labelled('ТН ВЭД', goodsFact(line, 'hscode')),
          ],
          [labelled('Знаки, марки / 标记', goodsFact(line, 'goodsSign'))],
        ],
        [[packagesFact(line, BOTH, 'need')]],
        [[goodsFact(line, 'packNum', 'need')]],
        [[goodsFact(line, 'goodsGrossWeightKg', 'need')]],
      ]),
    ],
    totals: ({ lines }) => [
      [word('Итого груза / 货物合计')],
      [],
      [sumFact(lines, 'packNum')],
      [sumFact(lines, 'goodsGrossWeightKg')],
    ],
  },
  obstacles: (of) => [...unconfirmed(of), ...goodsObstacles(of), ...massObstacles(of), ...oneNote(of, false)],
};

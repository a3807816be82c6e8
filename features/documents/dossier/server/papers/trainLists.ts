import { isAbove } from '../../../../../libs/amounts/compare.ts';
import { exactSum } from '../../../../../libs/amounts/decimals.ts';
import { isDecimal } from '../../../../../platform/wire/amountText.ts';
import { factCell } from '../../../../freight/cargo/cells.ts';
import { containerScope } from '../../../../freight/cargo/shipmentFields.ts';
import { SIZE_TYPES } from '../../../../freight/train/sizeTypes.ts';
import type { Dossier, DossierContainer, DossierLine } from '../dossier.ts';
import {
  type Fact,
  type Line,
  may,
  type Obstacle,
  type Paper,
  type PaperBox,
  type TrainSubject,
  word,
} from '../machine/paper.ts';
import { containerFact, inWords, numberFact, stationFact, sumFact } from './facts.ts';

/** A container of a train with its order and goods. */
interface Carried {
  dossier: Dossier;
  container: DossierContainer;
  lines: readonly DossierLine[];
}

const carriedOf = ({ train }: Pick<TrainSubject, 'train'>): Carried[] =>
  train.orders.flatMap(({ dossier }) =>
    dossier.containers.map((container) => ({
      dossier,
      container,
      lines: dossier.lines.filter(({ orderContainerId }) =>
        orderContainerId === null ? dossier.containers.length === 1 : orderContainerId === container.orderContainerId,
      ),
    })),
  );

/** Keys of goods lines are those of an order: on a list of many orders their values lead nowhere. */
const unlinked = (fact: Fact): Fact => may(null, fact.text);

const factOf = (
  { dossier, container }: Carried,
  field: Parameters<typeof containerFact>[2],
  demand: 'need' | 'may' = 'may',
) => containerFact({ dossier }, container, field, demand);

/** The first name, and how many others there are. */
function goodsOf({ lines }: Carried): Line[] {
  const [first] = lines;
  if (first === undefined) return [];
  const { goodsNameRu, goodsNameEn, goodsNameCn } = first.values;
  return [
    [may(null, goodsNameRu || goodsNameEn), ...(lines.length > 1 ? [word(`+${lines.length - 1}`)] : [])],
    [may(null, goodsNameCn)],
  ];
}

/** Sum of a fact of containers; '' while one lacks it. */
function sumOfFacts(all: readonly Carried[], field: 'tareKg' | 'vgmKg'): string {
  const amounts = all.map((one) => factOf(one, field).text);
  return amounts.length > 0 && amounts.every(isDecimal) ? exactSum(amounts) : '';
}

const HEIGHT = 12;

function headBox(title: string, [place, width]: readonly [number, number], lines: PaperBox<TrainSubject>['lines']) {
  return { no: '', title, at: { x: 10 + place, y: 20, width, height: HEIGHT }, maxLength: 90, lines };
}

const headBoxes: readonly PaperBox<TrainSubject>[] = [
  headBox('车次，发车 / Поезд, отправление / Train', [0, 46], ({ train: { train } }) => [
    [may(null, train.trainNo), may(null, train.departDate)],
  ]),
  headBox('发站 / Станция отправления / From', [46, 56], ({ train: { stops } }) => [
    [stationFact(stops[0], ['zh', 'ru'])],
  ]),
  headBox('到站 / Станция назначения / To', [102, 56], ({ train: { stops } }) => [
    [stationFact(stops.at(-1), ['zh', 'ru'])],
  ]),
  headBox('箱数 / Контейнеров / Containers', [158, 32], (of) => [[may(null, String(carriedOf(of).length))]]),
];

const signature: PaperBox<TrainSubject> = {
  no: '',
  title: '编制，日期 / Составил, дата / Prepared by, date',
  at: { x: 10, y: 268, width: 190, height: 14 },
  maxLength: 20,
  lines: ({ issuedOn }) => [[may(null, issuedOn)]],
};

const TABLE_AT = { x: 10, y: 32, width: 190, height: 236 };

const nothingCarried = (of: TrainSubject): Obstacle[] =>
  carriedOf(of).length === 0 ? [{ reason: 'noContainers', cell: null }] : [];

const shared = {
  more: '续下页 / см. следующий лист / continued overleaf',
  isNumbered: false,
  boxes: [...headBoxes, signature],
} as const;

/** Container list of a train 集装箱清单, Chinese, Russian and English. */
export const containerList: Paper<TrainSubject> = {
  ...shared,
  code: 'containerList',
  heading: '集装箱清单 / ВЕДОМОСТЬ КОНТЕЙНЕРОВ / CONTAINER LIST',
  subheading: '按订单和箱号排列 · по заказам и контейнерам · by order and container',
  moreHeading: '集装箱清单 / ВЕДОМОСТЬ КОНТЕЙНЕРОВ / CONTAINER LIST',
  table: {
    at: TABLE_AT,
    columns: [
      { no: '', title: '№', share: 7, maxLength: 4 },
      { no: '', title: '箱号 / Контейнер / Container', share: 24, maxLength: 24 },
      { no: '', title: '箱型 / Тип / Type', share: 11, maxLength: 6 },
      { no: '', title: '箱主 / Влад. / Owner', share: 11, maxLength: 4 },
      { no: '', title: '最大总重 / Макс. брутто / Max gross kg', share: 15, align: 'right', maxLength: 8 },
      { no: '', title: '皮重 / Тара / Tare kg', share: 13, align: 'right', maxLength: 8 },
      { no: '', title: 'VGM kg', share: 13, align: 'right', maxLength: 8 },
      { no: '', title: '铅封 / Пломба / Seal', share: 22, maxLength: 90 },
      { no: '', title: '货物 / Груз / Goods', share: 36, maxLength: 560 },
      { no: '', title: '件数 / Места / Pkgs', share: 12, align: 'right', maxLength: 12 },
      { no: '', title: '货重 / Масса груза / Goods kg', share: 17, align: 'right', maxLength: 16 },
      { no: '', title: '订单 / Заказ / Order', share: 28, maxLength: 20 },
    ],
    rows: (of) =>
      carriedOf(of).map((one, index) => [
        [[word(String(index + 1))]],
        [[numberFact(one.container)]],
        [[may(null, one.container.sizeType)]],
        [[may(null, one.container.owner)]],
        [[may(null, String(SIZE_TYPES[one.container.sizeType].maxGrossKg))]],
        [[factOf(one, 'tareKg', 'need')]],
        [[factOf(one, 'vgmKg', 'need')]],
        [[factOf(one, 'sealNo', 'need')], [factOf(one, 'otherSeals')]],
        goodsOf(one),
        [[unlinked(sumFact(one.lines, 'packNum'))]],
        [[unlinked(sumFact(one.lines, 'goodsGrossWeightKg'))]],
        [[may(null, one.dossier.orderBigNo)]],
      ]),
    totals: (of) => {
      const all = carriedOf(of);
      const lines = all.flatMap((one) => one.lines);
      return [
        [],
        [word('合计 / Итого / Total')],
        [],
        [],
        [],
        [may(null, sumOfFacts(all, 'tareKg'))],
        [may(null, sumOfFacts(all, 'vgmKg'))],
        [],
        [],
        [unlinked(sumFact(lines, 'packNum'))],
        [unlinked(sumFact(lines, 'goodsGrossWeightKg'))],
        [],
      ];
    },
  },
  obstacles: nothingCarried,
};

/** Containers by the wagon that carries them, along the train as it is planned, then by order; one without a wagon stands alone. */
function wagonsOf(of: TrainSubject): (readonly [Carried, ...Carried[]])[] {
  const wagons = new Map<string, [Carried, ...Carried[]]>();
  const placeOf = ({ container }: Carried) =>
    of.train.places.get(container.orderContainerId) ?? Number.MAX_SAFE_INTEGER;
  for (const one of carriedOf(of).toSorted((first, second) => placeOf(first) - placeOf(second))) {
    const number = factOf(one, 'wagonNo').text;
    const key = number === '' ? `container ${one.container.orderContainerId}` : number;
    const known = wagons.get(key);
    if (known === undefined) wagons.set(key, [one]);
    else known.push(one);
  }
  return [...wagons.values()];
}

const PROVIDERS = { carrier: 'П / 承运人', consignor: 'О / 发货人', consignee: 'ПЛ / 收货人' };

/** No wagon carries more than its capacity (C10). */
const overloaded = (of: TrainSubject): Obstacle[] =>
  wagonsOf(of).flatMap((carried) => {
    const [first] = carried;
    const capacityT = factOf(first, 'wagonCapacityT').text;
    const loadKg = sumOfFacts(carried, 'vgmKg');
    if (!isDecimal(capacityT) || !isDecimal(loadKg) || !isAbove(loadKg, String(Number(capacityT) * 1_000))) return [];
    const cell = factCell(containerScope(first.container.orderContainerId), 'wagonCapacityT');
    return [{ reason: 'wagonOverloaded' as const, cell }];
  });

/** Wagon list of a train 车辆清单, Chinese, Russian and English. */
export const wagonList: Paper<TrainSubject> = {
  ...shared,
  code: 'wagonList',
  heading: '车辆清单 / ВАГОННЫЙ ЛИСТ / WAGON LIST',
  subheading: '按车号 · по вагонам · by wagon',
  moreHeading: '车辆清单 / ВАГОННЫЙ ЛИСТ / WAGON LIST',
  table: {
    at: TABLE_AT,
    columns: [
      { no: '', title: '№', share: 7, maxLength: 4 },
      { no: '', title: '车号 / Вагон / Wagon', share: 24, maxLength: 24 },
      { no: '', title: '提供方 / Предоставлен / Provided by', share: 22, maxLength: 16 },
      { no: '', title: '轴 / Оси / Axles', share: 11, align: 'right', maxLength: 4 },
      { no: '', title: '载重 / Грузоп. / Capacity t', share: 16, align: 'right', maxLength: 8 },
      { no: '', title: '自重 / Тара / Tare t', share: 15, align: 'right', maxLength: 8 },
      { no: '', title: '集装箱 / Контейнеры / Containers', share: 40, maxLength: 120 },
      { no: '', title: '货重 / Масса груза / Goods kg', share: 20, align: 'right', maxLength: 16 },
      { no: '', title: '总重 VGM / Брутто / Gross kg', share: 20, align: 'right', maxLength: 16 },
      { no: '', title: '运单 / Накладная / Consignment note', share: 26, maxLength: 60 },
    ],
    rows: (of) =>
      wagonsOf(of).map((carried, index) => {
        const [first] = carried;
        const lines = carried.flatMap((one) => one.lines);
        return [
          [[word(String(index + 1))]],
          [[factOf(first, 'wagonNo', 'need')]],
          [[inWords(factOf(first, 'wagonProvider'), PROVIDERS)]],
          [[factOf(first, 'wagonAxles')]],
          [[factOf(first, 'wagonCapacityT', 'need')]],
          [[factOf(first, 'wagonTareT')]],
          carried.map(({ container }) => [numberFact(container), may(null, container.sizeType)]),
          [[unlinked(sumFact(lines, 'goodsGrossWeightKg'))]],
          [[may(null, sumOfFacts(carried, 'vgmKg'))]],
          carried.map(({ container }) => [may(null, of.train.notes.get(container.orderContainerId) ?? '')]),
        ];
      }),
    totals: (of) => {
      const all = carriedOf(of);
      return [
        [],
        [word('合计 / Итого / Total')],
        [],
        [],
        [],
        [],
        [may(null, String(all.length))],
        [
          unlinked(
            sumFact(
              all.flatMap((one) => one.lines),
              'goodsGrossWeightKg',
            ),
          ),
        ],
        [may(null, sumOfFacts(all, 'vgmKg'))],
        [],
      ];
    },
  },
  obstacles: (of) => [...nothingCarried(of), ...overloaded(of)],
};

import type { DossierContainer } from '../dossier.ts';
import { type Line, may, type Paper, type PaperTable, type Subject, word } from '../machine/paper.ts';
import { containerFact, goodsFact, numberFact, packagesFact, sumFact } from './facts.ts';
import { goodsObstacles, unconfirmed } from './obstacles.ts';
import { journeyBoxes, partyBox, plainBox, signatureBox } from './parts.ts';

/** A row for each goods line of a container, whose number and seal stand on the first. */
function containerRows(of: Subject, container: DossierContainer): (readonly Line[])[][] {
  const isOnly = of.dossier.containers.length === 1;
  const lines = of.lines.filter(({ orderContainerId }) =>
    orderContainerId === null ? isOnly : orderContainerId === container.orderContainerId,
  );
  const head = [
    [[numberFact(container)]],
    [[may(null, container.sizeType)]],
    [[containerFact(of, container, 'sealNo', 'need')]],
  ];
  if (lines.length === 0) return [head];
  return lines.map((line, index) => [
    ...(index === 0 ? head : [[], [], []]),
    [[goodsFact(line, 'goodsNameEn', 'need')], [goodsFact(line, 'goodsNameRu')]],
    [[goodsFact(line, 'packNum', 'need'), packagesFact(line, ['en'])]],
    [[goodsFact(line, 'goodsGrossWeightKg', 'need')]],
  ]);
}

/** Containers of an order with seal and weights, and what they hold. */
const containers: PaperTable = {
  at: { x: 10, y: 86, width: 190, height: 150 },
  columns: [
    { no: '', title: 'Container / Контейнер', share: 28, maxLength: 20 },
    { no: '', title: 'Type / Тип', share: 12, maxLength: 6 },
    { no: '', title: 'Seal / Пломба', share: 24, maxLength: 24 },
    { no: '', title: 'Goods / Груз', share: 72, maxLength: 900 },
    { no: '', title: 'Packages / Места', share: 28, align: 'right', maxLength: 60 },
    { no: '', title: 'Gross kg / Брутто кг', share: 26, align: 'right', maxLength: 16 },
  ],
  rows: (of) => of.dossier.containers.flatMap((container) => containerRows(of, container)),
  totals: ({ lines }) => [
    [word('Total / Итого')],
    [],
    [],
    [],
    [sumFact(lines, 'packNum')],
    [sumFact(lines, 'goodsGrossWeightKg')],
  ],
};

const shared = {
  more: 'continued overleaf / см. следующий лист',
  isNumbered: false,
  table: containers,
  obstacles: (of: Subject) => [...unconfirmed(of), ...goodsObstacles(of)],
};

/** Arrival notice to the consignee, English and Russian. */
export const arrivalNotice: Paper = {
  ...shared,
  code: 'arrivalNotice',
  heading: 'ARRIVAL NOTICE / УВЕДОМЛЕНИЕ О ПРИБЫТИИ',
  subheading: 'to the consignee · получателю груза',
  moreHeading: 'ARRIVAL NOTICE / УВЕДОМЛЕНИЕ О ПРИБЫТИИ',
  boxes: [
    partyBox('Consignee / Получатель', [10, 20, 95, 34], 'receiveCc', ['en', 'ru'], ['en']),
    partyBox('Consignor / Отправитель', [105, 20, 95, 34], 'sendCc', ['en'], ['en']),
    ...journeyBoxes(54, ['Order / Заказ', 'Train / Поезд', 'From / Откуда', 'To / Куда'], ['en', 'ru']),
    plainBox('Notice / Уведомление', [10, 66, 190, 20], 500, () => [
      [word('The containers below arrive by this train. Please arrange import clearance and collection.')],
      [word('Указанные контейнеры прибывают этим поездом. Просим организовать таможенное оформление и вывоз.')],
    ]),
    signatureBox('Issued / Выдано', { x: 10, y: 236, width: 190, height: 20 }),
  ],
};

/** Delivery order: the terminal hands the containers over to the consignee; English and Russian. */
export const deliveryOrder: Paper = {
  ...shared,
  code: 'deliveryOrder',
  heading: 'DELIVERY ORDER / РАСПОРЯЖЕНИЕ НА ВЫДАЧУ',
  subheading: 'to the terminal · терминалу',
  moreHeading: 'DELIVERY ORDER / РАСПОРЯЖЕНИЕ НА ВЫДАЧУ',
  boxes: [
    partyBox('Deliver to / Выдать', [10, 20, 190, 34], 'receiveCc', ['en', 'ru'], ['en']),
    ...journeyBoxes(54, ['Order / Заказ', 'Train / Поезд', 'From / Откуда', 'To / Куда'], ['en', 'ru']),
    plainBox('Order / Распоряжение', [10, 66, 190, 20], 500, () => [
      [word('Please deliver the containers below to the consignee named above or its authorized representative.')],
      [word('Просим выдать указанные контейнеры названному получателю или его уполномоченному представителю.')],
    ]),
    signatureBox('Issued / Выдано', { x: 10, y: 236, width: 95, height: 20 }),
    plainBox('Received: name, date, signature / Получил: имя, дата, подпись', [105, 236, 95, 20], 10, () => []),
  ],
};
